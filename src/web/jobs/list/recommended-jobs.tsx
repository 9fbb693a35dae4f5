import { useQuery } from '@tanstack/react-query'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { t } from '../../../shared/language/words.ts'
import { bandOf } from '../../ai-search/match-words.ts'
import { AppLink } from '../../app/link.tsx'
import { Loaded } from '../../app/loading/loaded.tsx'
import { useSite } from '../../app/site.tsx'
import { recommendedJobsQuery, useSentApplications } from '../../applications/queries.ts'
import { Badge } from '../../components/surfaces/badge.tsx'
import { JobRow, JobRows } from './job-row.tsx'

/**
 * Lists open jobs that fit the newest CV, each with the reason, without those the job seeker applied for. `hasCv`:
 * whether there is an active CV, once that is known.
 */
export function RecommendedJobs({ hasCv }: { hasCv: boolean | undefined }) {
  const { client, now } = useSite()
  const query = useQuery({ ...recommendedJobsQuery(client), enabled: hasCv === true })
  const applied = new Set(
    useSentApplications().data?.flatMap(({ jobPostingId, withdrawnAt }) =>
      withdrawnAt ? [] : [jobPostingId],
    ),
  )
  return (
    <section>
      <div className="section-head">
        <h2>{t('Jobs that fit your CV')}</h2>
        <AppLink className="more" href="/jobs">
          {t('All jobs')}
          <ArrowRight size={16} />
        </AppLink>
      </div>
      {hasCv === false ? (
        <p className="text-muted">
          <AppLink href="/upload">{t('Upload your CV')}</AppLink> {t('to see jobs that fit it.')}
        </p>
      ) : (
        <Loaded query={query} what={t('jobs for you')} bones={2} boneClass="h-44">
          {(fits) => {
            const open = fits.filter(({ job }) => !applied.has(job.id))
            if (open.length === 0) return <NoJobs hasApplied={fits.length > 0} />
            return (
              <JobRows>
                {open.map(({ job, matchScore, matchReason }) => {
                  const { label, tone } = bandOf(matchScore)
                  return (
                    <JobRow key={job.id} job={job} now={now} level="h3">
                      <p className="job-more flex flex-wrap items-center gap-2">
                        <Badge tone={tone}>{label}</Badge>
                        <span className="min-w-0 wrap-anywhere">{matchReason}</span>
                      </p>
                    </JobRow>
                  )
                })}
              </JobRows>
            )
          }}
        </Loaded>
      )}
    </section>
  )
}

function NoJobs({ hasApplied }: { hasApplied: boolean }) {
  return (
    <p className="text-muted">
      {hasApplied
        ? t('You have applied for every open job that fits your CV.')
        : t('No open job fits your CV at the moment.')}{' '}
      <AppLink href="/jobs">{t('Find jobs')}</AppLink>
    </p>
  )
}
