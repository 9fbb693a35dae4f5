import { useQuery } from '@tanstack/react-query'
import { plural } from '../../shared/text.ts'
import { useSite } from '../app/site.tsx'
import { ErrorState, SkeletonList } from '../components/states/states.tsx'
import { failureOf, suggestionsQuery } from './queries.ts'

/** More examples would push down the employer's tasks of the day. */
const EXAMPLES_SHOWN = 4

type SuggestedSearchesProps = {
  /** Empty: shows examples. */
  query: string
  /** Whether the employer pressed the button. Only then does a message appear when there are no suggestions. */
  isAsked?: boolean
  /** The number of people who meet the whole need now. A search that finds no more than that is not better. */
  than?: number
  onSearch: (query: string) => void
}

/**
 * Lists searches that find people, each with the number of people. A failure is shown only after the button was
 * pressed, because nothing depends on suggestions.
 */
export function SuggestedSearches({ query, isAsked = false, than = 0, onSearch }: SuggestedSearchesProps) {
  const { client } = useSite()
  const { data, error, isPending, isFetching, refetch } = useQuery(suggestionsQuery(client, query))
  // Examples are short and stay on one line of a phone. Searches like the employer's own may be long, so they wrap.
  const listClass = query ? 'suggestions' : 'suggestions examples'
  const title = <h2 className="text-15">{query ? 'Suggested searches' : 'For example'}</h2>
  if (isPending)
    return (
      <div className="suggested grid grid-cols-1 gap-2">
        {/* There are always examples, but not always better searches. */}
        {!query && title}
        <SkeletonList
          count={EXAMPLES_SHOWN}
          label="Loading searches…"
          className={listClass}
          boneClass="h-11 w-60 rounded-full sm:h-9"
        />
      </div>
    )
  if (error)
    return (
      isAsked && (
        <ErrorState
          title="We could not load other searches"
          retryLabel="Try again"
          retrying={isFetching}
          onRetry={() => void refetch()}
        >
          {failureOf(error, 'Something went wrong on our side. Your own search still works.')}
        </ErrorState>
      )
    )
  const found = data.counted.filter(({ total }) => total > than).slice(0, query ? undefined : EXAMPLES_SHOWN)
  if (found.length === 0) return isAsked && <p role="status">We have no better search for this.</p>
  return (
    <section aria-label="Suggested searches" className="suggested grid grid-cols-1 gap-2">
      {title}
      <ul className={listClass}>
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
