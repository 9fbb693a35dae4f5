import { useNavigate, useRouter } from '@tanstack/react-router'
import { useRef } from 'react'
import { CandidateResults } from './candidate-results.tsx'
import { type DashboardSearch, dashboardHref } from './dashboard-search.ts'
import { SavedSearches } from './saved-searches.tsx'
import { SearchForm } from './search-form.tsx'
import { SearchTools } from './search-tools.tsx'
import { readSearchWords, type SearchWords } from './search-words.ts'
import type { CvFlow } from './use-cv-flow.ts'

/** The fields' words stand in the address, so that coming back from a CV finds the same list. */
export function SearchTab({ search, flow }: { search: DashboardSearch; flow: CvFlow }) {
  const navigate = useNavigate({ from: '/employer-dashboard' })
  const words = readSearchWords(search)
  const { round, willShow } = useRound(words)
  const router = useRouter()
  const show = async (next: SearchWords) => {
    // Somebody who types and at once opens a CV is on the way there: the list must not call them back.
    if (router.latestLocation.pathname !== '/employer-dashboard') return
    await navigate({ search: { tab: 'search', ...next }, replace: true, resetScroll: false })
  }
  const follow = (typed: SearchWords) => {
    const next = words.sortBy ? { ...typed, sortBy: words.sortBy } : typed
    willShow(next)
    return show(next)
  }
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[16rem_minmax(0,1fr)]">
      <div className="contents min-w-0 grid-cols-1 gap-4 lg:grid">
        <SearchForm key={round} words={words} onSearch={(typed) => void follow(typed)} />
        <div className="order-last lg:order-none">
          <SavedSearches />
        </div>
      </div>
      <CandidateResults
        words={words}
        flow={flow}
        noun="CV"
        empty="No CVs found. Try adjusting your search criteria."
        tools={
          <SearchTools
            words={words}
            onSort={(sortBy) => void show(readSearchWords({ ...words, sortBy, page: 1 }))}
          />
        }
        onClear={() => void show({})}
        pageHref={(page) => dashboardHref({ tab: 'search', ...words, page })}
      />
    </div>
  )
}

/**
 * The form keeps what is typed while the address follows it. Words that it did not send (a saved search, the back button) begin a
 * new round of it.
 */
function useRound(words: SearchWords) {
  const state = useRef({ round: 0, known: new Set([fieldsOf(words)]) })
  if (!state.current.known.has(fieldsOf(words))) {
    state.current = { round: state.current.round + 1, known: new Set([fieldsOf(words)]) }
  }
  const { round, known } = state.current
  return { round, willShow: (next: SearchWords) => void known.add(fieldsOf(next)) }
}

function fieldsOf({ page: _, sortBy: __, ...fields }: SearchWords): string {
  return JSON.stringify(fields)
}
