import { useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { plural } from '../../shared/text.ts'
import { call } from '../api-client.ts'
import { Button } from '../components/button.tsx'
import { ConfirmDialog } from '../components/confirm-dialog.tsx'
import { toast } from '../components/toast.ts'

/** Deletes the CVs whose owner is gone; what it says when done are the call's three numbers. */
export function CleanUpButton() {
  const { client } = useRouteContext({ from: '__root__' })
  const queryClient = useQueryClient()
  const [state, setState] = useState<'asking' | 'cleaning'>()
  const clean = async () => {
    setState('cleaning')
    try {
      const gone = await call(client.api.admin['cleanup-orphaned-cvs'].$post())
      const { deletedCvs, deletedViews, deletedAccess } = gone
      await queryClient.invalidateQueries({ queryKey: ['admin'] })
      toast({
        title: 'Cleanup finished',
        description: `Deleted: ${plural(deletedCvs, 'CV')}, ${plural(deletedViews, 'view')}, ${plural(deletedAccess, 'access', 'accesses')}.`,
      })
    } catch (error) {
      const description = error instanceof Error ? error.message : undefined
      toast({ title: 'Cleanup Failed', description, variant: 'destructive' })
    }
    setState(undefined)
  }
  return (
    <>
      <Button
        look="danger"
        busy={state === 'cleaning'}
        busyLabel="Cleaning..."
        onClick={() => setState('asking')}
      >
        Cleanup Orphaned CVs
      </Button>
      {state === 'asking' && (
        <ConfirmDialog
          title="Delete orphaned CVs?"
          confirmLabel="Delete them"
          busyLabel="Cleaning..."
          danger
          onConfirm={() => void clean()}
          onClose={() => setState(undefined)}
        >
          CVs whose owner’s account is gone are deleted, with their files, their views and what employers had
          of them. Credits and the ledger stay as they are. This action cannot be undone.
        </ConfirmDialog>
      )}
    </>
  )
}
