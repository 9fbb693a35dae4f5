import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { ConfirmDialog } from '../components/confirm-dialog.tsx'
import { type Act, performAct } from './perform-act.ts'

type ActDialogProps = {
  title: string
  /** What will happen, and whether it can be undone. */
  children: ReactNode
  /** The verb: 'Delete user'. */
  verb: string
  busyLabel: string
  danger?: boolean
  act: Act
  onClose: () => void
}

/** Asks before an act of an administrator, and does it; what fails stands in the dialog, which stays. */
export function ActDialog({ act, verb, onClose, ...dialog }: ActDialogProps) {
  const queryClient = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const confirm = async () => {
    setBusy(true)
    try {
      await performAct(queryClient, act)
      onClose()
    } catch (error) {
      setError(error instanceof Error ? error.message : undefined)
      setBusy(false)
    }
  }
  return (
    <ConfirmDialog
      {...dialog}
      confirmLabel={verb}
      busy={busy}
      error={error}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  )
}
