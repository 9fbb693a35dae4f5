import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useRouteContext } from '@tanstack/react-router'
import { plural } from '../../shared/text.ts'
import { Avatar } from '../components/avatar.tsx'
import { VerifiedBadge } from '../components/badge.tsx'
import { ButtonLink } from '../components/button.tsx'
import { EmptyState } from '../components/empty-state.tsx'
import { Pagination } from '../components/pagination.tsx'
import { JobCard } from '../jobs/job-card.tsx'
import { companyJobsQuery } from '../jobs/queries.ts'
import { AppLink } from '../link.tsx'
import { CompanyFacts } from './company-facts.tsx'
import type { Company } from './queries.ts'

export function CompanyPage({ company, page }: { company: Company; page: number }) {
  const { companyName, logoUrl, isApproved, description } = company
  return (
    <>
      <header className="my-3 flex items-center gap-4">
        <Avatar name={companyName} photoUrl={logoUrl ?? undefined} size="large" shape="employer" />
        <div className="min-w-0">
          <h1>{companyName}</h1>
          {isApproved && (
            <p className="mt-1">
              <VerifiedBadge />
            </p>
          )}
        </div>
      </header>
      {isApproved && (
        <p className="text-muted">
          Verified employer: we have checked that this company exists and that this account speaks for it.
        </p>
      )}
      <div className="mt-6 grid gap-6 lg:grid-cols-3">
        <section className="lg:col-span-2">
          <h2 className="mb-2">About the company</h2>
          <p className="prose">{description}</p>
        </section>
        <section className="card content-start">
          <h2 className="mb-3 text-17">Company facts</h2>
          <CompanyFacts company={company} />
          <AppLink className="mt-3 flex min-h-11 items-center" href="/contact">
            Report this company
          </AppLink>
        </section>
      </div>
      <CompanyJobs company={company} page={page} />
    </>
  )
}

function CompanyJobs({ company: { id, companyName }, page }: { company: Company; page: number }) {
  const { client, now } = useRouteContext({ from: '__root__' })
  const { data } = useSuspenseQuery(companyJobsQuery(client, String(id), page))
  return (
    <section className="mt-6" id="jobs">
      <h2 className="mb-3">{plural(data.total, 'open job')}</h2>
      {data.total === 0 ? (
        <EmptyState
          level="h3"
          title="No open jobs right now"
          why={`${companyName} is not looking for anybody at the moment.`}
          action={
            <ButtonLink href="/jobs" link={AppLink}>
              All jobs
            </ButtonLink>
          }
        />
      ) : (
        <>
          <ul className="grid gap-4 lg:grid-cols-2">
            {data.jobPostings.map((job) => (
              <JobCard key={job.id} job={job} now={now} level="h3" />
            ))}
          </ul>
          <Pagination
            page={page}
            pages={data.totalPages}
            renderLink={(target, props) => (
              <Link
                to="/companies/$id"
                params={{ id: String(id) }}
                search={{ page: target }}
                hash="jobs"
                {...props}
              />
            )}
          />
        </>
      )}
    </section>
  )
}
