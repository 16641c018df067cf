import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { ErrorNotice } from './notice.tsx'

/** Asks before something that can't be taken back. */
export function ConfirmDialog({
  title,
  verb,
  isOpen,
  isRunning,
  refusal,
  onConfirm,
  onClose,
  children,
}: {
  title: string
  /** What the button says. */
  verb: string
  isOpen: boolean
  isRunning: boolean
  /** Why it wasn't done. */
  refusal: { message: string } | null
  onConfirm: () => void
  onClose: () => void
  children: ReactNode
}) {
  return (
    <Dialog title={title} isOpen={isOpen} onClose={onClose}>
      <div>{children}</div>
      {refusal && <ErrorNotice>{refusal.message}</ErrorNotice>}
      <div className="dialog-actions">
        <Button onPress={onClose}>Keep it</Button>
        <Button look="danger" isPending={isRunning} onPress={onConfirm}>
          {verb}
        </Button>
      </div>
    </Dialog>
  )
}
