import type { QueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'

type Pending = Readonly<Record<string, string>>

const KEY = ['admin-pending-smtp']

/** SMTP settings that were changed and not saved; they stay while other sections are looked at, in this tab's memory only. */
export function usePendingSmtp() {
  const { queryClient } = useRouteContext({ from: '__root__' })
  const [pending, setPending] = useState<Pending>(() => queryClient.getQueryData<Pending>(KEY) ?? {})
  const change = (next: Pending) => {
    keepPendingSmtp(queryClient, next)
    setPending(next)
  }
  return [pending, change] as const
}

export function keepPendingSmtp(queryClient: QueryClient, pending: Pending): void {
  queryClient.setQueryData(KEY, pending)
}
