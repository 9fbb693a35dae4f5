import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../../api-client.ts'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { deleteEntry } from './entry-acts.ts'
import type { Entry } from './entry-kind.ts'

type DeleteEntryDialogProps = {
  kind: Parameters<typeof deleteEntry>[1]
  entry: Entry
  onDeactivate: () => Promise<void>
  onClose: () => void
}

/** What is in use cannot be deleted: then the dialog offers what can be done instead. */
export function DeleteEntryDialog({ kind, entry, onDeactivate, onClose }: DeleteEntryDialogProps) {
  const queryClient = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const { noun } = kind
  const offersOther = refusal !== undefined && entry.isActive
  const remove = async () => {
    setBusy(true)
    try {
      await deleteEntry(queryClient, kind, entry)
      onClose()
    } catch (error) {
      setRefusal(error instanceof ApiError ? error.message : `Failed to delete ${noun}`)
    }
    setBusy(false)
  }
  const deactivate = async () => {
    setBusy(true)
    await onDeactivate()
    onClose()
  }
  return (
    <ConfirmDialog
      title={`Delete ${entry.name}?`}
      confirmLabel={offersOther ? 'Deactivate' : `Delete ${noun}`}
      busyLabel={offersOther ? 'Deactivating…' : 'Deleting…'}
      busy={busy}
      danger={!offersOther}
      error={refusal}
      onConfirm={() => void (offersOther ? deactivate() : remove())}
      onClose={onClose}
    >
      This action cannot be undone.
    </ConfirmDialog>
  )
}
