import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { AppLink } from '../app/link.tsx'
import { Loaded } from '../app/loading/loaded.tsx'
import { requireSession } from '../app/session/session.ts'
import { useSite } from '../app/site.tsx'
import { ButtonLink } from '../components/controls/button.tsx'
import { PageHeader } from '../components/shell/page-header.tsx'
import { EmptyState } from '../components/states/states.tsx'
import { Card } from '../components/surfaces/card.tsx'
import { Dashboard } from '../dashboards/dashboard.tsx'
import { DASHBOARD_TITLES } from '../dashboards/titles.ts'
import { AlertList } from '../job-alerts/alert-list.tsx'
import { jobAlertsQuery } from '../job-alerts/queries.ts'
import { PushSwitch } from '../push/push-switch.tsx'

export const Route = createFileRoute('/job-alerts')({
  beforeLoad: ({ context, location }) => requireSession(context, 'jobSeeker', location),
  head: () => ({ meta: [{ title: DASHBOARD_TITLES['/job-alerts'] }] }),
  component: JobAlerts,
})

function JobAlerts() {
  const { client } = useSite()
  const query = useQuery(jobAlertsQuery(client))
  return (
    <Dashboard>
      <div className="grid gap-4">
        <PageHeader
          title="Job alerts"
          lead="We email you new jobs for the searches that you save. Each job comes once."
        />
        <Loaded query={query} what="your job alerts" boneClass="h-20">
          {(alerts) =>
            alerts.length > 0 ? (
              <>
                <AlertList alerts={alerts} />
                <div>
                  <ButtonLink href="/jobs" look="quiet" link={AppLink}>
                    Search jobs for another alert
                  </ButtonLink>
                </div>
              </>
            ) : (
              <Card>
                <EmptyState
                  title="No job alerts yet"
                  why="Search for jobs, then tap “Get these jobs by email”."
                  action={
                    <ButtonLink href="/jobs" link={AppLink}>
                      Find jobs
                    </ButtonLink>
                  }
                />
              </Card>
            )
          }
        </Loaded>
        <Card as="section">
          <PushSwitch />
        </Card>
      </div>
    </Dashboard>
  )
}
