import { Component, type ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { ErrorNotice } from '../ui/notice.tsx'

/** Where a view breaks or can't be loaded, the rest of the console stays, and says what one can do. */
export class PageBoundary extends Component<
  { children: ReactNode; isOffline: boolean },
  { hasFailed: boolean }
> {
  override state = { hasFailed: false }

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true }
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children
    if (this.props.isOffline)
      return <ErrorNotice>This view was not loaded before the server went away. Come back to it.</ErrorNotice>
    return (
      <ErrorNotice action={<Button onPress={() => location.reload()}>Load the page again</Button>}>
        This view could not be shown. The server may have been updated meanwhile.
      </ErrorNotice>
    )
  }
}
