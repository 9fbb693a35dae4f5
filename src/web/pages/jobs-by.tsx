import { provincePath } from '../../modules/catalog/choices.ts'
import { JobSearch } from '../../modules/jobs/schema.ts'
import type { PageReads } from '../../page-reads.ts'
import { t } from '../../shared/language/words.ts'
import { plural } from '../../shared/text.ts'
import { toQuery } from '../app/query.ts'
import { pageSearch } from '../app/search-params.ts'
import { type Counted, JobsBy, pageHref } from '../jobs/list/jobs-by.tsx'
import { JOBS_A_PAGE, type JobList } from '../jobs/queries.ts'
import { PayLinks } from '../pay/pay-links.tsx'
import { definePage, Redirect, type Shown } from './page.ts'

const readSearch = pageSearch({ page: JobSearch.entries.page })

/** The most links to other trades. */
const MOST_TRADES = 24

export const provinceJobsPage = definePage({
  path: '/jobs/in/:province',
  search: readSearch,
  async open({ params: { province: asked = '' }, search: { page = 1 }, reads }) {
    const [here, locations] = await Promise.all([reads.province(asked), reads.locations()])
    const provinces = locations.filter(({ kind }) => kind === 'province')
    const path = `/jobs/in/${provincePath(here.slug)}`
    if (provincePath(here.slug) !== asked) throw new Redirect(path)
    const [list, trades, pay] = await Promise.all([
      readList(reads, path, { location: here.slug, page }),
      reads.jobTrades(here.slug),
      reads.pay(),
    ])
    const counts = list.facets?.location ?? {}
    const other = (isNear: boolean) =>
      provinces
        .filter(({ slug, region }) => slug !== here.slug && (region === here.region) === isNear)
        .flatMap(({ slug, province }) => counted(`/jobs/in/${provincePath(slug)}`, province, counts[slug]))
    return shownBy({
      title: t('Jobs in {place}', { place: here.name }),
      names: trades.map(({ name }) => name),
      list,
      page,
      path,
      search: { location: here.slug },
      sections: [
        {
          title: t('Trades in {place}', { place: here.name }),
          links: trades.slice(0, MOST_TRADES).map(({ slug, name, jobs }) => ({
            href: `/jobs?location=${here.slug}&trade=${slug}`,
            label: name,
            jobs,
          })),
        },
        { title: t('More in the {region} region', { region: here.region }), links: other(true) },
        { title: t('Other provinces'), links: other(false) },
      ],
      payLinks: pay.provinces.some(({ slug }) => slug === here.slug)
        ? [{ href: '/pay', label: t('What work pays') }]
        : [],
    })
  },
})

export const tradeJobsPage = definePage({
  path: '/jobs/trade/:trade',
  search: readSearch,
  async open({ params: { trade: slug = '' }, search: { page = 1 }, reads }) {
    const trade = await reads.trade(slug)
    const path = `/jobs/trade/${slug}`
    const [list, trades, locations, pay] = await Promise.all([
      readList(reads, path, { trade: slug, page }),
      reads.jobTrades(),
      reads.locations(),
      reads.pay(),
    ])
    const counts = list.facets?.location ?? {}
    const provinces = locations.filter(({ kind }) => kind === 'province')
    const paid = pay.trades.find((one) => one.slug === slug)
    return shownBy({
      title: t('{trade} jobs in Papua New Guinea', { trade: trade.name }),
      names: provinces.filter((one) => counts[one.slug]).map(({ name }) => name),
      list,
      page,
      path,
      search: { trade: slug },
      sections: [
        {
          title: t('{trade} jobs by province', { trade: trade.name }),
          links: provinces.flatMap((one) =>
            counted(`/jobs?location=${one.slug}&trade=${slug}`, one.province, counts[one.slug]),
          ),
        },
        {
          title: t('Other trades'),
          links: trades
            .filter((other) => other.slug !== slug)
            .slice(0, MOST_TRADES)
            .map(({ slug: other, name, jobs }) => ({ href: `/jobs/trade/${other}`, label: name, jobs })),
        },
      ],
      payLinks: paid
        ? [{ href: `/pay/${slug}`, label: t('What {trade} jobs pay', { trade: trade.name }) }]
        : [],
    })
  },
})

function counted(href: string, label: string, jobs: number | undefined): Counted[] {
  return jobs ? [{ href, label, jobs }] : []
}

type Wanted = { location?: string; trade?: string; page: number }

/** A page beyond the last redirects to the last. */
async function readList(reads: PageReads, path: string, wanted: Wanted): Promise<JobList> {
  const list = await reads.jobs(toQuery({ ...wanted, limit: JOBS_A_PAGE, facets: 'true' }))
  const last = Math.max(list.totalPages, 1)
  if (wanted.page > last) throw new Redirect(path, last > 1 ? { page: last } : {})
  return list
}

type By = Parameters<typeof JobsBy>[0] & {
  /** For the description: the trades of a province, or the provinces of a trade. */
  names: readonly string[]
  payLinks: readonly { href: string; label: string }[]
}

/** An empty list is not for search engines. */
function shownBy({ names, payLinks, ...by }: By): Shown {
  const { title, list, page, path } = by
  const some = names.slice(0, 4).join(', ')
  return {
    title: page > 1 ? t('{title}, page {page}', { title, page }) : title,
    isWide: true,
    meta: [
      {
        name: 'description',
        content: t('{jobs}. Read what they pay and apply free from your phone.', {
          jobs: plural(list.total, 'open job') + (some && `: ${some}`),
        }),
      },
      list.total === 0 ? { name: 'robots', content: 'noindex' } : undefined,
    ],
    links: [{ rel: 'canonical', href: pageHref(path, page) }],
    body: (
      <JobsBy {...by}>
        <PayLinks links={payLinks} />
      </JobsBy>
    ),
  }
}
