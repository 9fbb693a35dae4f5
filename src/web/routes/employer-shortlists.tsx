import { createFileRoute } from '@tanstack/react-router'
import { Dashboard } from '../dashboards/dashboard.tsx'
import { CvQuestionDialog } from '../employers/cv-question-dialog.tsx'
import { EmployerHeader } from '../employers/employer-header.tsx'
import { useCvFlow } from '../employers/use-cv-flow.ts'
import { requireSession } from '../session.ts'
import { ShortlistsPage } from '../shortlists/shortlists-page.tsx'

export const Route = createFileRoute('/employer-shortlists')({
  ssr: false,
  validateSearch: ({ list }): { list?: number } =>
    /^[1-9]\d{0,8}$/.test(String(list)) ? { list: Number(list) } : {},
  beforeLoad: ({ context, location }) => requireSession(context, 'employer', location),
  head: () => ({ meta: [{ title: 'Shortlists' }, { name: 'robots', content: 'noindex' }] }),
  component: EmployerShortlists,
})

function EmployerShortlists() {
  const { list } = Route.useSearch()
  const flow = useCvFlow()
  return (
    <Dashboard>
      <EmployerHeader title="Shortlists" />
      <ShortlistsPage list={list} flow={flow} />
      <CvQuestionDialog flow={flow} />
    </Dashboard>
  )
}
