import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../api-client.ts'
import { ConfirmDialog } from '../components/confirm-dialog.tsx'
import { toast } from '../components/toast.ts'
import { refreshEntries } from './entry-form.tsx'

type DeleteEntryDialogProps = {
  kind: { noun: string; title: string; remove: (id: number) => Promise<unknown> }
  entry: { id: number; name: string; isActive: boolean }
  onDeactivate: () => Promise<void>
  onClose: () => void
}

/** What is in use cannot be deleted: then the dialog offers what can be done instead. */
export function DeleteEntryDialog({ kind, entry, onDeactivate, onClose }: DeleteEntryDialogProps) {
  const queryClient = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const { noun, title } = kind
  const offersOther = refusal !== undefined && entry.isActive
  const remove = async () => {
    setBusy(true)
    try {
      await kind.remove(entry.id)
      await refreshEntries(queryClient)
      toast({ title: `${title} deleted successfully` })
      onClose()
    } catch (error) {
      const description = error instanceof ApiError ? error.message : undefined
      toast({ title: `Failed to delete ${noun}`, description, variant: 'destructive' })
      setRefusal(description ?? `Failed to delete ${noun}`)
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
