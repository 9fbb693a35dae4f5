import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { plural } from '../../shared/text.ts'
import { AppLink } from '../app/link.tsx'
import { useSite } from '../app/site.tsx'
import { Button } from '../components/controls/button.tsx'
import { Pagination } from '../components/lists/pagination.tsx'
import { EmptyState, ErrorState, SkeletonList } from '../components/states/states.tsx'
import { LowCredits } from '../credits/balance-card.tsx'
import type { CvFlow } from '../cvs/access/use-cv-flow.ts'
import { CreditsLink } from '../dashboards/employer/employer-header.tsx'
import { CandidateRow } from './candidate-row.tsx'
import { candidatesQuery } from './candidates.ts'
import type { SearchWords } from './search-words.ts'

/** Cards per page, for the height of the skeleton. */
const PAGE_SIZE = 12

type CandidateResultsProps = {
  words: SearchWords
  flow: CvFlow
  /** The noun after the count: 'CV', 'matching candidate'. */
  noun: string
  empty: string
  /** Shown between the count and the rows. */
  tools?: ReactNode
  onClear: () => void
  /** Returns the address of a page of this search. */
  pageHref: (page: number) => string
}

export function CandidateResults({
  words,
  flow,
  noun,
  empty,
  tools,
  onClear,
  pageHref,
}: CandidateResultsProps) {
  const { client } = useSite()
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(candidatesQuery(client, words))
  if (error) {
    return (
      <ErrorState
        title="Failed to load search results. Please try again."
        retryLabel="Retry Search"
        retrying={isFetching}
        onRetry={() => void refetch()}
      >
        {error.message}
      </ErrorState>
    )
  }
  if (!data)
    return <SkeletonList count={PAGE_SIZE} label="Loading CVs…" className="grid gap-3" boneClass="h-28" />
  return (
    <div className="grid min-w-0 grid-cols-1 gap-3" aria-busy={isPlaceholderData}>
      <div className="sticky top-0 z-2 flex flex-wrap items-center justify-between gap-2 bg-paper py-1">
        <div role="status">
          <h2>{isPlaceholderData ? 'Searching…' : `${totalText(data, noun)} found`}</h2>
        </div>
        <CreditsLink />
      </div>
      {tools}
      {data.correctedQuery && (
        <p>
          Showing results for <b>{data.correctedQuery}</b>
        </p>
      )}
      <LowCredits prices={flow.prices} />
      {data.cvs.length === 0 && (
        <EmptyState
          level="h3"
          title={empty}
          action={
            <Button look="quiet" onClick={onClear}>
              Clear all filters
            </Button>
          }
        />
      )}
      <ul className={isPlaceholderData ? 'grid grid-cols-1 gap-3 opacity-60' : 'grid grid-cols-1 gap-3'}>
        {data.cvs.map((cv) => (
          <CandidateRow
            key={cv.id}
            cv={cv}
            query={data.correctedQuery ?? words.query ?? ''}
            skills={words.skills}
            flow={flow}
          />
        ))}
      </ul>
      <Pagination page={data.page} pages={data.totalPages} href={pageHref} link={AppLink} />
    </div>
  )
}

function totalText({ total, totalIsExact }: { total: number; totalIsExact: boolean }, noun: string): string {
  return totalIsExact ? plural(total, noun) : `About ${plural(total, noun)}`
}
