import { keepPreviousData } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { arrived, refusalOf } from '../app/loading/api-client.ts'
import { formatQuery } from '../app/query.ts'
import type { ListSearch } from './section-keys.ts'

/** Rows per page in the administrators' tables. */
export const PAGE_SIZE = 50

export type ListQuery<Row> = {
  queryKey: readonly unknown[]
  /** `isExact` is false if there are more than `total`. */
  queryFn: () => Promise<{ rows: Row[]; total: number; isExact: boolean }>
  placeholderData: typeof keepPreviousData
}

type ListAnswer<Row> = Parameters<typeof refusalOf>[0] & {
  ok: boolean
  headers: Headers
  json(): Promise<Row[]>
}

/**
 * Returns the query of a table: a page of rows and, from the header X-Total-Count, the number of all rows. The rows on
 * screen stay until the next ones are loaded.
 */
export const adminListQuery = <Row>(
  name: string,
  { open: _, hide: __, ...list }: ListSearch,
  request: () => Promise<ListAnswer<Row>>,
): ListQuery<Row> => ({
  queryKey: ['admin', name, list],
  queryFn: async () => {
    const answer = await arrived(request())
    if (!answer.ok) throw await refusalOf(answer)
    const { headers } = answer
    const isExact = headers.get('X-Total-Is-Exact') !== 'false'
    return { rows: await answer.json(), total: Number(headers.get('X-Total-Count')), isExact }
  },
  placeholderData: keepPreviousData,
})

/** The parameters of every list. */
export const pageOf = ({ page = 1, search = '' }: ListSearch) => ({
  page: String(page),
  limit: String(PAGE_SIZE),
  search,
})

/**
 * Returns a filter with the value from the address, such as `{ status: 'pending' }`, or nothing for unknown values and
 * for 'all', which the call does not accept.
 */
export function known<Name extends string, Value extends string>(
  name: Name,
  values: readonly Value[],
  given: string | undefined,
): { [K in Name]?: Value } {
  const value = values.find((one) => one === given)
  const found: { [K in Name]?: Value } = {}
  if (value) found[name] = value
  return found
}

/** The sort order of history lists; newest first by default. */
export const byTime = ({ sort }: ListSearch) => known('sort', ['newest', 'oldest'], sort)

/** The row type of the table that a query factory reads. */
export type RowOf<Factory extends (...args: never[]) => ListQuery<unknown>> =
  ReturnType<Factory> extends ListQuery<infer Row> ? Row : never

/** Returns the address of the CSV file for the current filters. `state`: what the call names the status filter. */
export const csvPathOf = (path: string, { search, status }: ListSearch) =>
  path + formatQuery({ search, status })
export const csvPathByState = (path: string, { search, status, sort }: ListSearch) =>
  path + formatQuery({ search, state: status, sort })

/** Returns the address of the CSV file with the chosen rows. */
export const chosenCsv = (path: string, rows: readonly { id: number }[]) =>
  path + formatQuery({ ids: rows.map(({ id }) => id).join(',') })

/**
 * Reads and changes which rows a section shows. They are kept in the address; `defaults` apply where it has no value.
 * Changing a filter returns to the first page; opening a row does not. `replace` adds no step to the browser's history,
 * for words that are still being typed.
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
