import { Page } from '../app/page.tsx'
import { EmptyNotice } from '../ui/notice.tsx'

export default function StubPage() {
  return (
    <Page title="Soon">
      <EmptyNotice title="This view is being built." />
    </Page>
  )
}
