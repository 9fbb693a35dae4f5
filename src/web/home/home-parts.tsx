import type { ReactNode } from 'react'
import type { Sort } from '../../modules/search/schema.ts'
import type { ReadOf } from '../../page-reads.ts'
import { formatNumber } from '../../shared/locale.ts'
import { useSite } from '../app/site.tsx'
import type { Entry } from '../catalog/entries.ts'
import { entryName } from '../catalog/entry-name.ts'
import { Button } from '../components/controls/button.tsx'
import { Field } from '../components/forms/field.tsx'
import { Select } from '../components/forms/select.tsx'
import { EmptyState } from '../components/states/states.tsx'
import { Card } from '../components/surfaces/card.tsx'
import { Stat } from '../components/surfaces/stat.tsx'
import type { FoundCv } from '../cvs/queries.ts'
import { CvCard } from '../search/cv-card.tsx'

/** The CVs of the two lists. */
export const NEWEST = { sortBy: 'date', limit: '6' } as const
export const FEATURED = { sortBy: 'experience', limit: '8' } as const

/** A plain form that opens /search. */
export function SearchHero({ categories }: { categories: readonly Entry[] }) {
  return (
    <search>
      <form action="/search" className="my-4">
        <Card className="grid grid-cols-2 items-end gap-3 lg:grid-cols-[2fr_1fr_1fr_auto]">
          <Field
            label="Keywords"
            name="query"
            type="search"
            placeholder="Job title or skill"
            className="col-span-2 lg:col-span-1"
          />
          <Field label="Location" name="location" placeholder="e.g. Lae" />
          <Select
            label="Category"
            name="category"
            placeholder="All"
            options={categories.map(({ slug, name }) => ({ value: slug, label: name }))}
          />
          <Button type="submit" className="col-span-2 lg:col-span-1">
            Search
          </Button>
        </Card>
      </form>
    </search>
  )
}

type CandidateListProps = {
  title: string
  sortBy: Sort
  cvs: readonly FoundCv[]
  categories: readonly Entry[]
  /** The number of columns on a wide screen. */
  layout: 'lg:grid-cols-3' | 'xl:grid-cols-4'
  /** Explains why the list is empty while the site is new, and offers one next step. */
  empty: { why: string; action: ReactNode }
}

/** Shows a few CVs and a link to all of them in the same order. */
export function CandidateList({ title, sortBy, cvs, categories, layout, empty }: CandidateListProps) {
  const { now } = useSite()
  return (
    <section className="my-6 grid gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h2>{title}</h2>
        <a href={`/search?sortBy=${sortBy}`} className="inline-flex min-h-11 items-center">
          All CVs
        </a>
      </div>
      {cvs.length === 0 ? (
        <EmptyState level="h3" title="No CVs yet" {...empty} />
      ) : (
        <ul className={`grid gap-4 sm:grid-cols-2 ${layout}`}>
          {cvs.map((cv) => (
            <CvCard
              key={cv.id}
              cv={cv}
              categoryName={entryName(categories, cv.category)}
              now={now}
              level="h3"
            />
          ))}
        </ul>
      )}
    </section>
  )
}

/** Shows the current totals: open jobs, CVs and companies. */
export function Statistics({ statistics }: { statistics: ReadOf<'statistics'> }) {
  const figures = [
    { value: statistics.openJobs, label: 'Open jobs', href: '/jobs' },
    { value: statistics.cvs, label: 'CVs to search', href: '/search' },
    { value: statistics.newCvsThisWeek, label: 'New CVs this week', href: '/search?sortBy=date' },
    { value: statistics.companies, label: 'Companies', href: '/employers' },
  ]
  return (
    <section aria-label="Figures" className="my-6 grid grid-cols-2 gap-4 lg:grid-cols-4">
      {figures.map(({ value, label, href }) => (
        <Stat key={label} value={formatNumber(value)} label={label} href={href} />
      ))}
    </section>
  )
}
