import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import Bell from 'lucide-react/icons/bell'
import BellOff from 'lucide-react/icons/bell-off'
import { MAX_COUNTED } from '../../modules/search/limits.ts'
import { formatNumber } from '../../shared/locale.ts'
import { AppLink } from '../app/link.tsx'
import { call } from '../app/loading/api-client.ts'
import { useSite } from '../app/site.tsx'
import { Button, ButtonLink } from '../components/controls/button.tsx'
import { ActionMenu } from '../components/overlays/action-menu.tsx'
import { Notice } from '../components/states/states.tsx'
import { Badge } from '../components/surfaces/badge.tsx'
import { SAVED_SEARCHES_KEY, type SavedSearch, savedSearchesQuery, savedSearchHref } from './queries.ts'

/** Shows nothing without a saved search. */
export function SavedSearches() {
  const { client } = useSite()
  const { data = [], error } = useQuery(savedSearchesQuery(client))
  if (error) return <Notice kind="warning">Your saved searches could not be loaded. {error.message}</Notice>
  if (data.length === 0) return null
  return (
    <ul className="list">
      {data.map((saved) => (
        <Row key={saved.id} saved={saved} />
      ))}
    </ul>
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
  const Icon = saved.byMail && saved.invalidFields.length === 0 ? Bell : BellOff
  return (
    <li className="grid grid-cols-1 gap-3 p-4">
      <div className="flex items-center gap-3">
        <span className={saved.newCount > 0 ? 'icon-tile green' : 'icon-tile'}>
          <Icon size={20} />
        </span>
        <div className="min-w-0 flex-1">
          <h2 className="text-15">
            <AppLink
              href={savedSearchHref(saved)}
              className="inline-flex items-center wrap-anywhere max-sm:min-h-11"
              onClick={() => saved.newCount > 0 && change.mutate({ seen: true })}
            >
              {saved.name}
            </AppLink>{' '}
            {saved.newCount > 0 && <Badge tone="green">{newText(saved.newCount)}</Badge>}
          </h2>
          <p className="text-13 text-muted">{mailText(saved)}</p>
        </div>
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
      {saved.invalidFields.length > 0 && (
        <Notice kind="warning">
          <p>
            We cannot run this search, because its {saved.invalidFields.join(' and its ')} cannot be read.
            Open it, choose that again and save it, or delete this one.
          </p>
          <p className="actions">
            <ButtonLink look="quiet" href={savedSearchHref(saved)} link={AppLink}>
              Open the search
            </ButtonLink>
            <Button
              look="quiet"
              busy={remove.isPending}
              busyLabel="Deleting…"
              onClick={() => remove.mutate()}
            >
              Delete
            </Button>
          </p>
        </Notice>
      )}
      {failure && <Notice kind="danger">{failure.message}</Notice>}
    </li>
  )
}

function mailText({ byMail, invalidFields }: SavedSearch): string {
  if (invalidFields.length > 0) return 'Not in use'
  return byMail ? 'We email you new CVs that match' : 'No emails'
}

function newText(count: number): string {
  return count >= MAX_COUNTED ? `${formatNumber(MAX_COUNTED)}+ new` : `${formatNumber(count)} new`
}
