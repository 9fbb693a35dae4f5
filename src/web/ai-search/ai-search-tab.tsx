import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type RefObject, useEffect, useState } from 'react'
import { LONGEST_QUERY } from '../../modules/ai-search/schema.ts'
import { plural } from '../../shared/text.ts'
import { AppLink } from '../app/link.tsx'
import { useSite } from '../app/site.tsx'
import { Notice, SkeletonList } from '../components/states/states.tsx'
import { LowCredits } from '../credits/balance-card.tsx'
import type { CvFlow } from '../cvs/access/use-cv-flow.ts'
import { walkThrough } from '../cvs/access/walked-list.ts'
import type { DashboardSearch } from '../dashboards/employer/dashboard-search.ts'
import { bandOf } from './match-words.ts'
import { NeedForm } from './need-form.tsx'
import { PersonRow } from './person-row.tsx'
import { type FoundPeople, type FoundPerson, type Need, searchQuery } from './queries.ts'
import { SearchFailure } from './search-failure.tsx'
import { SearchWithLess } from './search-with-less.tsx'
import { SuggestedSearches } from './suggested-searches.tsx'
import { UnderstoodChips } from './understood-chips.tsx'
import { useArrival } from './use-arrival.ts'

type AiSearchTabProps = { search: DashboardSearch; employerId: number; flow: CvFlow }

/**
 * Finds people for a need in plain words. The need is in the address, so that going back from a CV shows the same list.
 */
export function AiSearchTab({ search, employerId, flow }: AiSearchTabProps) {
  const navigate = useNavigate({ from: '/employer-dashboard' })
  const { client } = useSite()
  const { describe = '', asTyped, hideOpened } = search
  const need: Need = { query: describe, asTyped, hideOpened }
  // The form says what to do about a text that is too long.
  const isSearched = describe !== '' && describe.length <= LONGEST_QUERY
  const people = useQuery({ ...searchQuery(client, need), enabled: isSearched })
  /**
   * The text for which the employer asked for suggestions. Examples, and suggestions after a search, load without a
   * click.
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
  const { expect, top, heading } = useArrival(describe, people)
  const ask = (next: Need) => {
    expect(next.query)
    if (next.query === describe && next.asTyped === asTyped) void people.refetch()
    else void show(next)
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      <NeedForm
        employerId={employerId}
        need={need}
        busy={isSearched && people.isFetching}
        onSearch={(query) => ask({ ...need, query })}
        onHideOpened={(hides) => void show({ ...need, hideOpened: hides })}
        onSuggest={setSuggestFor}
      >
        {(suggestFor !== undefined || describe === '') && (
          <SuggestedSearches
            query={suggestFor ?? ''}
            isAsked={suggestFor !== undefined}
            onSearch={(query) => ask({ ...need, query })}
          />
        )}
      </NeedForm>
      {isSearched && (
        <FoundPeopleList
          people={people}
          flow={flow}
          top={top}
          heading={heading}
          suggests={suggestFor === undefined}
          onAsk={ask}
          onChange={(next) => void show(next)}
        />
      )}
      <p className="text-13 text-muted">
        Scores come from job titles, skills, work, place, pay, education and licences. Name, photo, sex, age,
        religion and province of origin never count.{' '}
        <AppLink href="/how-search-works">How search works</AppLink>
      </p>
    </div>
  )
}

type FoundPeopleListProps = {
  people: UseQueryResult<FoundPeople>
  flow: CvFlow
  /** The start of what is shown, and the number of people. */
  top: RefObject<HTMLDivElement | null>
  heading: RefObject<HTMLHeadingElement | null>
  /** Whether other searches are offered below the people. They are above when the employer asked for them. */
  suggests: boolean
  /** A new search. The focus moves to its results. */
  onAsk: (need: Need) => void
  /** The same search with a part changed. The focus stays at the parts. */
  onChange: (need: Need) => void
}

/** Shows how the need was understood, the people found, and searches that may find better ones. */
function FoundPeopleList({ people, flow, top, heading, suggests, onAsk, onChange }: FoundPeopleListProps) {
  const { data, error, isFetching, isPlaceholderData } = people
  const results = data?.results
  useEffect(
    () => walkThrough((results ?? []).map(({ cvId: id, ...person }) => ({ ...person, id }))),
    [results],
  )
  if (error && !isFetching) return <SearchFailure error={error} onRetry={() => void people.refetch()} />
  if (!data)
    return <SkeletonList count={4} label="Searching…" className="grid grid-cols-1 gap-3" boneClass="h-40" />
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
