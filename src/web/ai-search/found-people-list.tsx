import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, type RefObject, useEffect } from 'react'
import { plural } from '../../shared/text.ts'
import { Notice } from '../components/states/states.tsx'
import { LowCredits } from '../credits/balance-card.tsx'
import type { CvFlow } from '../cvs/access/use-cv-flow.ts'
import { walkThrough } from '../cvs/access/walked-list.ts'
import { bandOf } from './match-words.ts'
import { PersonRow } from './person-row.tsx'
import type { FoundPeople, FoundPerson, Need } from './queries.ts'
import { SearchFailure } from './search-failure.tsx'
import { SearchWithLess } from './search-with-less.tsx'
import { SuggestedSearches } from './suggested-searches.tsx'
import { UnderstoodChips } from './understood-chips.tsx'
import { type Asked, useArrival } from './use-arrival.ts'

type FoundPeopleListProps = {
  people: UseQueryResult<FoundPeople>
  /** The search in the address, and the one that the employer has just asked for. */
  query: string
  asked: RefObject<Asked>
  flow: CvFlow
  /** Whether other searches are offered below the people. They are above when the employer asked for them. */
  suggests: boolean
  /** A new search. The focus moves to its results. */
  onAsk: (need: Need) => void
  /** The same search with a part changed. The focus stays at the parts. */
  onChange: (need: Need) => void
  /** Shown until the first people arrive. */
  children: ReactNode
}

/** Shows how the need was understood, the people found, and searches that may find better ones. */
export function FoundPeopleList({
  people,
  query,
  asked,
  flow,
  suggests,
  onAsk,
  onChange,
  children,
}: FoundPeopleListProps) {
  const { data, error, isFetching, isPlaceholderData } = people
  const { top, heading } = useArrival(asked, query, people)
  const results = data?.results
  useEffect(
    () => walkThrough((results ?? []).map(({ cvId: id, ...person }) => ({ ...person, id }))),
    [results],
  )
  if (error && !isFetching) return <SearchFailure error={error} onRetry={() => void people.refetch()} />
  if (!data) return children
  const suggestions = (
    <SuggestedSearches
      query={data.help === null ? data.need.query : ''}
      than={data.results.filter(({ ticks }) => ticks.every(({ state }) => state === 'matched')).length}
      onSearch={(query) => onAsk({ query, hideOpened: data.need.hideOpened })}
    />
  )
  // The help or the empty state below says it on screen.
  const isNobody = data.results.length === 0 && !isPlaceholderData
  return (
    <div ref={top} className="grid min-w-0 scroll-mt-3 grid-cols-1 gap-3" aria-busy={isPlaceholderData}>
      <UnderstoodChips found={data} busy={isPlaceholderData} onChange={onChange} />
      <div className={isNobody ? 'sr' : 'pt-4'}>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <div role="status">
            {!isPlaceholderData && <span className="sr">AI Search Complete. Found </span>}
            <h2 ref={heading} tabIndex={-1}>
              {isPlaceholderData ? 'Searching…' : plural(data.results.length, 'matching candidate')}
            </h2>
          </div>
          {data.results.length > 0 && <p className="text-13 text-muted">{shareText(data)}</p>}
        </div>
        {data.results.length > 0 && <Spread people={data.results} />}
      </div>
      {data.help !== null && <Notice kind="warning">{data.help}</Notice>}
      {data.help === null && data.results.length === 0 && <SearchWithLess found={data} onSearch={onAsk} />}
      {data.results.length > 0 && data.results.every(isOtherJob) && (
        <Notice title="No one on the site has done this job yet">These people do related work.</Notice>
      )}
      {data.results.length > 0 && <LowCredits prices={flow.prices} />}
      <ul
        className={isPlaceholderData ? 'list opacity-60' : 'list'}
        aria-label="Candidates"
        hidden={data.results.length === 0}
      >
        {data.results.map((person) => (
          <PersonRow key={person.cvId} person={person} flow={flow} />
        ))}
      </ul>
      {suggests && !isPlaceholderData && suggestions}
      {data.help === null && (
        <p className="text-13 text-muted">{data.engine === 'provider' ? BY_PROVIDER : BY_RULES}</p>
      )}
    </div>
  )
}

/** Whether a job was asked for and the CV has another one. */
function isOtherJob({ ticks, matchScore }: FoundPerson): boolean {
  const isPartial = bandOf(matchScore).label === 'Partial Match'
  return isPartial && ticks.some(({ kind, state }) => kind === 'role' && state === 'missing')
}

/** Returns the number of matches of each quality, and how many of all matches are shown. */
function shareText({ results, totalMatches }: FoundPeople): string {
  const bands = bandsOf(results).map(
    ({ label, people }) => `${people} ${label.replace(' Match', '').toLowerCase()}`,
  )
  const all =
    totalMatches > results.length ? `, the best of about ${plural(totalMatches, 'person', 'people')}` : ''
  return bands.join(' · ') + all
}

/** Shows the scores as a bar. The same figures are in words beside it. */
function Spread({ people }: { people: FoundPeople['results'] }) {
  return (
    <div className="spread mt-2" aria-hidden="true">
      {bandsOf(people).map(({ label, tone, people }) => (
        <i key={label} className={tone} style={{ flex: people }} />
      ))}
    </div>
  )
}

function bandsOf(people: FoundPeople['results']) {
  return [80, 60, 0].flatMap((score) => {
    const band = bandOf(score)
    const inBand = people.filter(({ matchScore }) => bandOf(matchScore).label === band.label)
    return inBand.length > 0 ? [{ ...band, people: inBand.length }] : []
  })
}

const BY_RULES = 'We understood this with our own rules. Nothing was sent to another service.'
const BY_PROVIDER =
  'A language service helped to understand these words or to write the reasons. It saw no names, contact details or CV files, and we checked every reason against the CV.'
