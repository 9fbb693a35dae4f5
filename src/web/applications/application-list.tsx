import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { t } from '../../shared/language/words.ts'
import { call } from '../app/loading/api-client.ts'
import { useSite } from '../app/site.tsx'
import { Button } from '../components/controls/button.tsx'
import { toast } from '../components/overlays/toast.ts'
import { Notice } from '../components/states/states.tsx'
import { Avatar } from '../components/surfaces/avatar.tsx'
import { Badge } from '../components/surfaces/badge.tsx'
import { Knots } from '../components/surfaces/knots.tsx'
import { refreshOwnCvs } from '../cvs/own/own-queries.ts'
import { ApplicationBadge } from './application-parts.tsx'
import { adviceOf, lastEvent, progressOf } from './application-words.ts'
import type { SentApplication } from './queries.ts'

type ApplicationListProps = { applications: readonly SentApplication[]; level: 'h3' | 'h4' }

/** Lists applications, each with its company, its progress and its last event. */
export function ApplicationList({ applications, level: H }: ApplicationListProps) {
  const { now } = useSite()
  return (
    <ul className="list">
      {applications.map((application) => (
        <li key={application.id} className="thread">
          <Avatar name={application.company} photoUrl={logoOf(application)} shape="employer" />
          <div className="min-w-0">
            <div className="flex flex-wrap items-start justify-between gap-x-2">
              <H className="text-17">
                <Link
                  to="/jobseeker-dashboard"
                  search={{ tab: 'applications', application: application.id }}
                  resetScroll={false}
                  className="cover"
                  aria-label={t('View Details: {title}', { title: application.jobTitle })}
                >
                  {application.jobTitle}
                </Link>
              </H>
              <span className="flex flex-wrap gap-2">
                {!application.isJobOpen && <Badge>{t('Job closed')}</Badge>}
                <ApplicationBadge application={application} />
              </span>
            </div>
            <p className="text-muted">
              {application.company} · {application.location}
            </p>
          </div>
          <Knots {...progressOf(application)} />
          <p>
            {lastEvent(application, now)} <span className="text-muted">{adviceOf(application)}</span>
          </p>
          {application.askHired && <HiredQuestion application={application} />}
        </li>
      ))}
    </ul>
  )
}

const logoOf = ({ companyLogoUrl: url }: SentApplication) => (url ? `${url}?size=96` : undefined)

/**
 * Shown when an employer moved an application to onboarding. Only the job seeker marks the CV as hired; it never
 * happens automatically.
 */
export function HiredQuestion({ application }: { application: SentApplication }) {
  const { client } = useSite()
  const queryClient = useQueryClient()
  const mark = useMutation({
    mutationFn: () =>
      call(
        client.api.cvs[':id'].$patch({
          param: { id: String(application.cvId) },
          json: { status: 'hired' },
        }),
      ),
    onSuccess: async () => {
      await Promise.all([
        refreshOwnCvs(queryClient),
        queryClient.invalidateQueries({ queryKey: ['applications'] }),
      ])
      toast({ title: t('CV Updated'), description: t('It shows as No Longer Available now.') })
    },
    onError: (error) =>
      toast({ title: t('Update Failed'), description: error.message, variant: 'destructive' }),
  })
  return (
    <Notice kind="success" title={t('Did {company} hire you?', { company: application.company })}>
      <div className="grid justify-items-start gap-2">
        <p>
          {t('Then mark your CV as hired, so that other employers stop calling. You can change it back.')}
        </p>
        <Button look="quiet" busy={mark.isPending} busyLabel={t('Saving…')} onClick={() => mark.mutate()}>
          {t('Mark my CV as hired')}
        </Button>
        {mark.isError && <p>{mark.error.message}</p>}
      </div>
    </Notice>
  )
}
