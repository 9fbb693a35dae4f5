import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { safePath } from '../accounts/safe-path.ts'
import { PageHeader } from '../components/page-header.tsx'
import { UploadForm } from '../cvs/upload-form.tsx'
import { Dashboard } from '../dashboards/dashboard.tsx'
import { pageSearch } from '../search-params.ts'
import { requireSession } from '../session.ts'

/** `next`: where one goes on once the CV is there, as the login has it. */
const readSearch = pageSearch({ next: v.pipe(v.string(), v.maxLength(500)) })

export const Route = createFileRoute('/upload/')({
  ssr: false,
  validateSearch: readSearch,
  beforeLoad: ({ context, location }) =>
    requireSession(context, 'jobSeeker', `/login?next=${encodeURIComponent(location.href)}`),
  head: () => ({ meta: [{ title: 'Upload your CV' }, { name: 'robots', content: 'noindex' }] }),
  component: Upload,
})

function Upload() {
  const { profile } = Route.useRouteContext()
  const next = safePath(Route.useSearch().next)
  return (
    <Dashboard>
      <div className="mx-auto w-full max-w-form">
        <PageHeader
          title="Upload Your CV"
          lead="We filled in what we know of you. Check it: employers search in these fields."
        />
        <UploadForm values={profile} next={next} />
      </div>
    </Dashboard>
  )
}
