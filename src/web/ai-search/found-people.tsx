import type { UseQueryResult } from '@tanstack/react-query'
import { plural } from '../../shared/text.ts'
import { EmptyState } from '../components/empty-state.tsx'
import { ErrorState } from '../components/error-state.tsx'
import { Notice } from '../components/notice.tsx'
import { SkeletonList } from '../components/skeleton.tsx'
import { CreditsLink } from '../employers/employer-header.tsx'
import { LowCredits } from '../employers/low-credits.tsx'
import type { CvFlow } from '../employers/use-cv-flow.ts'
import { PersonRow } from './person-row.tsx'
import { type FoundPeople, failureText, type Need } from './queries.ts'
import { SuggestedSearches } from './suggested-searches.tsx'
import { UnderstoodChips } from './understood-chips.tsx'

type FoundPeopleListProps = {
  people: UseQueryResult<FoundPeople>
  flow: CvFlow
  onChange: (need: Need) => void
}

/** What was understood, then the people, then searches that may find better ones. */
export function FoundPeopleList({ people, flow, onChange }: FoundPeopleListProps) {
  const { data, error, isFetching, isPlaceholderData } = people
  if (error && !isFetching)
    return (
      <ErrorState title="AI search failed" retryLabel="Retry Search" onRetry={() => void people.refetch()}>
        {failureText(error)}
      </ErrorState>
    )
  if (!data)
    return <SkeletonList count={4} label="Searching…" className="grid grid-cols-1 gap-3" boneClass="h-40" />
  const suggestions = (
    <SuggestedSearches
      query={data.help === null ? data.need.query : ''}
      than={data.results.filter(({ ticks }) => ticks.every(({ state }) => state === 'matched')).length}
      onSearch={(query) => onChange({ query, hideOpened: data.need.hideOpened })}
    />
  )
  return (
    <div className="grid min-w-0 grid-cols-1 gap-3" aria-busy={isPlaceholderData}>
      <UnderstoodChips found={data} busy={isPlaceholderData} onChange={onChange} />
      <div className="sticky top-0 z-2 flex flex-wrap items-center justify-between gap-2 bg-paper py-1">
        <div role="status">
          <h2>{isPlaceholderData ? 'Searching…' : plural(data.results.length, 'matching candidate')}</h2>
        </div>
        <CreditsLink />
      </div>
      {data.results.length > 0 && <p className="-mt-3 text-13 text-muted">{shareText(data)}</p>}
      {data.help !== null && <Notice kind="warning">{data.help}</Notice>}
      {data.help === null && data.results.length === 0 && (
        <EmptyState level="h3" title="No candidates found" why="Nobody on the site fits this yet." />
      )}
      {data.results.length > 0 && <LowCredits prices={flow.prices} />}
      <ul
        className={`grid grid-cols-1 gap-3${isPlaceholderData ? ' opacity-60' : ''}`}
        aria-label="Candidates"
      >
        {data.results.map((person) => (
          <PersonRow key={person.cvId} person={person} flow={flow} />
        ))}
      </ul>
      {!isPlaceholderData && suggestions}
      {data.help === null && (
        <p className="text-13 text-muted">{data.engine === 'provider' ? BY_PROVIDER : BY_RULES}</p>
      )}
    </div>
  )
}

/** Which part of those who could be meant is shown. */
function shareText({ results, totalMatches }: FoundPeople): string {
  if (totalMatches <= results.length) return 'The best first'
  return `The best of about ${plural(totalMatches, 'person', 'people')}`
}

const BY_RULES = 'Understood here, by rules: nothing was sent to another service.'
const BY_PROVIDER =
  'A language service helped to understand these words or to word the reasons. It saw no names, contacts or CV files; every reason was checked against the CV.'
