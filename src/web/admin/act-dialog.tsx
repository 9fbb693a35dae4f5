import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { ConfirmDialog } from '../components/confirm-dialog.tsx'
import { toast } from '../components/toast.ts'

export type ActDialogProps = {
  title: string
  /** What will happen, and whether it can be undone. */
  children: ReactNode
  /** The verb: 'Delete user'. */
  verb: string
  busyLabel: string
  danger?: boolean
  /** The call. */
  act: () => Promise<unknown>
  /** The toast's title afterwards. */
  done: string
  /** The toast's title when it fails; the server's words stand below it. */
  failed: string
  onClose: () => void
}

/** Asks before an act of an administrator, does it, says how it went, and lets every list be read again. */
export function ActDialog({ act, verb, done, failed, onClose, ...dialog }: ActDialogProps) {
  const queryClient = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const confirm = async () => {
    setBusy(true)
    try {
      await act()
      await queryClient.invalidateQueries({ queryKey: ['admin'] })
      toast({ title: done })
      onClose()
    } catch (error) {
      const description = error instanceof Error ? error.message : undefined
      setError(description)
      toast({ title: failed, description, variant: 'destructive' })
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
