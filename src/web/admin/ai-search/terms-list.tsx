import { useState } from 'react'
import { WEAK_SORTS } from '../../../modules/ai-search/schema.ts'
import { TERM_KINDS, TERM_SORTS } from '../../../modules/occupations/schema.ts'
import { type ApiClient, call } from '../../app/loading/api-client.ts'
import { useSite } from '../../app/site.tsx'
import { Button } from '../../components/controls/button.tsx'
import { AdminList } from '../admin-list.tsx'
import type { AdminColumn } from '../admin-table.tsx'
import { BY_TIME, ListFilter, optionsOf } from '../list-filters.tsx'
import { adminListQuery, known, pageOf, type RowOf } from '../list-query.ts'
import { type Act, ActDialog } from '../perform-act.tsx'
import type { ListSearch } from '../section-keys.ts'

/**
 * A search for the meaning of a `narrower` term also finds the narrower job, but not the other way round. Jobs that are
 * `near` each other are found for each other.
 */
export const TERM_LABELS: Record<Term['kind'], string> = {
  occupation: 'Another name for a job',
  narrower: 'A kind of job',
  near: 'A similar job',
  skill: 'Another name for a skill',
}

const SORTS = [...BY_TIME, { value: 'name', label: 'Phrase, A to Z' }]

type TermsListProps = {
  list: ListSearch
  onChange: (changes: ListSearch, options?: { replace: boolean }) => void
  onAdd: (phrase: string) => void
}

export function TermsList({ list, onChange, onAdd }: TermsListProps) {
  const { client } = useSite()
  const [removing, setRemoving] = useState<Term>()
  return (
    <>
      <AdminList
        title="Terms"
        level="h3"
        noun="term"
        query={termsQuery(client, list)}
        list={list}
        onChange={onChange}
        columns={columns(setRemoving)}
        rowKey={({ id }) => id}
        searchLabel="Search by phrase or meaning"
        filters={
          <>
            <ListFilter
              label="Type"
              name="status"
              options={optionsOf(TERM_LABELS)}
              list={list}
              onChange={onChange}
            />
            <ListFilter label="Sort by" name="sort" options={SORTS} list={list} onChange={onChange} />
          </>
        }
        csvPath={`/api/admin/ai-terms.csv?${new URLSearchParams(termFilter(list))}`}
        actions={<Button onClick={() => onAdd('')}>Add Term</Button>}
        empty={{ title: 'No terms found' }}
      />
      {removing && (
        <ActDialog
          title={`Remove “${removing.phrase}”?`}
          verb="Remove term"
          busyLabel="Removing…"
          danger
          act={removal(client, removing)}
          onClose={() => setRemoving(undefined)}
        >
          AI search will no longer treat it as {removing.meaning}. You can add it again.
        </ActDialog>
      )}
    </>
  )
}

type Meant = Pick<Term, 'phrase' | 'kind' | 'meaning'>

/** Each of the two acts is the undo of the other. */
export const addition = (client: ApiClient, { phrase, kind, meaning }: Meant): Act<Term> => ({
  call: () => call(client.api.admin['ai-terms'].$post({ json: { phrase, kind, meaning } })),
  done: 'Term added',
  details: () => `“${phrase}” now means ${meaning}.`,
  failed: 'Failed to add the term',
  undo: (term) => removal(client, term),
})

const removal = (client: ApiClient, term: Term): Act => ({
  call: () => call(client.api.admin['ai-terms'][':id'].$delete({ param: { id: String(term.id) } })),
  done: 'Term removed',
  failed: 'Failed to remove the term',
  undo: () => addition(client, term) as Act,
})

const columns = (onRemove: (term: Term) => void): AdminColumn<Term>[] => [
  { key: 'phrase', label: 'Phrase', bare: true, share: 1.2, cell: ({ phrase }) => <b>{phrase}</b> },
  { key: 'meaning', label: 'Meaning', share: 1.4, wide: true, cell: ({ meaning }) => meaning },
  { key: 'kind', label: 'Type', wide: true, cell: ({ kind }) => TERM_LABELS[kind] },
  {
    key: 'actions',
    label: 'Actions',
    bare: true,
    cell: (term) => (
      <span className="row-actions">
        <Button look="quiet" aria-label={`Remove ${term.phrase}`} onClick={() => onRemove(term)}>
          Remove
        </Button>
      </span>
    ),
  },
]

/** Returns the filters and sort order of the term list and its file. */
const termFilter = ({ search = '', status, sort }: ListSearch) => ({
  search,
  ...known('kind', TERM_KINDS, status),
  ...known('sort', TERM_SORTS, sort),
})

const termsQuery = (client: ApiClient, list: ListSearch) =>
  adminListQuery('ai-terms', list, () =>
    client.api.admin['ai-terms'].$get({
      query: { ...pageOf(list), ...termFilter(list) },
    }),
  )
type Term = RowOf<typeof termsQuery>

/** Returns the filters and sort order of the weak searches and their file. */
export const weakFilter = ({ search = '', sort }: ListSearch) => ({
  search,
  ...known('sort', WEAK_SORTS, sort),
})

export const weakSearchesQuery = (client: ApiClient, list: ListSearch) =>
  adminListQuery('ai-searches', list, () =>
    client.api.admin['ai-searches'].$get({ query: { ...pageOf(list), ...weakFilter(list) } }),
  )
export type WeakSearch = RowOf<typeof weakSearchesQuery>
