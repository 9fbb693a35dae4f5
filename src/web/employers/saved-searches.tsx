import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { MOST_NEW } from '../../modules/search/schema.ts'
import { call } from '../api-client.ts'
import { ActionMenu } from '../components/action-menu.tsx'
import { Badge } from '../components/badge.tsx'
import { Card } from '../components/card.tsx'
import { Notice } from '../components/notice.tsx'
import { AppLink } from '../link.tsx'
import {
  SAVED_SEARCHES_KEY,
  type SavedSearch,
  savedSearchesQuery,
  savedSearchHref,
} from './saved-search-queries.ts'

/** Beside the results; while there are none, nothing. */
export function SavedSearches() {
  const { client } = useRouteContext({ from: '__root__' })
  const { data = [], error } = useQuery(savedSearchesQuery(client))
  if (error) return <Notice kind="warning">Your saved searches could not be loaded. {error.message}</Notice>
  if (data.length === 0) return null
  return (
    <Card as="section" className="grid gap-1">
      <h2 className="text-17">Saved searches</h2>
      <ul>
        {data.map((saved) => (
          <Row key={saved.id} saved={saved} />
        ))}
      </ul>
    </Card>
  )
}

function Row({ saved }: { saved: SavedSearch }) {
  const { client } = useRouteContext({ from: '__root__' })
  const queryClient = useQueryClient()
  const param = { id: String(saved.id) }
  const calls = client.api.employer['saved-searches'][':id']
  const onSettled = () => queryClient.invalidateQueries({ queryKey: SAVED_SEARCHES_KEY })
  const change = useMutation({
    mutationFn: (json: { byMail?: boolean; seen?: true }) => call(calls.$patch({ param, json })),
    onSettled,
  })
  const remove = useMutation({ mutationFn: () => call(calls.$delete({ param })), onSettled })
  const failure = change.error ?? remove.error
  return (
    <li>
      <div className="flex items-center gap-2">
        <AppLink
          href={savedSearchHref(saved)}
          className="inline-flex min-h-11 min-w-0 flex-1 items-center wrap-anywhere"
          onClick={() => saved.newCount > 0 && change.mutate({ seen: true })}
        >
          {saved.name}
        </AppLink>
        {saved.newCount > 0 && <Badge tone="green">{newText(saved.newCount)}</Badge>}
        <ActionMenu
          label={`Actions for ${saved.name}`}
          actions={[
            {
              label: saved.byMail ? 'Stop its mails' : 'Mail me new matches',
              onSelect: () => change.mutate({ byMail: !saved.byMail }),
            },
            { label: 'Delete', danger: true, onSelect: () => remove.mutate() },
          ]}
        />
      </div>
      {!saved.byMail && <p className="help">Not mailed</p>}
      {failure && <Notice kind="danger">{failure.message}</Notice>}
    </li>
  )
}

function newText(count: number): string {
  return count >= MOST_NEW
    ? `${MOST_NEW.toLocaleString('en-AU')}+ new`
    : `${count.toLocaleString('en-AU')} new`
}
