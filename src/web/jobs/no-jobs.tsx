import { plural } from '../../shared/text.ts'
import { ButtonLink } from '../components/button.tsx'
import { EmptyState } from '../components/empty-state.tsx'
import { AppLink } from '../link.tsx'
import { formatQuery } from '../search-params.ts'
import type { ActiveFilter } from './active-filters.ts'
import { nearbyPlaces, totalEverywhere } from './nearby-places.ts'
import type { JobList, JobListSearch } from './queries.ts'

type NoJobsProps = {
  search: JobListSearch
  path: string
  filters: readonly ActiveFilter[]
  facets: JobList['facets']
  places: Parameters<typeof nearbyPlaces>[0]
}

/** What would bring jobs: one filter less, or a place nearby. */
export function NoJobs({ search, path, filters, facets, places }: NoJobsProps) {
  if (filters.length === 0) return <NoneAtAll />
  const { page: _, ...wanted } = search
  const near = nearbyPlaces(places, search.location, facets?.location ?? {}).map(({ slug, name, total }) => ({
    href: path + formatQuery({ ...wanted, location: slug }),
    label: `${name}: ${plural(total, 'job')}`,
  }))
  const without = filters.flatMap(({ filter, label, hrefWithout }) => {
    const total = totalWithout(filter, facets, places)
    if (total === 0) return []
    return { href: hrefWithout, label: `Without ${label}${total ? `: ${plural(total, 'job')}` : ''}` }
  })
  return (
    <EmptyState
      title="No jobs found"
      why={
        near.length + without.length > 0
          ? 'No open job has all of this. Try with less, or nearby:'
          : 'No open job has all of this. Try fewer words or fewer filters.'
      }
      action={
        <>
          <ul className="flex flex-wrap justify-center gap-2">
            {[...near, ...without].map(({ href, label }) => (
              <li key={label}>
                <AppLink className="chip" href={href}>
                  {label}
                </AppLink>
              </li>
            ))}
          </ul>
          <ButtonLink href={path} link={AppLink}>
            Show all jobs
          </ButtonLink>
        </>
      }
    />
  )
}

/** How many jobs there are when a filter is dropped; undefined for those that are not counted. */
function totalWithout(
  filter: ActiveFilter['filter'],
  facets: JobList['facets'],
  places: NoJobsProps['places'],
): number | undefined {
  if (!facets) return undefined
  if (filter === 'location') return totalEverywhere(places, facets.location)
  if (filter !== 'category' && filter !== 'employmentType' && filter !== 'experienceLevel') return undefined
  return Object.values(facets[filter]).reduce((sum, total) => sum + total, 0)
}

function NoneAtAll() {
  return (
    <EmptyState
      title="No open jobs right now"
      why="Put up your CV, so that employers find you before they advertise."
      action={
        <ButtonLink href="/upload" link={AppLink}>
          Upload your CV
        </ButtonLink>
      }
    />
  )
}
