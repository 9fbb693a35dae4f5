import ArrowRight from 'lucide-react/icons/arrow-right'
import type { ReadOf } from '../../page-reads.ts'
import { t } from '../../shared/language/words.ts'
import { useSite } from '../app/site.tsx'
import { ButtonLink } from '../components/controls/button.tsx'
import { nextAction, strengthOf } from '../dashboards/job-seeker/next-action.ts'
import { JobRow, JobRows } from '../jobs/list/job-row.tsx'

type OwnStartProps = { own: NonNullable<ReadOf<'ownStart'>> }

const JOBS_SHOWN = 4

/** The next step of the job seeker who is logged in, and the jobs that fit the newest CV. */
export function OwnStart({ own: { profile, cvs, applications, fits } }: OwnStartProps) {
  const { now } = useSite()
  const next = nextAction({
    cvs,
    applications,
    isAvailable: profile.shownTo !== 'nobody',
    strength: strengthOf(profile, cvs),
  })
  const applied = new Set(
    applications.flatMap(({ jobPostingId, isWithdrawn }) => (isWithdrawn ? [] : [jobPostingId])),
  )
  const jobs = fits.map(({ job }) => job).filter(({ id }) => !applied.has(id))
  if (!next && jobs.length === 0) return null
  return (
    <div className="wrap grid gap-6 pt-5">
      {next && (
        <section className="card own-next">
          <div className="min-w-0">
            <h2>{next.title}</h2>
            <p className="text-muted">{next.why}</p>
          </div>
          <ButtonLink href={next.href}>{next.label}</ButtonLink>
        </section>
      )}
      {jobs.length > 0 && (
        <section>
          <div className="section-head">
            <h2>{t('Jobs that fit your CV')}</h2>
            <a href="/jobseeker-dashboard" className="more">
              {t('Dashboard')}
              <ArrowRight size={18} />
            </a>
          </div>
          <JobRows columns={2}>
            {jobs.slice(0, JOBS_SHOWN).map((job) => (
              <JobRow key={job.id} job={job} now={now} level="h3" />
            ))}
          </JobRows>
        </section>
      )}
    </div>
  )
}
