import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { plural } from '../../shared/text.ts'
import { useSite } from '../app/site.tsx'
import { EmptyState, ErrorState, Notice, SkeletonList } from '../components/states/states.tsx'
import { LowCredits } from '../credits/balance-card.tsx'
import type { CvFlow } from '../cvs/access/use-cv-flow.ts'
import type { DashboardSearch } from '../dashboards/employer/dashboard-search.ts'
import { CreditsLink } from '../dashboards/employer/employer-header.tsx'
import { NeedForm } from './need-form.tsx'
import { PersonRow } from './person-row.tsx'
import { type FoundPeople, failureText, type Need, searchQuery } from './queries.ts'
import { SuggestedSearches } from './suggested-searches.tsx'
import { UnderstoodChips } from './understood-chips.tsx'

type AiSearchTabProps = { search: DashboardSearch; employerId: number; flow: CvFlow }

/**
 * Finds people for a need in plain words. The need is in the address, so that going back from a CV shows the same list.
 */
export function AiSearchTab({ search, employerId, flow }: AiSearchTabProps) {
  const navigate = useNavigate({ from: '/employer-dashboard' })
  const { client } = useSite()
  const { describe = '', asTyped, hideOpened } = search
  const need: Need = { query: describe, asTyped, hideOpened }
  const people = useQuery({ ...searchQuery(client, need), enabled: describe !== '' })
  /**
   * The text for which the employer asked for suggestions. Examples and suggestions after a search load without asking.
   */
  const [suggestFor, setSuggestFor] = useState<string>()

  const show = ({ query, asTyped: kept = [], hideOpened: hides }: Need) => {
    setSuggestFor(undefined)
    return navigate({
      search: {
        tab: 'ai-search',
        ...(query && { describe: query }),
        ...(query && kept.length > 0 && { asTyped: kept }),
        ...(hides && { hideOpened: true }),
      },
      resetScroll: false,
    })
  }
  const results = useRef<HTMLDivElement>(null)
  const ask = async (query: string) => {
    if (query === describe) void people.refetch()
    else await show({ query, asTyped, hideOpened })
    // On a phone the form fills the screen, so the results would be out of sight.
    if (matchMedia('(max-width: 40rem)').matches) results.current?.scrollIntoView()
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      <NeedForm
        employerId={employerId}
        need={need}
        busy={describe !== '' && people.isFetching}
        onSearch={(query) => void ask(query)}
        onHideOpened={(hides) => void show({ ...need, hideOpened: hides })}
        onSuggest={setSuggestFor}
      >
        {(suggestFor !== undefined || describe === '') && (
          <SuggestedSearches
            query={suggestFor ?? ''}
            isAsked={suggestFor !== undefined}
            onSearch={(query) => void show({ query, hideOpened })}
          />
        )}
      </NeedForm>
      <div ref={results}>
        {describe !== '' && (
          <FoundPeopleList people={people} flow={flow} onChange={(next) => void show(next)} />
        )}
      </div>
    </div>
  )
}

type FoundPeopleListProps = {
  people: UseQueryResult<FoundPeople>
  flow: CvFlow
  onChange: (need: Need) => void
}

/** Shows how the need was understood, the people found, and searches that may find better ones. */
function FoundPeopleList({ people, flow, onChange }: FoundPeopleListProps) {
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
        <EmptyState level="h3" title="No candidates found" why="No one on the site fits this yet." />
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

/** Says how many of all matches are shown. */
function shareText({ results, totalMatches }: FoundPeople): string {
  if (totalMatches <= results.length) return 'The best first'
  return `The best of about ${plural(totalMatches, 'person', 'people')}`
}

const BY_RULES = 'We understood this with our own rules. Nothing was sent to another service.'
const BY_PROVIDER =
  'A language service helped to understand these words or to write the reasons. It saw no names, contact details or CV files, and we checked every reason against the CV.'
