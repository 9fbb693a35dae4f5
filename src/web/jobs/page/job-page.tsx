import type { ReactNode } from 'react'
import { jobFacts } from '../../../modules/jobs/fields.ts'
import { formatDate } from '../../../shared/dates.ts'
import { plural } from '../../../shared/text.ts'
import { CompanyCard } from '../../accounts/employer/company-facts.tsx'
import { AppLink } from '../../app/link.tsx'
import { useSite } from '../../app/site.tsx'
import { ApplyBarIsland } from '../../applications/apply-bar.island.tsx'
import { Apply } from '../../applications/apply-button.island.tsx'
import type { SentApplication } from '../../applications/apply-state.ts'
import { FactsList } from '../../components/lists/facts-list.tsx'
import { Notice } from '../../components/states/states.tsx'
import { SkillTags, VerifiedBadge } from '../../components/surfaces/badge.tsx'
import { closingText, placeOf } from '../job-facts.ts'
import { JobCard, Pay } from '../list/job-card.tsx'
import type { Job, JobList } from '../queries.ts'
import { SaveJob } from '../saved/save-job.island.tsx'
import { Report } from './report-job.island.tsx'
import { Share } from './share-job.island.tsx'

type JobPageProps = {
  job: Job
  similar: JobList['jobPostings']
  /** The application of the job seeker who is logged in. */
  sent: SentApplication | null
}

export function JobPage({ job, similar, sent }: JobPageProps) {
  const mayApply = job.isOpen || sent !== null
  const { id, title, companyName, locationName, isOpen, questions, endsAt } = job
  return (
    <article>
      <p className="mb-2">
        <AppLink href="/jobs">All jobs</AppLink>
      </p>
      {!isOpen && <Notice kind="warning" title="This job is closed and no longer accepts applications." />}
      <JobHeader job={job}>
        {mayApply && (
          <div className="max-sm:hidden">
            <Apply jobId={id} sent={sent} />
          </div>
        )}
        <SaveJob job={job} />
        <Share job={{ id, title, locationName, endsAt, isOpen }} />
      </JobHeader>
      {!isOpen && <SimilarJobs jobs={similar} />}
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
          <Report job={{ id, title }} />
        </div>
      </div>
      {isOpen && <SimilarJobs jobs={similar} />}
      {mayApply && (
        <ApplyBarIsland job={{ id, title, companyName, locationName, isOpen, questions }} sent={sent} />
      )}
    </article>
  )
}

/** `children`: the actions for the job. */
function JobHeader({ job, children }: { job: Job; children: ReactNode }) {
  const { now } = useSite()
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
          ...jobFacts(job),
          { label: 'Posted', value: job.publishedAt && formatDate(job.publishedAt) },
          { label: 'Closes', value: job.endsAt && formatDate(job.endsAt) },
          { label: 'Views', value: plural(job.views, 'view') },
          { label: 'Applications', value: plural(job.applications, 'application') },
        ]}
      />
    </section>
  )
}

/** Lists similar jobs that are open. Shows nothing when there are none. */
function SimilarJobs({ jobs }: { jobs: JobPageProps['similar'] }) {
  const { now } = useSite()
  if (jobs.length === 0) return null
  return (
    <section className="mt-6">
      <h2 className="mb-3">Similar jobs</h2>
      <ul className="grid gap-4 lg:grid-cols-2">
        {jobs.map((job) => (
          <JobCard key={job.id} job={job} now={now} level="h3" />
        ))}
      </ul>
    </section>
  )
}
