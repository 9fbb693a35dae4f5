import { Link, useRouteContext } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { EMPLOYMENT_TYPE_LABELS, EXPERIENCE_LABELS } from '../../modules/catalog/schema.ts'
import { formatDate } from '../../shared/dates.ts'
import { plural } from '../../shared/text.ts'
import { call } from '../api-client.ts'
import { VerifiedBadge } from '../components/badge.tsx'
import { FactsList } from '../components/facts-list.tsx'
import { Notice } from '../components/notice.tsx'
import { SkillTags } from '../components/skill-tags.tsx'
import { ApplyButton, useApply } from './apply-button.tsx'
import { closingText } from './closing.ts'
import { CompanyCard } from './company-card.tsx'
import { placeOf } from './place.ts'
import type { Job } from './queries.ts'
import { SaveJobButton } from './save-job-button.tsx'

export function JobPage({ job }: { job: Job }) {
  const { now } = useRouteContext({ from: '__root__' })
  const application = useApply(job.id)
  useCountedView(job.id)
  return (
    <article>
      <p className="mb-2">
        <Link to="/jobs">All jobs</Link>
      </p>
      {!job.isOpen && <Notice kind="warning" title="This job is closed and takes no more applications." />}
      <header className="my-3 grid gap-1">
        <h1>{job.title}</h1>
        <p className="text-17">
          {job.companyName} {job.companyIsApproved && <VerifiedBadge />}
        </p>
        <p className="text-muted text-17">{placeOf(job)}</p>
        {job.salaryRange && (
          <p className="text-17">
            <strong>{job.salaryRange}</strong>{' '}
            {job.annualPay && <span className="text-muted">({job.annualPay})</span>}
          </p>
        )}
        <p>{closingText(job.endsAt, job.isOpen, now)}</p>
        <div className="mt-2 flex flex-wrap items-center gap-2">
          {job.isOpen && (
            <div className="max-sm:hidden">
              <ApplyButton {...application} />
            </div>
          )}
          <SaveJobButton job={job} />
        </div>
      </header>
      <div className="mt-6 grid gap-6 lg:grid-cols-3">
        <div className="grid content-start gap-6 lg:col-span-2">
          <Section title="Description">
            <p className="prose">{job.description}</p>
          </Section>
          <Section title="Requirements">
            <p className="prose">{job.requirements}</p>
          </Section>
          {job.skills.length > 0 && (
            <Section title="Required skills">
              <SkillTags skills={job.skills} limit={job.skills.length} />
            </Section>
          )}
        </div>
        <div className="grid content-start gap-4">
          <JobSummary job={job} />
          <CompanyCard company={job.company} />
          <SafetyBox />
        </div>
      </div>
      {job.isOpen && (
        <div className="no-print sticky bottom-14 mt-4 grid bg-paper py-3 sm:hidden">
          <ApplyButton {...application} />
        </div>
      )}
    </article>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-2">{title}</h2>
      {children}
    </section>
  )
}

function SafetyBox() {
  return (
    <Notice kind="info" title="Never pay for a job">
      <p>
        No honest employer asks for money, your bank PIN or airtime to give you work.{' '}
        <a href="/safety">How to stay safe</a>
      </p>
    </Notice>
  )
}

function JobSummary({ job }: { job: Job }) {
  return (
    <section className="card">
      <h2 className="mb-3 text-17">Job summary</h2>
      <FactsList
        facts={[
          { label: 'Type', value: EMPLOYMENT_TYPE_LABELS[job.employmentType] },
          { label: 'Category', value: job.categoryName },
          { label: 'Experience', value: EXPERIENCE_LABELS[job.experienceLevel] },
          { label: 'Posted', value: job.publishedAt && formatDate(job.publishedAt) },
          { label: 'Closes', value: job.endsAt && formatDate(job.endsAt) },
          { label: 'Views', value: plural(job.views, 'view') },
          { label: 'Applications', value: plural(job.applications, 'application') },
        ]}
      />
    </section>
  )
}

/** From the browser, so that robots and prefetches count nothing. Its failure is nobody's concern. */
function useCountedView(jobId: number): void {
  const { client } = useRouteContext({ from: '__root__' })
  useEffect(() => {
    call(client.api.jobs[':id'].view.$post({ param: { id: String(jobId) } })).catch(() => undefined)
  }, [client, jobId])
}
