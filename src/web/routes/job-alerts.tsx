import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { t } from '../../shared/language/words.ts'
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
import { withWords } from '../dashboards/with-words.ts'
import { AlertList } from '../job-alerts/alert-list.tsx'
import { jobAlertsQuery } from '../job-alerts/queries.ts'
import { PushSwitch } from '../push/push-switch.tsx'

export const Route = createFileRoute('/job-alerts')({
  beforeLoad: ({ context, location }) =>
    withWords('job-alerts', requireSession(context, 'jobSeeker', location)),
  head: () => ({ meta: [{ title: t(DASHBOARD_TITLES['/job-alerts']) }] }),
  component: JobAlerts,
})

function JobAlerts() {
  const { client } = useSite()
  const query = useQuery(jobAlertsQuery(client))
  return (
    <Dashboard>
      <div className="grid gap-4">
        <PageHeader
          title={t('Job alerts')}
          lead={t('We email you new jobs for the searches that you save. Each job comes once.')}
        />
        <Loaded query={query} what={t('your job alerts')} boneClass="h-20">
          {(alerts) =>
            alerts.length > 0 ? (
              <>
                <AlertList alerts={alerts} />
                <div>
                  <ButtonLink href="/jobs" look="quiet" link={AppLink}>
                    {t('Search jobs for another alert')}
                  </ButtonLink>
                </div>
              </>
            ) : (
              <Card>
                <EmptyState
                  title={t('No job alerts yet')}
                  why={t('Search for jobs, then tap “Get these jobs by email”.')}
                  action={
                    <ButtonLink href="/jobs" link={AppLink}>
                      {t('Find jobs')}
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
