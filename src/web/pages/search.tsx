import Plus from 'lucide-react/icons/plus'
import { useAccount, useSettings } from '../app/site.tsx'
import { LowCreditsNotice } from '../credits/low-credits-notice.tsx'
import { BuyableCv } from '../cvs/access/buyable-cv.island.tsx'
import type { Filters as FilterOptions, FoundCv, FoundCvs } from '../cvs/queries.ts'
import { AddCvIsland, AddCvLink } from '../cvs/upload/late-add-cv.island.tsx'
import uploadStyle from '../cvs/upload/upload.css?inline'
import listStyle from '../search/cv-list.css?inline'
import { CvRow } from '../search/cv-row.tsx'
import {
  type CvSearch,
  readCvSearch,
  searchHref,
  searchTitle,
  toApiQuery,
  withPage,
} from '../search/cv-search.ts'
import { CvSearchView } from '../search/cv-search-view.tsx'
import { RememberLook } from '../search/remember-look.island.tsx'
import { definePage, Redirect } from './page.ts'

/** A page beyond the last redirects to the last. */
export const searchPage = definePage({
  path: '/search',
  search: readCvSearch,
  isListed: false,
  async open({ search, reads }) {
    const [found, { jobSeeker }, options, credits, kept] = await Promise.all([
      reads.cvs(toApiQuery(search)),
      reads.visitor(),
      // The page works without the choices, the balance and the lists.
      reads.filters().catch(() => undefined),
      reads.credits().catch(() => undefined),
      reads.keptCvs().catch(() => []),
    ])
    if ((search.page ?? 1) > Math.max(found.totalPages, 1))
      throw new Redirect('/search', withPage(search, found.totalPages))
    return {
      title: searchTitle(search),
      meta: [
        { name: 'description', content: 'Search the CVs of people all over Papua New Guinea.' },
        { name: 'robots', content: 'noindex' },
      ],
      // The upload form opens above the list.
      style: jobSeeker ? listStyle + uploadStyle : listStyle,
      isIncomplete: options === undefined,
      body: <CvSearchPage search={search} found={found} options={options} credits={credits} kept={kept} />,
    }
  },
})

type CvSearchPageProps = {
  search: CvSearch
  found: FoundCvs
  options: FilterOptions | undefined
  /** The employer's balance. Undefined for all others, and when it could not be read. */
  credits: number | undefined
  /** The CVs in the employer's lists. */
  kept: readonly number[]
}

function CvSearchPage({ search, found, options, credits, kept }: CvSearchPageProps) {
  const isEmployer = useAccount('employer') !== undefined
  const isJobSeeker = useAccount('jobSeeker') !== undefined
  const { cv_view_cost: view, cv_download_cost: download } = useSettings()
  return (
    <>
      <CvSearchView
        search={search}
        found={found}
        options={options}
        hrefOf={searchHref}
        show="rows"
        level="h1"
        isEmployer={isEmployer}
        form={{ 'data-list': 'typing' } as object}
        tools={
          !isEmployer && (
            <a href="/upload" className="btn btn-quiet max-sm:hidden">
              <Plus size={18} />
              Upload CV
            </a>
          )
        }
        before={isEmployer && <LowCreditsNotice credits={credits} prices={{ view, download }} />}
        row={(cv, shown) => (
          <CvRow
            key={cv.id}
            cv={cv}
            href={`/profile/${cv.id}`}
            {...shown}
            actions={
              isEmployer &&
              cv.status !== 'hired' && (
                <BuyableCv cv={buyable(cv)} credits={credits} isSaved={kept.includes(cv.id)} />
              )
            }
          />
        )}
      />
      {!isEmployer && (isJobSeeker ? <AddCvIsland /> : <AddCvLink />)}
      <RememberLook />
    </>
  )
}

/** The fields of a CV that the buttons use. All of them are sent with the page. */
function buyable({ id, fullName, access = 'none' }: FoundCv) {
  return { id, fullName, access }
}
