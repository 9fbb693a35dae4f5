import ArrowLeft from 'lucide-react/icons/arrow-left'
import Bell from 'lucide-react/icons/bell'
import Calendar from 'lucide-react/icons/calendar'
import Check from 'lucide-react/icons/check'
import CircleDot from 'lucide-react/icons/circle-dot'
import CircleHelp from 'lucide-react/icons/circle-help'
import Clock from 'lucide-react/icons/clock'
import Eye from 'lucide-react/icons/eye'
import FileText from 'lucide-react/icons/file-text'
import MapPin from 'lucide-react/icons/map-pin'
import Minus from 'lucide-react/icons/minus'
import type { ReactNode } from 'react'
import { EMPLOYMENT_TYPE_LABELS } from '../../../modules/catalog/employment/choices.ts'
import { asksOf } from '../../../modules/documents/choices.ts'
import { jobFacts } from '../../../modules/jobs/fields.ts'
import type { ReadOf } from '../../../page-reads.ts'
import { formatDate } from '../../../shared/dates.ts'
import { t, tFilled } from '../../../shared/language/words.ts'
import { plural } from '../../../shared/text.ts'
import { CompanyCard } from '../../accounts/employer/company-facts.tsx'
import { AppLink } from '../../app/link.tsx'
import { useSite } from '../../app/site.tsx'
import { ApplyBarIsland } from '../../applications/apply-bar.island.tsx'
import { Apply } from '../../applications/apply-button.island.tsx'
import { type SentApplication, SIMILAR_JOBS } from '../../applications/apply-state.ts'
import { SentNote } from '../../applications/sent-note.tsx'
import { Kept } from '../../components/kept.tsx'
import { FactsList } from '../../components/lists/facts-list.tsx'
import { Notice } from '../../components/states/states.tsx'
import { Avatar } from '../../components/surfaces/avatar.tsx'
import { SkillTags, VerifiedBadge } from '../../components/surfaces/badge.tsx'
import { TextBlocks } from '../../components/surfaces/text-blocks.tsx'
import { PayLinks } from '../../pay/pay-links.tsx'
import { closingText, placeOf } from '../job-facts.ts'
import { JobRow, JobRows } from '../list/job-row.tsx'
import type { Job, JobList } from '../queries.ts'
import { SaveJob } from '../saved/save-job.island.tsx'
import { SavePlainly } from '../saved/save-plainly.tsx'
import { CountView } from './count-job-view.island.tsx'
import { Report } from './late-report-job.island.tsx'
import { ShareJob } from './share-job.tsx'

export type JobPageProps = {
  job: Job
  similar: JobList['jobPostings']
  /** How quickly the company usually opens applications. */
  pace: ReadOf<'pace'>
  /** Links to other jobs in the same trade and to the pay in this trade. */
  more: readonly { href: string; label: string }[]
  /** The application of the job seeker who is logged in. */
  sent: SentApplication | null
  /** How the job fits the CV of the job seeker who is logged in. */
  fit: ReadOf<'jobFit'>
  /** The heading level of the title: h2 beside a list. */
  level?: 'h1' | 'h2' | undefined
}

export function JobPage({ job, similar, pace, more, sent, fit, level }: JobPageProps) {
  const { id, title, companyName, locationName, isOpen, questions, endsAt } = job
  const { now } = useSite()
  return (
    <article>
      <JobHeader job={job} level={level}>
        {(isOpen || sent) && (
          <div className="max-sm:hidden">{sent ? <SentNote sent={sent} /> : <Apply jobId={id} />}</div>
        )}
        <SaveJob job={job} />
        <SavePlainly />
        <ShareJob job={{ id, title, locationName, endsAt, isOpen }} />
        <CountView jobId={id} />
      </JobHeader>
      <div className="wrap grid gap-6 py-5">
        {!isOpen && <SimilarJobs jobs={similar} />}
        <div className="job-body">
          <div className="grid content-start gap-4">
            {fit && job.isOpen && <JobFit ticks={fit.ticks} />}
            <Kept as="section" data={job} variant="summary" className="card">
              {() => <JobSummary job={job} />}
            </Kept>
            <Kept as="div" data={job} variant="text" className="card grid gap-5">
              {() => <JobText job={job} />}
            </Kept>
            {pace && isOpen && <HowItGoes pace={pace} companyName={companyName} />}
          </div>
          <div className="grid content-start gap-4">
            <Kept as="section" data={job.company} variant="card" className="card">
              {() => <CompanyCard company={job.company} />}
            </Kept>
            <SafetyBox />
            <Report job={{ id, title }} />
          </div>
        </div>
        {isOpen && <SimilarJobs jobs={similar} />}
        <PayLinks links={more} />
      </div>
      {sent ? (
        <div className="apply-bar no-print sm:hidden">
          <SentNote sent={sent} />
        </div>
      ) : (
        isOpen && (
          <ApplyBarIsland
            job={{ id, title, companyName, locationName, isOpen, questions, endsAt, asks: asksOf(job) }}
            closes={closingText(endsAt, isOpen, now)}
          />
        )
      )}
    </article>
  )
}

const FIT_ICONS = { matched: Check, near: CircleDot, missing: Minus, unknown: CircleHelp }

