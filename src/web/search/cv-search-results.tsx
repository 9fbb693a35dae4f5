import { Fragment } from 'react'
import { EXPERIENCE_LABELS } from '../../modules/catalog/choices.ts'
import type { Sort } from '../../modules/search/schema.ts'
import { useAccount, useSettings, useSite } from '../app/site.tsx'
import { Pagination } from '../components/lists/pagination.tsx'
import { EmptyState } from '../components/states/states.tsx'
import { ContactLink } from '../cvs/access/contact-link.tsx'
import { downloadLabel, downloadRefusal, viewLabel, viewRefusal } from '../cvs/access/cv-price.ts'
import type { Filters, FoundCv, FoundCvs } from '../cvs/queries.ts'
import { CvCard } from './cv-card.tsx'
import { type CvSearch, searchHref, withoutEach, withPage } from './cv-search.ts'
import { FILTERS_FORM } from './filters.tsx'
import { RefusedButton } from './refused-button.island.tsx'

const GRID = 'grid gap-4 sm:grid-cols-2 xl:grid-cols-3'
/** Wider cards, with room for the employer's actions. */
const EMPLOYER_GRID = 'grid gap-4 sm:grid-cols-2'
const SORT_LABELS: Record<Sort, string> = {
  relevance: 'Relevance',
  date: 'Date',
  experience: 'Experience',
  salary: 'Salary',
}

type CvSearchResultsProps = {
  search: CvSearch
  found: FoundCvs
  options: Filters
  /** The employer's balance. */
  credits: number | undefined
}

export function CvSearchResults({ search, found, options, credits }: CvSearchResultsProps) {
  const { now } = useSite()
  const isEmployer = useAccount('employer') !== undefined
  const names = new Map(options.categories.map(({ value, label }) => [value, label]))
  return (
    <div className="grid content-start gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div data-list-part="correction">
          {found.correctedQuery && <Corrected search={search} corrected={found.correctedQuery} />}
        </div>
        <SortSelect current={search.sortBy} />
      </div>
      <div className="grid content-start gap-4 aria-busy:opacity-60" data-list-part="list">
        {found.cvs.length === 0 ? (
          <NothingFound search={search} total={found.total} options={options} />
        ) : (
          <>
            <ul className={isEmployer ? EMPLOYER_GRID : GRID}>
              {found.cvs.map((cv) => (
                <Fragment key={cv.id}>
                  {cv.id === firstMention(found)?.id && (
                    <li className="col-span-full border-line border-t pt-3 text-muted">
                      Also mention “{found.correctedQuery ?? search.query}”
                    </li>
                  )}
                  <CvCard
                    cv={cv}
                    categoryName={names.get(cv.category) ?? cv.category}
                    now={now}
                    actions={isEmployer && <CvSearchActions cv={cv} credits={credits} />}
                  />
                </Fragment>
              ))}
            </ul>
            <Pagination
              page={found.page}
              pages={found.totalPages}
              href={(page) => searchHref(withPage(search, page))}
            />
          </>
        )}
      </div>
    </div>
  )
}

/** Returns the first CV on the page that only mentions the words, if others have them in the title. */
function firstMention({ cvs, titleTotal }: FoundCvs): FoundCv | undefined {
  return titleTotal > 0 ? cvs.find(({ inTitle }) => inTitle === false) : undefined
}

/** Belongs to the filters' form, which applies it. The default order is not in the address. */
function SortSelect({ current = 'relevance' }: { current: Sort | undefined }) {
  return (
    <label className="flex items-center gap-2">
      <span className="whitespace-nowrap">Sort by</span>
      <select
        name="sortBy"
        form={FILTERS_FORM}
        className="input"
        defaultValue={current === 'relevance' ? '' : current}
      >
        {Object.entries(SORT_LABELS).map(([value, label]) => (
          <option key={value} value={value === 'relevance' ? '' : value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  )
}

function Corrected({ search, corrected }: { search: CvSearch; corrected: string }) {
  return (
    <p>
      Showing results for <b>{corrected}</b>
      {search.spelling === undefined && (
        <>
          , search instead for{' '}
          <a href={searchHref({ ...withPage(search, 1), spelling: 'typed' })}>{search.query}</a>
        </>
      )}
    </p>
  )
}

type NothingFoundProps = { search: CvSearch; total: number; options: Filters }

function NothingFound({ search, total, options }: NothingFoundProps) {
  if (total > 0) {
    return (
      <EmptyState
        title="There are no more pages"
        action={
          <a href={searchHref(withPage(search, 1))} className="btn btn-quiet">
            Show the first page
          </a>
        }
      />
    )
  }
  return (
    <EmptyState
      title="No CVs found"
      why="Try adjusting your search criteria."
      action={
        <>
          <ul className="flex flex-wrap justify-center gap-2">
            {withoutEach(search, namesOf(options)).map(({ label, href }) => (
              <li key={label}>
                <a href={href} className="chip">
                  Without {label}
                </a>
              </li>
            ))}
          </ul>
          <a href="/search" className="btn btn-quiet">
            Show all CVs
          </a>
        </>
      }
    />
  )
}

/** The names behind the values of an address. */
function namesOf({ categories, locations }: Filters): Map<string, string> {
  const named = [...categories, ...locations].map(({ value, label }): [string, string] => [value, label])
  return new Map([...named, ...Object.entries(EXPERIENCE_LABELS)])
}

type CvSearchActionsProps = {
  cv: Pick<FoundCv, 'id' | 'fullName' | 'access'>
  credits: number | undefined
}

/**
 * The employer's actions for a found CV, each with its price. The dashboard takes the payment and asks the questions.
 */
function CvSearchActions({ cv, credits }: CvSearchActionsProps) {
  const { cv_view_cost, cv_download_cost } = useSettings()
  const prices = { view: cv_view_cost, download: cv_download_cost }
  const { id, fullName, access = 'none' } = cv
  const view = viewLabel(access, prices)
  const viewStop = viewRefusal(access, prices, credits)
  const download = downloadLabel(access, prices)
  const downloadStop = downloadRefusal(access, prices, credits)
  return (
    <div className="flex flex-wrap gap-2">
      {viewStop ? (
        <RefusedButton label={view} refusal={viewStop} />
      ) : (
        <a href={`/employer-dashboard?viewCV=${id}`} className="btn" aria-label={`${view}: ${fullName}`}>
          {view}
        </a>
      )}
      {downloadStop ? (
        <RefusedButton label={download} refusal={downloadStop} look="quiet" />
      ) : (
        <a
          href={`/employer-dashboard?downloadCV=${id}`}
          className="btn btn-quiet"
          aria-label={`${download}: ${fullName}`}
        >
          {download}
        </a>
      )}
      {access === 'none' ? (
        <a href={`/profile/${id}#unlock`} className="btn btn-bare" aria-label={`Contact ${fullName}`}>
          Contact
        </a>
      ) : (
        <ContactLink id={id} fullName={fullName} />
      )}
    </div>
  )
}
