import { useState } from 'react'
import { formatDate } from '../../../shared/dates.ts'
import { useSite } from '../../app/site.tsx'
import { Button } from '../../components/controls/button.tsx'
import { AdminList } from '../admin-list.tsx'
import type { AdminColumn } from '../admin-table.tsx'
import { ListFilter } from '../list-filters.tsx'
import { useListSearch } from '../list-query.ts'
import type { ListSearch } from '../section-keys.ts'
import { SectionTabs, useSectionTab } from '../section-tabs.tsx'
import { SearchQuality } from './search-quality.tsx'
import { TermForm } from './term-form.tsx'
import { TermsList, type WeakSearch, weakFilter, weakSearchesQuery } from './terms-list.tsx'

const TABS = [
  { key: 'terms', label: 'Terms' },
  { key: 'searches', label: 'Weak searches' },
  { key: 'quality', label: 'Search quality' },
] as const

/**
 * Shows the terms that AI search knows in addition to its own lists, and the searches that it could not answer well.
 */
export function LexiconSection() {
  const tab = useSectionTab(['terms', 'searches', 'quality'])
  const [list, change] = useListSearch()
  const [adding, setAdding] = useState<{ query: string }>()
  const add = (query: string) => setAdding({ query })
  return (
    <section className="grid min-w-0 gap-4">
      <h2 className="sr">Search Lexicon</h2>
      <p className="max-w-prose text-muted">
        Names for jobs and skills in Papua New Guinea. AI search uses a new term within seconds. CVs that
        contain it are read again in the background.
      </p>
      <SectionTabs label="Lexicon" tabs={TABS} current={tab} />
      {tab === 'terms' ? (
        <TermsList list={list} onChange={change} onAdd={add} />
      ) : tab === 'searches' ? (
        <WeakSearches list={list} onChange={change} onAdd={add} />
      ) : (
        <SearchQuality list={list} onChange={change} />
      )}
      {adding && <TermForm query={adding.query} onClose={() => setAdding(undefined)} />}
    </section>
  )
}

const SORTS = [
  { value: 'asked', label: 'Most frequent first' },
  { value: 'newest', label: 'Most recent first' },
  { value: 'score', label: 'Lowest score first' },
  { value: 'name', label: 'A to Z' },
]

type WeakSearchesProps = {
  list: ListSearch
  onChange: (changes: ListSearch, options?: { replace: boolean }) => void
  onAdd: (phrase: string) => void
}

/**
 * Lists the weak searches of the last 30 days. Each word that was not understood is shown without its search, and can
 * be added as a term.
 */
function WeakSearches({ list, onChange, onAdd }: WeakSearchesProps) {
  const { client } = useSite()
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
        why: 'Every search of the last 30 days was understood and had a good match.',
      }}
    />
  )
}

const columns = (onAdd: (phrase: string) => void): AdminColumn<WeakSearch>[] => [
  { key: 'query', label: 'Search', bare: true, share: 2, cell: ({ query }) => <b>{query}</b> },
  {
    key: 'why',
    label: 'Missing',
    share: 1.2,
    cell: ({ unknown }) => (unknown ? 'Word not understood' : 'No good match'),
  },
  { key: 'asked', label: 'Times', share: 0.6, numeric: true, cell: ({ asked }) => asked },
  {
    key: 'best',
    label: 'Best score',
    share: 0.7,
    numeric: true,
    cell: ({ bestScore, unknown }) => bestScore ?? (unknown ? '–' : 'nobody'),
  },
  { key: 'last', label: 'Last searched', cell: ({ lastAskedAt }) => formatDate(lastAskedAt) },
  {
    key: 'actions',
    label: 'Actions',
    bare: true,
    cell: ({ query, unknown }) => (
      <span className="row-actions">
        <Button
          look="quiet"
          aria-label={unknown ? `Explain ${query}` : `Add a term for ${query}`}
          onClick={() => onAdd(query)}
        >
          {unknown ? 'Explain' : 'Add a term'}
        </Button>
      </span>
    ),
  },
]
