import { createFileRoute } from '@tanstack/react-router'
import { PageHeader } from '../components/page-header.tsx'
import { UploadForm } from '../cvs/upload-form.tsx'
import { Dashboard } from '../dashboards/dashboard.tsx'
import { requireSession } from '../session.ts'

export const Route = createFileRoute('/upload/')({
  ssr: false,
  beforeLoad: ({ context }) => requireSession(context, 'jobSeeker', '/login?next=/upload'),
  head: () => ({ meta: [{ title: 'Upload your CV' }, { name: 'robots', content: 'noindex' }] }),
  component: Upload,
})

function Upload() {
  const { profile } = Route.useRouteContext()
  return (
    <Dashboard>
      <div className="mx-auto w-full max-w-form">
        <PageHeader
          title="Upload Your CV"
          lead="We filled in what we know of you. Check it: employers search in these fields."
        />
        <UploadForm values={profile} />
      </div>
    </Dashboard>
  )
}
