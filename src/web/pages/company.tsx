import { JobSearch } from '../../modules/jobs/schema.ts'
import { t } from '../../shared/language/words.ts'
import { plural } from '../../shared/text.ts'
import { type Company, companyMeta } from '../accounts/employer/company.ts'
import { CompanyFacts } from '../accounts/employer/company-facts.tsx'
import { AppLink } from '../app/link.tsx'
import { formatQuery, toQuery } from '../app/query.ts'
import { pageSearch } from '../app/search-params.ts'
import { useSite } from '../app/site.tsx'
import { ButtonLink } from '../components/controls/button.tsx'
import { Kept } from '../components/kept.tsx'
import { Pagination } from '../components/lists/pagination.tsx'
import { EmptyState } from '../components/states/states.tsx'
import { Avatar } from '../components/surfaces/avatar.tsx'
import { VerifiedBadge } from '../components/surfaces/badge.tsx'
import { TextBlocks } from '../components/surfaces/text-blocks.tsx'
import { JobRow, JobRows } from '../jobs/list/job-row.tsx'
import { JOBS_A_PAGE, type JobList } from '../jobs/queries.ts'
import { definePage, Redirect } from './page.ts'

const readSearch = pageSearch({ page: JobSearch.entries.page })

export const companyPage = definePage({
  path: '/companies/:id',
  search: readSearch,
  async open({ params: { id = '' }, search: { page = 1 }, reads, publicUrl }) {
    const [company, jobs] = await Promise.all([
      reads.company(id),
      reads.jobs(toQuery({ employerId: id, page, limit: JOBS_A_PAGE })),
    ])
    const last = Math.max(jobs.totalPages, 1)
    if (page > last) throw new Redirect(`/companies/${id}`, last > 1 ? { page: last } : {})
    return {
      title: t('{name}: company and open jobs', { name: company.companyName }),
      meta: companyMeta(company, publicUrl),
      isWide: true,
      body: <CompanyPage company={company} page={page} jobs={jobs} />,
    }
  },
  missing: () => ({ title: t('Company Not Found'), body: <CompanyNotFound /> }),
})

function CompanyNotFound() {
  return (
    <EmptyState
      level="h1"
      title={t('Company Not Found')}
      why={t('The company you are looking for does not exist or is no longer here.')}
      action={
        <ButtonLink href="/jobs" link={AppLink}>
          {t('Back to Jobs')}
        </ButtonLink>
      }
    />
  )
}

type CompanyPageProps = { company: Company; page: number; jobs: JobList }

function CompanyPage({ company, page, jobs }: CompanyPageProps) {
  const { companyName, logoUrl, isApproved } = company
  return (
    <>
      <header className="border-b bg-surface">
        <div className="wrap flex items-center gap-4 py-6">
          <Avatar name={companyName} photoUrl={logoUrl ?? undefined} size="large" shape="employer" />
          <div className="min-w-0">
            <h1>{companyName}</h1>
            {isApproved && (
              <>
                <VerifiedBadge />
                <p className="text-13 text-muted">
                  {t('We have checked that this company exists and that this account belongs to it.')}
                </p>
              </>
            )}
          </div>
        </div>
      </header>
      <div className="wrap py-5">
        <Kept as="div" data={company} className="job-body">
          {() => <AboutCompany company={company} />}
        </Kept>
        <CompanyJobs company={company} page={page} jobs={jobs} />
      </div>
    </>
  )
}

function AboutCompany({ company }: { company: Company }) {
  return (
    <>
      <section className="card">
        <h2 className="mb-2">{t('About the company')}</h2>
        <TextBlocks text={company.description} />
      </section>
      <section className="card content-start">
        <h2 className="mb-3 text-17">{t('Company facts')}</h2>
        <CompanyFacts company={company} />
        <AppLink className="more mt-3" href="/contact">
          {t('Report this company')}
        </AppLink>
      </section>
    </>
  )
}

function CompanyJobs({ company: { id, companyName }, page, jobs }: CompanyPageProps) {
  const { now } = useSite()
  return (
    <section className="mt-6" id="jobs">
      <h2 className="mb-3">{plural(jobs.total, 'open job')}</h2>
      {jobs.total === 0 ? (
        <EmptyState
          level="h3"
          title={t('No open jobs right now')}
          why={t('{name} is not looking for anyone at the moment.', { name: companyName })}
          action={
            <ButtonLink href="/jobs" link={AppLink}>
              {t('All jobs')}
            </ButtonLink>
          }
        />
      ) : (
        <>
          <JobRows columns={2}>
            {jobs.jobPostings.map((job) => (
              <JobRow key={job.id} job={job} now={now} level="h3" />
            ))}
          </JobRows>
          <Pagination
            page={page}
            pages={jobs.totalPages}
            href={(target) => `/companies/${id}${formatQuery({ page: target })}#jobs`}
          />
        </>
      )}
    </section>
  )
}
