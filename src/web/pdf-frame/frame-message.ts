/** Why a document isn't shown. */
export type FrameRefusal = 'ENCRYPTED' | 'BROKEN'

/** What the frame tells the console: that it can be given a document, and what became of it. */
export type FrameMessage =
  | { state: 'READY' }
  | { state: 'SHOWN'; pages: number; shown: number }
  | { state: 'REFUSED'; refusal: FrameRefusal }

/** What came from the frame; null: nothing of ours. Who draws a stranger's document is believed no more than needed. */
export function readFrameMessage(data: unknown): FrameMessage | null {
  // Read as if it were one: each part is looked at.
  const message = Object(data) as Record<string, unknown>
  switch (message['state']) {
    case 'READY':
      return { state: 'READY' }
    case 'SHOWN':
      return { state: 'SHOWN', pages: Number(message['pages']), shown: Number(message['shown']) }
    case 'REFUSED':
      return { state: 'REFUSED', refusal: message['refusal'] === 'ENCRYPTED' ? 'ENCRYPTED' : 'BROKEN' }
    default:
      return null
  }
}
