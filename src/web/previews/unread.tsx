import { Button } from '../ui/button.tsx'
import { ErrorNotice } from '../ui/notice.tsx'

/** Says that the server didn't give what is to be shown. */
export function Unread({ onAgain }: { onAgain: () => void }) {
  return (
    <ErrorNotice action={<Button onPress={onAgain}>Try again</Button>}>
      The content could not be read.
    </ErrorNotice>
  )
}