function JobFit({ ticks }: { ticks: NonNullable<ReadOf<'jobFit'>>['ticks'] }) {
  return (
    <section className="fit" aria-label={t('How this job fits your CV')}>
      <ul>
        {ticks.map(({ kind, state, text }) => {
          const Icon = FIT_ICONS[state]
          return (
            <li key={kind}>
              <Icon size={18} className={state === 'matched' ? 'text-success' : 'text-muted'} />
              {tFilled(text)}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** `children`: the actions for the job. */
function JobHeader({
  job,
  level: H = 'h1',
  children,
}: Pick<JobPageProps, 'job' | 'level'> & { children: ReactNode }) {
  const { now } = useSite()
  const { title, employerId, companyName, companyLogoUrl, companyIsApproved, salaryRange, annualPay } = job
  return (
    <header className="border-b bg-surface">
      <div className="wrap grid gap-3 pt-2 pb-5">
        <AppLink href="/jobs" className="more all-jobs">
          <ArrowLeft size={18} />
          {t('All jobs')}
        </AppLink>
        {!job.isOpen && (
          <Notice kind="warning" title={t('This job is closed and no longer accepts applications.')} />
        )}
        <div className="flex items-center gap-4">
          <Avatar
            name={companyName}
            photoUrl={companyLogoUrl ? `${companyLogoUrl}?size=96` : undefined}
            size="logo"
            shape="employer"
          />
          <div className="min-w-0">
            <H className="job-title">{title}</H>
            <p className="flex flex-wrap items-center gap-x-3 text-17">
              <AppLink href={`/companies/${employerId}`}>{companyName}</AppLink>
              {companyIsApproved && <VerifiedBadge />}
            </p>
          </div>
        </div>
        <div className="job-head">
          {salaryRange && (
            <p>
              <strong className="block text-22">{tFilled(salaryRange)}</strong>
              <span className="text-muted">{tFilled(annualPay)}</span>
            </p>
          )}
          <p className="meta">
            <span>
              <MapPin size={15} />
              {placeOf(job)}
            </span>
            <span>
              <Clock size={15} />
              {t(EMPLOYMENT_TYPE_LABELS[job.employmentType])}
            </span>
            <span>
              <Calendar size={15} />
              {closingText(job.endsAt, job.isOpen, now)}
            </span>
          </p>
          <div className="job-actions no-print">{children}</div>
        </div>
      </div>
    </header>
  )
}

function JobText({ job: { description, requirements, skills } }: { job: Job }) {
  return (
    <>
      <Section title={t('Description')}>
        <TextBlocks text={description} />
      </Section>
      <Section title={t('Requirements')}>
        <TextBlocks text={requirements} />
      </Section>
      {skills.length > 0 && (
        <Section title={t('Required skills')}>
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

type HowItGoesProps = { pace: NonNullable<JobPageProps['pace']>; companyName: string }

/** How an application usually goes, from the figures of this company. */
function HowItGoes({ pace: { days, applications }, companyName }: HowItGoesProps) {
  const facts = [
    { icon: FileText, text: t('Applying is'), fact: t('free of charge') },
    { icon: Eye, text: t('They usually open it'), fact: t('within {days}', { days: plural(days, 'day') }) },
    { icon: Bell, text: t('We tell you'), fact: t('at every step') },
  ]
  return (
    <section className="card">
      <h2 className="mb-3">{t('How your application goes')}</h2>
      <ul className="grid gap-3 sm:grid-cols-3">
        {facts.map(({ icon: Icon, text, fact }) => (
          <li key={text} className="flex items-center gap-3">
            <span className="icon-tile">
              <Icon size={20} />
            </span>
            <span>
              {text} <b className="block">{fact}</b>
            </span>
          </li>
        ))}
      </ul>
      <p className="help mt-3">
        {t('From the {applications} applications to {companyName} in the last six months.', {
          applications,
          companyName,
        })}
      </p>
    </section>
  )
}

function SafetyBox() {
  return (
    <Notice kind="warning" title={t('Never pay for a job')}>
      <p>
        {t('No honest employer asks for money, your bank PIN or airtime to give you work.')}{' '}
        <AppLink href="/safety">{t('How to stay safe')}</AppLink>
      </p>
    </Notice>
  )
}

function JobSummary({ job }: { job: Job }) {
  return (
    <>
      <h2 className="sr">{t('Job summary')}</h2>
      <FactsList
        look="tiles"
        facts={[
          ...jobFacts(job),
          { label: t('Posted'), value: job.publishedAt && formatDate(job.publishedAt) },
          { label: t('Closes'), value: job.endsAt && formatDate(job.endsAt) },
          { label: t('Views'), value: plural(job.views, 'view') },
          { label: t('Applications'), value: plural(job.applications, 'application') },
        ]}
      />
    </>
  )
}

/** Lists open jobs that are similar, if there are any. */
function SimilarJobs({ jobs }: { jobs: JobPageProps['similar'] }) {
  const { now } = useSite()
  if (jobs.length === 0) return null
  return (
    <section>
      <h2 className="mb-3">{t('Similar jobs')}</h2>
      <JobRows columns={2} id={SIMILAR_JOBS}>
        {jobs.map((job) => (
          <JobRow key={job.id} job={job} now={now} level="h3" />
        ))}
      </JobRows>
    </section>
  )
}
