import { createFileRoute } from '@tanstack/react-router'
import { safePath } from '../accounts/safe-path.ts'
import { PageHeader } from '../components/page-header.tsx'
import { BuilderForm } from '../cvs/builder-form.tsx'
import { UploadForm } from '../cvs/upload-form.tsx'
import { readUploadSearch, UploadWays } from '../cvs/upload-ways.tsx'
import { Dashboard } from '../dashboards/dashboard.tsx'
import { requireSession } from '../session.ts'

export const Route = createFileRoute('/upload/')({
  ssr: false,
  validateSearch: readUploadSearch,
  beforeLoad: ({ context, location }) => requireSession(context, 'jobSeeker', location),
  head: () => ({ meta: [{ title: 'Upload your CV' }, { name: 'robots', content: 'noindex' }] }),
  component: Upload,
})

function Upload() {
  const { profile } = Route.useRouteContext()
  const { way = 'file', ...search } = Route.useSearch()
  const next = safePath(search.next)
  return (
    <Dashboard>
      <div className="mx-auto grid w-full max-w-form gap-4">
        <PageHeader
          title="Upload Your CV"
          lead="We filled in what we know of you. Check it: employers search in these fields."
        />
        <UploadWays path="/upload" current={way} next={next} />
        {way === 'make' ? (
          <BuilderForm accountId={profile.id} values={profile} next={next} />
        ) : (
          <UploadForm accountId={profile.id} values={profile} next={next} />
        )}
      </div>
    </Dashboard>
  )
}
