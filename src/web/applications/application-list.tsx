import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { APPLICATION_STATUS_LABELS } from '../../modules/applications/schema.ts'
import { formatDate } from '../../shared/dates.ts'
import { call } from '../app/loading/api-client.ts'
import { useSite } from '../app/site.tsx'
import { Button } from '../components/controls/button.tsx'
import { toast } from '../components/overlays/toast.ts'
import { Notice } from '../components/states/states.tsx'
import { Badge, StatusBadge } from '../components/surfaces/badge.tsx'
import { Card } from '../components/surfaces/card.tsx'
import { refreshOwnCvs } from '../cvs/own/own-queries.ts'
import type { SentApplication } from './queries.ts'

type ApplicationListProps = { applications: readonly SentApplication[]; level: 'h3' | 'h4' }

export function ApplicationList({ applications, level: H }: ApplicationListProps) {
  return (
    <ul className="grid gap-3">
      {applications.map((application) => (
        <Card as="li" key={application.id} className="grid gap-2">
          <div className="flex flex-wrap items-start justify-between gap-2">
            <div className="min-w-0">
              <H className="text-17">{application.jobTitle}</H>
              <p className="text-muted">
                {application.company} · {application.location}
              </p>
            </div>
            <div className="flex flex-wrap gap-2">
              <ApplicationBadge application={application} />
              {!application.isJobOpen && <Badge>Job closed</Badge>}
            </div>
          </div>
          <div className="flex items-center justify-between gap-2">
            <p className="text-13 text-muted">
              Applied {formatDate(application.appliedAt)}
              {application.salary && ` · ${application.salary}`}
            </p>
            <Link
              to="/jobseeker-dashboard"
              search={{ tab: 'applications', application: application.id }}
              resetScroll={false}
              className="btn btn-bare -mr-2 px-2 whitespace-nowrap"
              aria-label={`View Details: ${application.jobTitle}`}
            >
              View Details
            </Link>
          </div>
          {application.askHired && <HiredQuestion application={application} />}
        </Card>
      ))}
    </ul>
  )
}

export function ApplicationBadge({
  application,
}: {
  application: Pick<SentApplication, 'status' | 'withdrawnAt'>
}) {
  const { status, withdrawnAt } = application
  if (withdrawnAt) return <Badge>Withdrawn</Badge>
  return <StatusBadge status={status}>{APPLICATION_STATUS_LABELS[status]}</StatusBadge>
}

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
      toast({ title: 'CV Updated', description: 'It shows as No Longer Available now.' })
    },
    onError: (error) => toast({ title: 'Update Failed', description: error.message, variant: 'destructive' }),
  })
  return (
    <Notice kind="success" title={`Did ${application.company} hire you?`}>
      <div className="grid justify-items-start gap-2">
        <p>Then mark your CV as hired, so that other employers stop calling. You can change it back.</p>
        <Button look="quiet" busy={mark.isPending} busyLabel="Saving…" onClick={() => mark.mutate()}>
          Mark my CV as hired
        </Button>
        {mark.isError && <p>{mark.error.message}</p>}
      </div>
    </Notice>
  )
}
