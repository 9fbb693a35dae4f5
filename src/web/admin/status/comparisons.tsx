import { queryOptions, useQuery } from '@tanstack/react-query'
import { formatDateTime } from '../../../shared/dates.ts'
import { formatNumber } from '../../../shared/locale.ts'
import { type ApiClient, call } from '../../app/loading/api-client.ts'
import { Loaded } from '../../app/loading/loaded.tsx'
import { useSite } from '../../app/site.tsx'
import { AdminTable } from '../admin-table.tsx'

const readComparisons = (client: ApiClient) => call(client.api.admin.comparisons.$get())
type Comparison = Awaited<ReturnType<typeof readComparisons>>[number]

const comparisonsQuery = (client: ApiClient) =>
  queryOptions({ queryKey: ['admin', 'comparisons'], queryFn: () => readComparisons(client) })

const NAMES: Record<string, string> = {
  search: 'CVs in the search',
  profiles: 'CVs in the AI search',
  'job words': 'Jobs in the search',
  'application counts': 'Numbers of applications',
  conversations: 'Unread messages',
  'hidden companies': 'Companies that people hide from',
}

/** What the last nightly comparison of derived rows found. */
export function Comparisons() {
  const { client } = useSite()
  const query = useQuery(comparisonsQuery(client))
  return (
    <section className="grid min-w-0 gap-4 pt-8">
      <h2 className="text-22">Nightly comparison</h2>
      <p className="max-w-prose text-muted">
        At night the site checks that searches and counts agree with CVs, jobs and messages, and mends what
        does not. In the AI search some CVs differ each night, because people gain experience. If other
        numbers come back night after night, tell the operator.
      </p>
      <Loaded query={query} what="the nightly comparison" bones={6} boneClass="h-12">
        {(rows) =>
          rows.length === 0 ? (
            <p>The first comparison begins within five minutes.</p>
          ) : (
            <AdminTable
              caption="Nightly comparison"
              columns={COLUMNS}
              rows={rows}
              rowKey={({ name }) => name}
            />
          )
        }
      </Loaded>
    </section>
  )
}

const mendedOf = ({ mended }: Comparison) => Object.values(mended).reduce((sum, rows) => sum + rows, 0)

const COLUMNS = [
  {
    key: 'name',
    label: 'What',
    bare: true,
    share: 2,
    cell: ({ name }: Comparison) => <b>{NAMES[name] ?? name}</b>,
  },
  {
    key: 'ended',
    label: 'Last ended',
    cell: ({ endedAt }: Comparison) => (endedAt ? formatDateTime(endedAt) : 'Not yet'),
  },
  {
    key: 'compared',
    label: 'Compared',
    numeric: true,
    cell: ({ compared }: Comparison) => formatNumber(compared),
  },
  { key: 'mended', label: 'Mended', numeric: true, cell: (row: Comparison) => formatNumber(mendedOf(row)) },
]
