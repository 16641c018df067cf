import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { ErrorNotice } from '../ui/notice.tsx'
import { AcknowledgeDialog } from './acknowledge-dialog.tsx'
import type { ReplayOfView } from './replay-view.tsx'
import { stepNames, steps } from './replay-words.ts'

/** What happened to a replay that can't go on by itself, in plain words, and the way to decide. */
export function ReplayAttention({ replay }: { replay: ReplayOfView }) {
  const [isDeciding, setDeciding] = useState(false)
  const { attention, failure } = replay
  if (attention === null) return null
  const step = steps.find((one) => one === attention.phase)
  return (
    <>
      <ErrorNotice
        action={
          <Button look="primary" onPress={() => setDeciding(true)}>
            Decide…
          </Button>
        }
      >
        <strong>It can’t go on by itself.</strong>{' '}
        {step !== undefined && <>It got stuck at “{stepNames[step]}”. </>}
        {failure?.message}
      </ErrorNotice>
      {isDeciding && (
        <AcknowledgeDialog replay={replay} canLeave={attention.canLeave} onClose={() => setDeciding(false)} />
      )}
    </>
  )
}
