import { useNavigate, useRouter } from '@tanstack/react-router'
import { useRef } from 'react'
import { SORTS, type Sort } from '../../modules/search/schema.ts'
import { SavedSearches } from '../alerts/saved-searches.tsx'
import { AppLink } from '../app/link.tsx'
import { useLatePiece } from '../app/loading/late-piece.ts'
import { Button } from '../components/controls/button.tsx'
import { Select } from '../components/forms/select.tsx'
import type { CvFlow } from '../cvs/access/use-cv-flow.ts'
import { type DashboardSearch, dashboardHref } from '../dashboards/employer/dashboard-search.ts'
import { CandidateResults } from './candidate-results.tsx'
import { SearchForm } from './search-form.tsx'
import { readSearchWords, type SearchWords } from './search-words.ts'

/** The search is in the address, so that going back from a CV shows the same list. */
export function SearchTab({ search, flow }: { search: DashboardSearch; flow: CvFlow }) {
  const navigate = useNavigate({ from: '/employer-dashboard' })
  const words = readSearchWords(search)
  const { round, willShow } = useRound(words)
  const router = useRouter()
  const show = async (next: SearchWords) => {
    // The employer may have opened a CV right after typing. Do not navigate back to the list.
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
 * The form keeps its text while the address follows it. When the address changes for another reason (a saved search,
 * the back button), `round` changes and the form is mounted again.
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

const SORT_LABELS: Record<Sort, string> = {
  relevance: 'Best match',
  date: 'Newest first',
  experience: 'Most experience',
  salary: 'Highest pay',
}
const OPTIONS = SORTS.map((value) => ({ value, label: SORT_LABELS[value] }))

/** The tools above the results: the order, and the button to save the search. */
function SearchTools({ words, onSort }: { words: SearchWords; onSort: (sort: Sort) => void }) {
  const [SaveDialog, open, close] = useLatePiece(() =>
    import('../alerts/save-search-dialog.tsx').then((piece) => piece.SaveSearchDialog),
  )
  return (
    <div className="flex flex-wrap items-end gap-2">
      <Select
        label="Sort by"
        name="sortBy"
        className="w-44"
        options={OPTIONS}
        value={words.sortBy ?? 'relevance'}
        onChange={({ target }) => onSort(SORTS.find((sort) => sort === target.value) ?? 'relevance')}
      />
      <Button look="quiet" onClick={() => void open()}>
        Save this search
      </Button>
      <AppLink href="/employer-shortlists" className="btn btn-bare">
        Shortlists
      </AppLink>
      <AppLink href="/employer-opened-cvs" className="btn btn-bare">
        Opened CVs
      </AppLink>
      {SaveDialog && <SaveDialog words={words} onClose={close} />}
    </div>
  )
}
