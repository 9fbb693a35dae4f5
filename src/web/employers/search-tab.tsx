import { useNavigate, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { CandidateResults } from './candidate-results.tsx'
import { type DashboardSearch, dashboardHref } from './dashboard-search.ts'
import { SearchForm } from './search-form.tsx'
import { readSearchWords, type SearchWords } from './search-words.ts'
import type { CvFlow } from './use-cv-flow.ts'

/** The fields' words stand in the address, so that coming back from a CV finds the same list. */
export function SearchTab({ search, flow }: { search: DashboardSearch; flow: CvFlow }) {
  const navigate = useNavigate({ from: '/employer-dashboard' })
  const words = readSearchWords(search)
  const [cleared, setCleared] = useState(0)
  const router = useRouter()
  const show = async (next: SearchWords) => {
    // Somebody who types and at once opens a CV is on the way there: the list must not call them back.
    if (router.latestLocation.pathname !== '/employer-dashboard') return
    await navigate({ search: { tab: 'search', ...next }, replace: true, resetScroll: false })
  }
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[16rem_minmax(0,1fr)]">
      <SearchForm key={cleared} words={words} onSearch={show} />
      <CandidateResults
        words={words}
        flow={flow}
        noun="CV"
        empty="No CVs found. Try adjusting your search criteria."
        onClear={() => void show({}).then(() => setCleared(cleared + 1))}
        pageHref={(page) => dashboardHref({ tab: 'search', ...words, page })}
      />
    </div>
  )
}
