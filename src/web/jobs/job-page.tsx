import { Link, useRouteContext } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { EMPLOYMENT_TYPE_LABELS, EXPERIENCE_LABELS } from '../../modules/catalog/schema.ts'
import { WORK_PATTERN_LABELS } from '../../modules/jobs/schema.ts'
import { formatDate } from '../../shared/dates.ts'
import { plural } from '../../shared/text.ts'
import { call } from '../api-client.ts'
import { VerifiedBadge } from '../components/badge.tsx'
import { FactsList } from '../components/facts-list.tsx'
import { Notice } from '../components/notice.tsx'
import { SkillTags } from '../components/skill-tags.tsx'
import { AppLink } from '../link.tsx'
import { ApplyButton } from './apply-button.tsx'
import { closingText } from './closing.ts'
import { CompanyCard } from './company-card.tsx'
import { Pay } from './pay.tsx'
import { placeOf } from './place.ts'
import type { Job } from './queries.ts'
import { ReportJob } from './report-job.tsx'
import { SaveJobButton } from './save-job-button.tsx'
import { ShareJob } from './share-job.tsx'
import { SimilarJobs } from './similar-jobs.tsx'
import { useApply } from './use-apply.ts'

export function JobPage({ job }: { job: Job }) {
  const apply = useApply(job)
  const { opened } = apply
  useCountedView(job.id)
  return (
    <article>
      <p className="mb-2">
        <Link to="/jobs">All jobs</Link>
      </p>
      {!job.isOpen && <Notice kind="warning" title="This job is closed and takes no more applications." />}
      <JobHeader job={job}>
        {(job.isOpen || apply.sent) && (
          <div className="max-sm:hidden">
            <ApplyButton {...apply} />
          </div>
        )}
        <SaveJobButton job={job} />
        <ShareJob job={job} />
      </JobHeader>
      {!job.isOpen && <SimilarJobs jobId={job.id} />}
      <div className="mt-6 grid gap-6 lg:grid-cols-3">
        <div className="lg:col-start-3 lg:row-start-1">
          <JobSummary job={job} />
        </div>
        <div className="grid content-start gap-6 lg:col-span-2 lg:row-span-2 lg:row-start-1">
          <JobText job={job} />
        </div>
        <div className="grid content-start gap-4 lg:col-start-3">
          <CompanyCard company={job.company} />
          <SafetyBox />
          <ReportJob job={job} />
        </div>
      </div>
      {job.isOpen && <SimilarJobs jobId={job.id} />}
      {(job.isOpen || apply.sent) && (
        // The page keeps what has the focus above this bar; its own button stands in it and needs no scrolling.
        <div className="no-print sticky bottom-[calc(56px+env(safe-area-inset-bottom))] mt-4 bg-paper py-3 sm:hidden [&_.btn]:-scroll-mb-20">
          <ApplyButton {...apply} />
        </div>
      )}
      {opened && (
        <opened.Dialog {...opened} job={job} tell={apply.tell} onSent={apply.refresh} onClose={apply.close} />
      )}
    </article>
  )
}

/** `children`: what can be done with it. */
function JobHeader({ job, children }: { job: Job; children: ReactNode }) {
  const { now } = useRouteContext({ from: '__root__' })
  return (
    <header className="my-3 grid gap-1">
      <h1>{job.title}</h1>
      <p className="text-17">
        <AppLink href={`/companies/${job.employerId}`}>{job.companyName}</AppLink>{' '}
        {job.companyIsApproved && <VerifiedBadge />}
      </p>
      <p className="text-muted text-17">{placeOf(job)}</p>
      <Pay job={job} className="text-17" />
      <p>{closingText(job.endsAt, job.isOpen, now)}</p>
      <div className="no-print mt-2 flex flex-wrap items-center gap-2">{children}</div>
    </header>
  )
}

function JobText({ job: { description, requirements, skills } }: { job: Job }) {
  return (
    <>
      <Section title="Description">
        <p className="prose">{description}</p>
      </Section>
      <Section title="Requirements">
        <p className="prose">{requirements}</p>
      </Section>
      {skills.length > 0 && (
        <Section title="Required skills">
          <SkillTags skills={skills} limit={skills.length} />
        </Section>
      )}
    </>
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
        <AppLink href="/safety">How to stay safe</AppLink>
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
          { label: 'Work', value: job.workPattern && WORK_PATTERN_LABELS[job.workPattern] },
          { label: 'Roster', value: job.roster },
          { label: 'Category', value: job.categoryName },
          { label: 'Experience', value: EXPERIENCE_LABELS[job.experienceLevel] },
          { label: 'Driver licence', value: licenceText(job.licenceClasses) },
          { label: 'Posted', value: job.publishedAt && formatDate(job.publishedAt) },
          { label: 'Closes', value: job.endsAt && formatDate(job.endsAt) },
          { label: 'Views', value: plural(job.views, 'view') },
          { label: 'Applications', value: plural(job.applications, 'application') },
        ]}
      />
    </section>
  )
}

/** `Class 3 or 6`; one of them is enough. */
function licenceText(classes: readonly string[]): string {
  return classes.length === 0 ? '' : `Class ${classes.join(' or ')}`
}

/** From the browser, so that robots and prefetches count nothing. Its failure is nobody's concern. */
function useCountedView(jobId: number): void {
  const { client } = useRouteContext({ from: '__root__' })
  useEffect(() => {
    call(client.api.jobs[':id'].view.$post({ param: { id: String(jobId) } })).catch(() => undefined)
  }, [client, jobId])
}
