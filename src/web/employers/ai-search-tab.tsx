import { useQuery } from '@tanstack/react-query'
import { useNavigate, useRouteContext } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { FoundPeopleList } from '../ai-search/found-people.tsx'
import { NeedForm } from '../ai-search/need-form.tsx'
import { type Need, searchQuery } from '../ai-search/queries.ts'
import { SuggestedSearches } from '../ai-search/suggested-searches.tsx'
import type { DashboardSearch } from './dashboard-search.ts'
import type { CvFlow } from './use-cv-flow.ts'

type AiSearchTabProps = { search: DashboardSearch; employerId: number; flow: CvFlow }

/** People for a need in plain words. The need stands in the address, so that coming back from a CV finds the same list. */
export function AiSearchTab({ search, employerId, flow }: AiSearchTabProps) {
  const navigate = useNavigate({ from: '/employer-dashboard' })
  const { client } = useRouteContext({ from: '__root__' })
  const { describe = '', asTyped, hideOpened } = search
  const need: Need = { query: describe, asTyped, hideOpened }
  const people = useQuery({ ...searchQuery(client, need), enabled: describe !== '' })
  /** For what was typed; the examples and those for a search come by themselves. */
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
    // On a phone the form fills the screen.
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
