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

type Stored = readonly { settingKey: string; settingValue: string }[]

/**
 * What is as it is stored is no change. A password is never shown, so an empty field means that it stays; to remove it, '' is set past
 * this function.
 */
export function changePending(pending: Pending, stored: Stored, changes: Pending): Pending {
  const isStored = ([key, value]: [string, string]) =>
    stored.some(({ settingKey, settingValue }) => settingKey === key && settingValue === value)
  const others = Object.entries(pending).filter(([key]) => !(key in changes))
  const real = Object.entries(changes).filter((change) => !isStored(change))
  return Object.fromEntries([...others, ...real])
}
