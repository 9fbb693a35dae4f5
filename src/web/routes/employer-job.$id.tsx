import { createFileRoute } from '@tanstack/react-router'
import { requireSession } from '../app/session/session.ts'
import { Dashboard } from '../dashboards/dashboard.tsx'
import { DASHBOARD_TITLES } from '../dashboards/titles.ts'
import { PostedJobPage } from '../jobs/posted/posted-job-page.tsx'

export const Route = createFileRoute('/employer-job/$id')({
  // The job was published a moment ago.
  validateSearch: ({ published }): { published?: true } => (published ? { published: true } : {}),
  beforeLoad: ({ context, location }) => requireSession(context, 'employer', location),
  head: () => ({ meta: [{ title: DASHBOARD_TITLES['/employer-job/:id'] }] }),
  component: EmployerJob,
})

function EmployerJob() {
  const { id } = Route.useParams()
  const { published = false } = Route.useSearch()
  return (
    <Dashboard>
      <PostedJobPage id={Number(id)} isNew={published} />
    </Dashboard>
  )
}
