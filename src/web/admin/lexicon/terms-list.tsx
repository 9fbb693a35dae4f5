import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../../api-client.ts'
import { Button } from '../../components/button.tsx'
import type { Column } from '../../components/table.tsx'
import { ActDialog } from '../act-dialog.tsx'
import { AdminList } from '../admin-list.tsx'
import { BY_TIME, ListFilter, optionsOf } from '../list-filter.tsx'
import type { ListSearch } from '../section-keys.ts'
import { type Term, termFilter, termsQuery } from './lexicon-queries.ts'

/** `narrower` answers for the job that it is a kind of, and not the other way round; jobs that are `near` stand in for each other. */
export const TERM_LABELS: Record<Term['kind'], string> = {
  occupation: 'Another name of a job',
  narrower: 'A kind of a job',
  near: 'A job near another',
  skill: 'Another name of a skill',
}

const SORTS = [...BY_TIME, { value: 'name', label: 'Phrase, A to Z' }]

type TermsListProps = {
  list: ListSearch
  onChange: (changes: ListSearch, options?: { replace: boolean }) => void
  onAdd: (phrase: string) => void
}

export function TermsList({ list, onChange, onAdd }: TermsListProps) {
  const { client } = useRouteContext({ from: '__root__' })
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
              label="What it is"
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
          act={{
            call: () =>
              call(client.api.admin['ai-terms'][':id'].$delete({ param: { id: String(removing.id) } })),
            done: 'Term removed',
            failed: 'Failed to remove the term',
          }}
          onClose={() => setRemoving(undefined)}
        >
          AI search then no longer takes it for {removing.meaning}. It can be added again.
        </ActDialog>
      )}
    </>
  )
}

const columns = (onRemove: (term: Term) => void): Column<Term>[] => [
  {
    key: 'phrase',
    label: 'Phrase',
    bare: true,
    cell: ({ phrase }) => <b className="wrap-anywhere">{phrase}</b>,
  },
  { key: 'kind', label: 'What it is', cell: ({ kind }) => TERM_LABELS[kind] },
  { key: 'meaning', label: 'Means', cell: ({ meaning }) => <span className="wrap-anywhere">{meaning}</span> },
  {
    key: 'actions',
    label: 'Actions',
    bare: true,
    cell: (term) => (
      <Button look="quiet" aria-label={`Remove ${term.phrase}`} onClick={() => onRemove(term)}>
        Remove
      </Button>
    ),
  },
]
