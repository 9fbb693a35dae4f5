import { t } from '../../../shared/language/words.ts'
import { plural } from '../../../shared/text.ts'
import { AppLink } from '../../app/link.tsx'
import { formatQuery } from '../../app/query.ts'
import { ButtonLink } from '../../components/controls/button.tsx'
import { EmptyState } from '../../components/states/states.tsx'
import { OfferAlert } from '../../job-alerts/offer-alert.tsx'
import type { JobList, JobListSearch } from '../queries.ts'
import type { ActiveFilter } from './active-filters.ts'

type NoJobsProps = {
  search: JobListSearch
  path: string
  filters: readonly ActiveFilter[]
  facets: JobList['facets']
  /** The number of jobs without each filter. */
  totals: JobList['without']
  places: Parameters<typeof nearbyPlaces>[0]
}

/** Suggests searches that find jobs: with one filter less, or in a place nearby. */
export function NoJobs({ search, path, filters, facets, totals, places }: NoJobsProps) {
  if (filters.length === 0) return <NoneAtAll search={search} />
  const { page: _, job: __, ...wanted } = search
  const near = nearbyPlaces(places, search.location, facets?.location ?? {}).map(({ slug, name, total }) => ({
    href: path + formatQuery({ ...wanted, location: slug }),
    label: `${name}: ${plural(total, 'job')}`,
  }))
  const without = filters.flatMap(({ filter, label, hrefWithout }) => {
    const total = totals?.[filter] ?? 0
    if (total === 0) return []
    return { href: hrefWithout, label: t('Without {label}: {jobs}', { label, jobs: plural(total, 'job') }) }
  })
  return (
    <EmptyState
      title={t('No jobs found')}
      why={
        near.length + without.length > 0
          ? t('No jobs match. Remove a filter or try nearby:')
          : t('No jobs match. Use fewer words or fewer filters.')
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
          <div className="flex flex-wrap justify-center gap-2">
            <OfferAlert search={search} className="btn btn-quiet">
              {t('Email me when there are some')}
            </OfferAlert>
            <ButtonLink href={path} link={AppLink}>
              {t('Show all jobs')}
            </ButtonLink>
          </div>
        </>
      }
    />
  )
}

function NoneAtAll({ search }: { search: JobListSearch }) {
  return (
    <EmptyState
      title={t('No open jobs right now')}
      why={t('Add your CV so that employers can find you before they advertise.')}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <OfferAlert search={search} className="btn btn-quiet">
            {t('Email me when there are some')}
          </OfferAlert>
          <ButtonLink href="/upload" link={AppLink}>
            {t('Upload your CV')}
          </ButtonLink>
        </div>
      }
    />
  )
}

type Place = { slug: string; name: string; region: string; province: string; kind: string }

/**
 * Returns at most three places with jobs near a town or province: its own province first, then its region, most jobs
 * first.
 */
export function nearbyPlaces(
  places: readonly Place[],
  asked: string | undefined,
  totals: Readonly<Record<string, number>>,
): (Place & { total: number })[] {
  const here = places.find(({ slug, name }) => slug === asked || name === asked)
  if (!here || here.kind === 'special') return []
  const isOwn = (place: Place) => (place.province === here.province ? 1 : 0)
  return places
    .filter((place) => place.slug !== here.slug && place.region === here.region && place.kind !== 'special')
    .map((place) => ({ ...place, total: totals[place.slug] ?? 0 }))
    .filter(({ total }) => total > 0)
    .sort((a, b) => isOwn(b) - isOwn(a) || b.total - a.total)
    .slice(0, 3)
}
