import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { tellFailure } from '../app/loading/tell-failure.ts'
import { ConfirmDialog } from '../components/overlays/form-dialog.tsx'
import { toast, UNDO_MS } from '../components/overlays/toast.ts'

/** An administrator's act and the texts of its toast. */
export type Act<Answer = unknown> = {
  call: () => Promise<Answer>
  /** The toast's title after success. */
  done: string
  /** The text below it. */
  details?: (answer: Answer) => string
  /** The toast's title after a failure. The server's words are below it. */
  failed: string
  /** Returns the act that undoes this one. The toast offers it for some seconds. */
  undo?: ((answer: Answer) => Act) | undefined
}

/** Performs an act, reloads every list and shows the result in a toast. Throws what the call throws. */
export async function performAct<Answer>(
  queryClient: QueryClient,
  { call, done, details, failed, undo }: Act<Answer>,
): Promise<void> {
  const answer = await call().catch(tellFailure(failed))
  await queryClient.invalidateQueries({ queryKey: ['admin'] })
  const onAction = () => undo && void performAct(queryClient, undo(answer)).catch(() => undefined)
  toast({
    title: done,
    description: details?.(answer),
    ...(undo && { duration: UNDO_MS, action: { label: 'Undo', onAction } }),
  })
}

type ActDialogProps = {
  title: string
  /** Explains what will happen and whether it can be undone. */
  children: ReactNode
  /** The verb on the button: 'Delete user'. */
  verb: string
  busyLabel: string
  danger?: boolean
  act: Act
  onClose: () => void
}

/** Asks before an administrator's act and performs it. An error is shown in the dialog, which stays open. */
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
