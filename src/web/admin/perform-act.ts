import type { QueryClient } from '@tanstack/react-query'
import { toast } from '../components/toast.ts'
import { tellFailure } from '../tell-failure.ts'

/** What an administrator does, and what it is told as. */
export type Act<Answer = unknown> = {
  call: () => Promise<Answer>
  /** The toast's title afterwards. */
  done: string
  /** Below it. */
  details?: (answer: Answer) => string
  /** The toast's title when it fails; the server's words stand below it. */
  failed: string
}

/** Does it, lets every list be read again, and says in a toast how it went. Throws what the call throws. */
export async function performAct<Answer>(
  queryClient: QueryClient,
  { call, done, details, failed }: Act<Answer>,
): Promise<void> {
  const answer = await call().catch(tellFailure(failed))
  await queryClient.invalidateQueries({ queryKey: ['admin'] })
  toast({ title: done, description: details?.(answer) })
}
