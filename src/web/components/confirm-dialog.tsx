import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { Notice } from './notice.tsx'

type ConfirmDialogProps = {
  title: ReactNode
  /** What will happen, and whether it can be undone. */
  children: ReactNode
  /** The verb: 'Delete job'. */
  confirmLabel: string
  busyLabel: string
  busy?: boolean | undefined
  danger?: boolean | undefined
  error?: ReactNode
  onConfirm: () => void
  onClose: () => void
}

export function ConfirmDialog({
  title,
  children,
  confirmLabel,
  busyLabel,
  busy,
  danger,
  error,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  return (
    <Dialog
      role="alertdialog"
      title={title}
      description={children}
      onClose={onClose}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button look={danger ? 'danger' : 'primary'} busy={busy} busyLabel={busyLabel} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {error && <Notice kind="danger">{error}</Notice>}
    </Dialog>
  )
}
