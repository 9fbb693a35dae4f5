import { useNavigate, useSearch } from '@tanstack/react-router'
import type { ListSearch } from './section-keys.ts'

/**
 * Which rows a section shows, as its address says; `defaults` where it says nothing. Another filter begins with the first page; opening
 * a row stays on its own.
 * With `replace` the change is no step of its own for Back: words that are still being typed.
 */
export function useListSearch(defaults: ListSearch = {}) {
  const { section: _, ...given } = useSearch({ from: '/admin' })
  const navigate = useNavigate({ from: '/admin' })
  const list: ListSearch = { ...defaults, ...given }
  const change = (changes: ListSearch, { replace = false } = {}) =>
    void navigate({
      search: ({ page, ...old }) => ({ ...old, ...('open' in changes && page && { page }), ...changes }),
      replace,
      resetScroll: false,
    })
  return [list, change] as const
}
