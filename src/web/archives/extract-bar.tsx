import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { useChange } from '../api/use-change.ts'
import { useRead } from '../api/use-read.ts'
import { ExtractArchiveDocument, PlanExtractionDocument, type SkipReason } from '../gql/graphql.ts'
import { formatBytes, formatCount } from '../lib/format.ts'
import { useSettled } from '../lib/use-settled.ts'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { ErrorNotice } from '../ui/notice.tsx'
import { useToasts } from '../ui/toasts.tsx'
import type { ExtractionWish, SelectionControl } from './entry-selection.ts'
import { skipWords } from './skip-words.ts'

/** What would be extracted, and the button that does it. */
export function ExtractBar({
  id,
  wish,
  control,
  activeJobId,
}: {
  id: string
  wish: ExtractionWish
  control: SelectionControl
  activeJobId: string | null
}) {
  const [, navigate] = useLocation()
  const { follow } = useToasts()
  const [isForced, setForced] = useState(false)
  const settled = useSettled(wish)
  const { data, isLoading } = useRead(PlanExtractionDocument, { id, ...settled, force: isForced })
  const { run, isRunning, refusal } = useChange(ExtractArchiveDocument)
  const plan = data?.file?.archive?.extractionPlan ?? null
  const isOld = settled !== wish || isLoading
  const extract = async () => {
    const payload = await run({ input: { archiveId: id, ...wish, force: isForced } })
    if (payload === null) return
    follow(payload.job.id)
    navigate(`/work/${payload.job.id}`)
  }
  const skipped = plan?.skipped.filter(({ reason }) => reason !== 'NOT_SELECTED') ?? []
  const isAgainPossible = isForced || skipped.some(({ reason }) => isForceable(reason))
  return (
    <section className="card extract" aria-label="Extraction">
      <div className="row-actions">
        <Button
          look="primary"
          isPending={isRunning}
          isDisabled={
            isOld || plan === null || plan.items === 0 || plan.refusal !== null || activeJobId !== null
          }
          onPress={extract}
        >
          {plan === null || isOld
            ? 'Extract …'
            : plan.items === 0
              ? 'Nothing to extract'
              : `Extract ${nameEntries(plan.items)} (${formatBytes(plan.bytes)})`}
        </Button>
        <Button onPress={() => control.set('ALL')} isDisabled={control.isAll === true}>
          Select all
        </Button>
        <Button onPress={() => control.set('NONE')} isDisabled={control.isAll === false}>
          Select none
        </Button>
        {isAgainPossible && (
          <Checkbox isSelected={isForced} onChange={setForced}>
            Also what was deleted or found damaged before
          </Checkbox>
        )}
      </div>
      <p>{describeWish(wish, control)}</p>
      {skipped.length > 0 && (
        <p className="faint">
          Left out:{' '}
          {skipped
            .map(({ reason, count }) => `${formatCount(count)} × ${lower(skipWords[reason])}`)
            .join(', ')}
          .
        </p>
      )}
      {plan?.refusal && <ErrorNotice>{plan.refusal} Select fewer.</ErrorNotice>}
      {refusal && <ErrorNotice>{refusal.message}</ErrorNotice>}
      {activeJobId !== null && (
        <p role="status">
          Entries of this archive are being extracted:{' '}
          <Link href={`/work/${activeJobId}`}>see how far it is</Link>. The next extraction can begin after
          that.
        </p>
      )}
    </section>
  )
}

/** Such as: all that can be extracted in photos/2020, but 3. */
function describeWish(
  { glob, pathPrefix }: ExtractionWish,
  { selection: { base, except } }: SelectionControl,
): string {
  if (base === 'NONE')
    return except.size === 0
      ? 'Nothing is selected.'
      : `${nameEntries(except.size)} selected, in whatever folder.`
  const parts = [
    'All entries',
    ...(pathPrefix === null ? [] : [`in ${pathPrefix}`]),
    ...(glob === null ? [] : [`that match ${glob}`]),
    ...(except.size === 0 ? [] : [`but ${formatCount(except.size)}`]),
  ]
  return `${parts.join(' ')} are selected.`
}

function isForceable(reason: SkipReason): boolean {
  return reason === 'PREVIOUSLY_DELETED' || reason === 'CORRUPT'
}

function nameEntries(count: number): string {
  return `${formatCount(count)} ${count === 1 ? 'entry' : 'entries'}`
}

function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
