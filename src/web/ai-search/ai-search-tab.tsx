import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useRef, useState } from 'react'
import { LONGEST_QUERY } from '../../modules/ai-search/schema.ts'
import { AppLink } from '../app/link.tsx'
import { useSite } from '../app/site.tsx'
import { SkeletonList } from '../components/states/states.tsx'
import type { CvFlow } from '../cvs/access/use-cv-flow.ts'
import type { DashboardSearch } from '../dashboards/employer/dashboard-search.ts'
import { NeedForm } from './need-form.tsx'
import { type Need, searchQuery } from './queries.ts'
import { SuggestedSearches } from './suggested-searches.tsx'
import type { Asked } from './use-arrival.ts'

// Loaded during the first search.
const FoundPeopleList = lazy(() =>
  import('./found-people-list.tsx').then((file) => ({ default: file.FoundPeopleList })),
)
const SEARCHING = (
  <SkeletonList count={4} label="Searching…" className="grid grid-cols-1 gap-3" boneClass="h-40" />
)

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
  const asked = useRef<Asked>(undefined)
  const ask = (next: Need) => {
    asked.current = { query: next.query, focus: document.activeElement }
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
        <Suspense fallback={SEARCHING}>
          <FoundPeopleList
            people={people}
            query={describe}
            asked={asked}
            flow={flow}
            suggests={suggestFor === undefined}
            onAsk={ask}
            onChange={(next) => void show(next)}
          >
            {SEARCHING}
          </FoundPeopleList>
        </Suspense>
      )}
      <p className="text-13 text-muted">
        Scores come from job titles, skills, work, place, pay, education and licences. Name, photo, sex, age,
        religion and province of origin never count.{' '}
        <AppLink href="/how-search-works">How search works</AppLink>
      </p>
    </div>
  )
}
