import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useRouteContext } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { EmptyState } from '../components/empty-state.tsx'
import { CvCard } from '../cvs/cv-card.tsx'
import { cvSearchQuery } from '../cvs/queries.ts'
import { useCategoryName } from '../employers/use-category-name.ts'
import type { CandidateChoice } from './choices.ts'

type CandidateListProps = {
  title: string
  choice: CandidateChoice
  /** Columns of a wide screen. */
  layout: 'lg:grid-cols-3' | 'xl:grid-cols-4'
  /** While the site is new: why there is nothing, and one next step. */
  empty: { why: string; action: ReactNode }
}

/** A few CVs, and the way to all of them in the same order. */
export function CandidateList({ title, choice, layout, empty }: CandidateListProps) {
  const { client, now } = useRouteContext({ from: '__root__' })
  const { data } = useSuspenseQuery(cvSearchQuery(client, choice))
  const categoryName = useCategoryName()
  return (
    <section className="my-6 grid gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h2>{title}</h2>
        <Link to="/search" search={{ sortBy: choice.sortBy }} className="inline-flex min-h-11 items-center">
          All CVs
        </Link>
      </div>
      {data.cvs.length === 0 ? (
        <EmptyState level="h3" title="No CVs yet" {...empty} />
      ) : (
        <ul className={`grid gap-4 sm:grid-cols-2 ${layout}`}>
          {data.cvs.map((cv) => (
            <CvCard key={cv.id} cv={cv} categoryName={categoryName(cv.category)} now={now} level="h3" />
          ))}
        </ul>
      )}
    </section>
  )
}
