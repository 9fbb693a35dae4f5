import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

const keyOf = (name: string) => ['admin-pending', name]

/** What is not saved yet. It is kept in this tab's memory while the administrator visits other sections. */
export function useKept<T extends object>(name: string, nothing: T): [T, (next: T) => void] {
  const queryClient = useQueryClient()
  const [value, setValue] = useState<T>(() => queryClient.getQueryData<T>(keyOf(name)) ?? nothing)
  const keep = (next: T) => {
    keepUnsaved(queryClient, name, next)
    setValue(next)
  }
  return [value, keep]
}

export function keepUnsaved(queryClient: QueryClient, name: string, value: object): void {
  queryClient.setQueryData(keyOf(name), value)
}
