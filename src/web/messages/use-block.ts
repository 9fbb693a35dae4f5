import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import type { Side } from '../../modules/messaging/schema.ts'
import { ApiError, call } from '../api-client.ts'
import { toast } from '../components/toast.ts'
import { putConversation } from './queries.ts'
import { sideCalls } from './unread.ts'

/** Blocks and unblocks; `block` resolves to whether it was done. */
export function useBlock(side: Side, id: number) {
  const { client, queryClient } = useRouteContext({ from: '__root__' })
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const block = async (isBlocked: boolean): Promise<boolean> => {
    setBusy(true)
    setProblem(undefined)
    const one = sideCalls(client, side)[':id']
    const param = { id: String(id) }
    try {
      const { isClosed, isBlockedByMe } = await call(
        isBlocked ? one.block.$post({ param }) : one.unblock.$post({ param }),
      )
      putConversation(queryClient, side, id, { isClosed, isBlockedByMe })
      toast({ title: isBlocked ? 'Conversation blocked' : 'Conversation unblocked' })
      return true
    } catch (error) {
      const message = error instanceof ApiError ? error.message : 'Please try again.'
      setProblem(message)
      if (!isBlocked) toast({ title: 'Not unblocked', description: message, variant: 'destructive' })
      return false
    } finally {
      setBusy(false)
    }
  }
  return { block, busy, problem }
}
