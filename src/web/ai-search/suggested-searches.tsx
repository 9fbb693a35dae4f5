import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { plural } from '../../shared/text.ts'
import { SkeletonList } from '../components/skeleton.tsx'
import { suggestionsQuery } from './queries.ts'

type SuggestedSearchesProps = {
  /** Empty: examples. */
  query: string
  /** Somebody pressed for them, and is told when there are none. */
  isAsked?: boolean
  /** So many have all that is asked for now: what finds no more of them is no better. */
  than?: number
  onSearch: (query: string) => void
}

/** Searches that find somebody, each with how many. A failure is silent: nothing depends on them. */
export function SuggestedSearches({ query, isAsked = false, than = 0, onSearch }: SuggestedSearchesProps) {
  const { client } = useRouteContext({ from: '__root__' })
  const { data, isPending } = useQuery(suggestionsQuery(client, query))
  if (isPending)
    return (
      <SkeletonList
        count={4}
        label="Loading searches…"
        className="flex flex-wrap gap-2"
        boneClass="h-11 w-56"
      />
    )
  const found = data?.counted.filter(({ total }) => total > than) ?? []
  if (found.length === 0) return isAsked && <p role="status">We have no better search for this.</p>
  return (
    <section aria-label="Suggested searches" className="grid gap-2">
      <h2 className="text-15">{query ? 'Suggested searches' : 'For example'}</h2>
      <ul className="flex flex-wrap gap-2">
        {found.map((one) => (
          <li key={one.query}>
            <button type="button" className="chip text-left" onClick={() => onSearch(one.query)}>
              <span className="wrap-anywhere">
                {one.query}{' '}
                <span className="whitespace-nowrap text-muted">
                  · {plural(one.total, 'person', 'people')}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
