import ArrowRight from 'lucide-react/icons/arrow-right'
import type { PageReads, ReadOf } from '../../page-reads.ts'
import { t } from '../../shared/language/words.ts'
import { plural } from '../../shared/text.ts'
import { useSite } from '../app/site.tsx'
import type { Entry } from '../catalog/entries.ts'
import { Kept } from '../components/kept.tsx'
import { Kumul } from '../components/shell/kumul.tsx'
import { EmptyState } from '../components/states/states.tsx'
import type { FoundCv } from '../cvs/queries.ts'
import { Figures, Hero, QuickLinks, SearchSwitch } from '../home/hero.tsx'
import homeStyle from '../home/home.css?inline'
import { Profiles } from '../home/new-profiles.tsx'
import { OwnStart } from '../home/own-start.tsx'
import { Provinces } from '../home/provinces.tsx'
import { Trades } from '../home/trades.tsx'
import { BothWays, Promises } from '../home/ways.tsx'
import { JobRow, JobRows } from '../jobs/list/job-row.tsx'
import type { JobList } from '../jobs/queries.ts'
import { definePage } from './page.ts'

/** Frequent searches. */
const SEARCHES = [
  { label: 'Driver', query: { query: 'driver' } },
  { label: 'Security guard', query: { query: 'security guard' } },
  { label: 'Diesel fitter', query: { query: 'diesel fitter' } },
  { label: 'Nurse', query: { query: 'nurse' } },
  { label: 'FIFO', query: { workPattern: 'fly-in-fly-out' } },
  { label: 'No experience needed', query: { noExperience: 'true' } },
]

export const homePage = definePage({
  path: '/',
  async open({ reads }) {
    const [categories, statistics, counts, jobs, quickLinks, { cvs }, own] = await Promise.all([
      reads.categories(),
      reads.statistics(),
      reads.jobStatistics(),
      reads.jobs({ limit: '8' }),
      findQuickLinks(reads),
      reads.cvs({ sortBy: 'date', limit: '6' }),
      // If this fails, the page is the same as for visitors.
      reads.ownStart().catch(() => null),
    ])
    return {
      title: t('Jobs and CVs in Papua New Guinea'),
      isWide: true,
      style: homeStyle,
      body: <HomePage {...{ categories, statistics, counts, jobs, quickLinks, cvs, own }} />,
    }
  },
})

/** Returns the searches that find a job at the moment, as links. */
async function findQuickLinks(reads: PageReads) {
  const found = await Promise.all(
    SEARCHES.map(async ({ label, query }) => {
      const { total, isSimilar } = await reads.jobs({ ...query, limit: '1' })
      return total > 0 && !isSimilar ? [{ label, href: `/jobs?${new URLSearchParams(query)}` }] : []
    }),
  )
  return found.flat()
}

type HomePageProps = {
  categories: readonly Entry[]
  statistics: ReadOf<'statistics'>
  counts: ReadOf<'jobStatistics'>
  jobs: JobList
  quickLinks: Awaited<ReturnType<typeof findQuickLinks>>
  cvs: readonly FoundCv[]
  /** The data of the job seeker who is logged in. */
  own: ReadOf<'ownStart'>
}

function HomePage({ categories, statistics, counts, jobs, quickLinks, cvs, own }: HomePageProps) {
  const { accounts } = useSite()
  return (
    <>
      <Hero
        title={t('Find work, and people, in Papua New Guinea')}
        lead={leadOf(jobs.total, counts.provinces)}
        picture={<Kumul className="hero-kumul" />}
      >
        <QuickLinks label={t('Popular searches')} links={quickLinks} />
      </Hero>
      <div className="wrap">
        <SearchSwitch categories={categories} />
        <Figures statistics={statistics} />
      </div>
      {own && <OwnStart own={own} />}
      <NewestJobs jobs={jobs} />
      <Provinces provinces={counts.provinces} />
      <Trades trades={counts.categories} total={categories.length} />
      <Promises verified={counts.verifiedCompanies} companies={statistics.companies} />
      {accounts.jobSeeker || accounts.employer ? <div className="pt-6" /> : <BothWays />}
      <Profiles
        title={t('Recently Added Profiles')}
        href="/search?sortBy=date"
        columns={3}
        cvs={cvs}
        empty={{
          why: t('Your CV could be the first that employers see.'),
          action: (
            <a href="/upload" className="btn">
              {t('Upload CV')}
            </a>
          ),
        }}
      />
    </>
  )
}

function leadOf(jobs: number, provinces: HomePageProps['counts']['provinces']): string {
  const free = t('Free for everyone who looks for work.')
  const withJobs = provinces.filter(({ jobs }) => jobs > 0).length
  if (withJobs === 0) return t('Jobs and CVs from all over the country. {free}', { free })
  const open = plural(jobs, 'open job')
  return withJobs === provinces.length
    ? t('{jobs} in all {count} provinces. {free}', { jobs: open, count: withJobs, free })
    : t('{jobs} in {provinces}. {free}', { jobs: open, provinces: plural(withJobs, 'province'), free })
}

function NewestJobs({ jobs }: { jobs: JobList }) {
  return (
    <Kept as="section" data={jobs} className="band-section">
      {() => <NewestJobRows jobs={jobs} />}
    </Kept>
  )
}

function NewestJobRows({ jobs: { jobPostings, total } }: { jobs: JobList }) {
  const { now } = useSite()
  return (
    <div className="wrap newest">
      <div className="section-head">
        <h2>{t('Newest jobs')}</h2>
        {total > 0 && (
          <a href="/jobs" className="more">
            {t('All {jobs}', { jobs: plural(total, 'job') })}
            <ArrowRight size={18} />
          </a>
        )}
      </div>
      {total === 0 ? (
        <EmptyState
          level="h3"
          title={t('No open jobs yet')}
          why={t('Add your CV now, so that employers can find you.')}
          action={
            <a href="/upload" className="btn">
              {t('Upload CV')}
            </a>
          }
        />
      ) : (
        <JobRows columns={2}>
          {jobPostings.map((job) => (
            <JobRow key={job.id} job={job} now={now} level="h3" />
          ))}
        </JobRows>
      )}
    </div>
  )
}
