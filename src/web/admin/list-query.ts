import { keepPreviousData } from '@tanstack/react-query'
import { ApiError, refusalOf } from '../api-client.ts'
import { formatQuery } from '../search-params.ts'
import type { ListSearch } from './section-keys.ts'

/** Rows a page of the administrator's tables. */
export const PAGE_SIZE = 50

export type ListQuery<Row> = {
  queryKey: readonly unknown[]
  /** `isExact` false: there are more than `total`. */
  queryFn: () => Promise<{ rows: Row[]; total: number; isExact: boolean }>
  placeholderData: typeof keepPreviousData
}

type ListAnswer<Row> = Parameters<typeof refusalOf>[0] & {
  ok: boolean
  headers: Headers
  json(): Promise<Row[]>
}

/**
 * The query of a table: a page of rows and, from the header X-Total-Count, how many there are. The rows on screen stay until the
 * next ones are there.
 */
export const adminListQuery = <Row>(
  name: string,
  { open: _, ...list }: ListSearch,
  request: () => Promise<ListAnswer<Row>>,
): ListQuery<Row> => ({
  queryKey: ['admin', name, list],
  queryFn: async () => {
    const answer = await request().catch(() => {
      throw new ApiError(0, '{"message":"Network error. Please try again."}')
    })
    if (!answer.ok) throw await refusalOf(answer)
    const { headers } = answer
    const isExact = headers.get('X-Total-Is-Exact') !== 'false'
    return { rows: await answer.json(), total: Number(headers.get('X-Total-Count')), isExact }
  },
  placeholderData: keepPreviousData,
})

/** What every list takes. */
export const pageOf = ({ page = 1, search = '' }: ListSearch) => ({
  page: String(page),
  limit: String(PAGE_SIZE),
  search,
})

/** A filter that an address names rightly, `{ status: 'pending' }`; nothing for 'all', which the call does not know. */
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

/** The one choice of lists that are a history; newest first without it. */
export const byTime = ({ sort }: ListSearch) => known('sort', ['newest', 'oldest'], sort)

/** A row of the table that a query factory reads. */
export type RowOf<Factory extends (...args: never[]) => ListQuery<unknown>> =
  ReturnType<Factory> extends ListQuery<infer Row> ? Row : never

/** The call that gives what the filters find as a file; `state`: what the filter is called there. */
export const csvPathOf = (path: string, { search, status }: ListSearch) =>
  path + formatQuery({ search, status })
export const csvPathByState = (path: string, { search, status, sort }: ListSearch) =>
  path + formatQuery({ search, state: status, sort })
