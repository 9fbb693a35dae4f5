import { useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '../../components/button.tsx'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { performAct } from '../perform-act.ts'
import { cleanUpOrphans } from './cv-acts.ts'

/** Deletes the CVs whose owner is gone; a toast tells how that went. */
export function CleanUpButton() {
  const { client } = useRouteContext({ from: '__root__' })
  const queryClient = useQueryClient()
  const [state, setState] = useState<'asking' | 'cleaning'>()
  const clean = async () => {
    setState('cleaning')
    await performAct(queryClient, cleanUpOrphans(client)).catch(() => undefined)
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
