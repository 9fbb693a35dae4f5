import { Link } from '@tanstack/react-router'
import { JOB_SORTS } from '../../modules/jobs/schema.ts'
import type { JobListSearch } from './queries.ts'

const LABELS: Record<(typeof JOB_SORTS)[number], string> = {
  newest: 'Newest',
  oldest: 'Oldest',
  salary: 'Salary',
  relevance: 'Relevance',
}

/** Links, so that sorting works without script. Relevance means something only when words were typed. */
export function JobSort({ search, path }: { search: JobListSearch; path: '/jobs' | '/jobs-old' }) {
  const { page: _, ...firstPage } = search
  const current = search.sortBy ?? (search.query ? 'relevance' : 'newest')
  return (
    <nav aria-label="Sort jobs" className="mb-4 flex flex-wrap items-center gap-2">
      <span className="text-muted">Sort by</span>
      {JOB_SORTS.filter((sort) => sort !== 'relevance' || search.query).map((sort) => (
        <Link
          key={sort}
          to={path}
          search={{ ...firstPage, sortBy: sort }}
          className={sort === current ? 'chip chip-on' : 'chip'}
          aria-current={sort === current ? 'true' : undefined}
        >
          {LABELS[sort]}
        </Link>
      ))}
    </nav>
  )
}
