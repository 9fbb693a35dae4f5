import { useRouteContext } from '@tanstack/react-router'
import { formatDate } from '../../../shared/dates.ts'
import { Button } from '../../components/button.tsx'
import type { Column } from '../../components/table.tsx'
import { AdminList } from '../admin-list.tsx'
import { ListFilter } from '../list-filter.tsx'
import type { ListSearch } from '../section-keys.ts'
import { type WeakSearch, weakFilter, weakSearchesQuery } from './lexicon-queries.ts'

const SORTS = [
  { value: 'asked', label: 'Most often first' },
  { value: 'newest', label: 'Last asked first' },
  { value: 'score', label: 'Worst answered first' },
  { value: 'name', label: 'A to Z' },
]

type WeakSearchesProps = {
  list: ListSearch
  onChange: (changes: ListSearch, options?: { replace: boolean }) => void
  onAdd: (phrase: string) => void
}

/** Of the last 30 days; each word that was not understood stands alone, without its search, one press away from being a term. */
export function WeakSearches({ list, onChange, onAdd }: WeakSearchesProps) {
  const { client } = useRouteContext({ from: '__root__' })
  return (
    <AdminList
      title="Weak searches"
      level="h3"
      noun="search"
      nouns="searches"
      query={weakSearchesQuery(client, list)}
      list={list}
      onChange={onChange}
      columns={columns(onAdd)}
      rowKey={({ query, unknown }) => `${unknown} ${query}`}
      searchLabel="Search by words"
      filters={<ListFilter label="Sort by" name="sort" options={SORTS} list={list} onChange={onChange} />}
      csvPath={`/api/admin/ai-searches.csv?${new URLSearchParams(weakFilter(list))}`}
      empty={{
        title: 'No weak searches',
        why: 'No search of the last 30 days was misunderstood or went without a good match.',
      }}
    />
  )
}

const columns = (onAdd: (phrase: string) => void): Column<WeakSearch>[] => [
  {
    key: 'query',
    label: 'Asked for',
    bare: true,
    cell: ({ query }) => <b className="wrap-anywhere">{query}</b>,
  },
  { key: 'asked', label: 'Times', numeric: true, cell: ({ asked }) => asked },
  {
    key: 'best',
    label: 'Best score',
    numeric: true,
    cell: ({ bestScore, unknown }) => bestScore ?? (unknown ? '–' : 'nobody'),
  },
  {
    key: 'last',
    label: 'Last',
    cell: ({ lastAskedAt }) => <span className="whitespace-nowrap">{formatDate(lastAskedAt)}</span>,
  },
  {
    key: 'term',
    label: 'What was missing',
    cell: ({ query, unknown }) =>
      unknown ? (
        <Button look="quiet" className="wrap-anywhere" onClick={() => onAdd(query)}>
          Explain {query}
        </Button>
      ) : (
        <Button look="bare" aria-label={`Add a term for ${query}`} onClick={() => onAdd('')}>
          Add a term
        </Button>
      ),
  },
]
