import type { ReactNode } from 'react'
import { GraphqlLink } from '../api/graphql-link.tsx'
import { WorkDetailDocument, type WorkRowFragment } from '../gql/graphql.ts'
import { CopyButton } from '../ui/copy-button.tsx'
import { Page } from '../ui/page.tsx'
import type { Status } from './status.ts'
import { WorkProgress } from './work-progress.tsx'
import { WorkTimeline } from './work-timeline.tsx'
import './work.css'

/** The page of a piece of work: what all have in common, around what only its kind has. */
export function WorkView({
  title,
  work,
  status,
  actions,
  children,
}: {
  title: string
  work: WorkRowFragment
  status: Status
  actions: ReactNode
  children?: ReactNode
}) {
  return (
    <Page
      title={title}
      actions={
        <>
          {actions}
          <CopyButton label="Copy link" text={location.href} />
        </>
      }
    >
      <WorkProgress work={work} status={status} />
      {children}
      <WorkTimeline work={work} />
      <GraphqlLink document={WorkDetailDocument} variables={{ id: work.id }} />
    </Page>
  )
}
