import Plus from 'lucide-react/icons/plus'
import { toQuery } from '../app/query.ts'
import type { Filters as FilterOptions, FoundCvs } from '../cvs/queries.ts'
import {
  type CvSearch,
  readCvSearch,
  resultLine,
  searchTitle,
  totalText,
  withPage,
} from '../search/cv-search.ts'
import { CvSearchResults } from '../search/cv-search-results.tsx'
import { Filters } from '../search/filters.tsx'
import { definePage, Redirect } from './page.ts'

/** A page beyond the last redirects to the last. */
export const searchPage = definePage({
  path: '/search',
  search: readCvSearch,
  isListed: false,
  async open({ search, reads }) {
    const [found, options, credits] = await Promise.all([
      reads.cvs(toQuery(search)),
      reads.filters(),
      // The page stands without the balance.
      reads.credits().catch(() => undefined),
    ])
    if ((search.page ?? 1) > Math.max(found.totalPages, 1))
      throw new Redirect('/search', withPage(search, found.totalPages))
    return {
      title: searchTitle(search),
      meta: [
        { name: 'description', content: 'Search the CVs of people all over Papua New Guinea.' },
        { name: 'robots', content: 'noindex' },
      ],
      body: <CvSearchPage search={search} found={found} options={options} credits={credits} />,
    }
  },
})

type CvSearchPageProps = {
  search: CvSearch
  found: FoundCvs
  options: FilterOptions
  /** The employer's balance. Undefined for all others, and when it could not be read. */
  credits: number | undefined
}

/** The filters change the parts marked with `data-list-part` in place (`swap-lists.ts`). */
function CvSearchPage({ search, found, options, credits }: CvSearchPageProps) {
  const typedPlace = search.location?.toLowerCase() ?? ''
  const place = options.locations.find(({ value, label }) =>
    [value, label.toLowerCase()].includes(typedPlace),
  )?.label
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-2">
        <h1 aria-live="polite" data-list-part="title" data-loading="Searching…">
          {resultLine(found, search, place ?? search.location)}
        </h1>
        <a href="/upload" className="btn btn-quiet">
          <Plus size={18} />
          Upload CV
        </a>
      </div>
      <div className="grid gap-x-6 gap-y-4 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <Filters search={search} options={options} count={`${totalText(found, 'candidate')} found`} />
        <CvSearchResults search={search} found={found} options={options} credits={credits} />
      </div>
    </>
  )
}
