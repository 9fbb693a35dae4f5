import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { MAX_COUNTED } from '../../modules/search/limits.ts'
import { formatNumber } from '../../shared/locale.ts'
import { AppLink } from '../app/link.tsx'
import { call } from '../app/loading/api-client.ts'
import { useSite } from '../app/site.tsx'
import { ActionMenu } from '../components/overlays/action-menu.tsx'
import { Notice } from '../components/states/states.tsx'
import { Badge } from '../components/surfaces/badge.tsx'
import { Card } from '../components/surfaces/card.tsx'
import { SAVED_SEARCHES_KEY, type SavedSearch, savedSearchesQuery, savedSearchHref } from './queries.ts'

/** The list of saved searches next to the results. Shows nothing without a saved search. */
export function SavedSearches() {
  const { client } = useSite()
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
  const { client } = useSite()
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
              label: saved.byMail ? 'Stop emails' : 'Email me new matches',
              onSelect: () => change.mutate({ byMail: !saved.byMail }),
            },
            { label: 'Delete', danger: true, onSelect: () => remove.mutate() },
          ]}
        />
      </div>
      {!saved.byMail && <p className="help">No emails</p>}
      {failure && <Notice kind="danger">{failure.message}</Notice>}
    </li>
  )
}

function newText(count: number): string {
  return count >= MAX_COUNTED ? `${formatNumber(MAX_COUNTED)}+ new` : `${formatNumber(count)} new`
}
