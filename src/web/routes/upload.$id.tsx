import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { ButtonLink } from '../components/button.tsx'
import { EmptyState } from '../components/empty-state.tsx'
import { PageHeader } from '../components/page-header.tsx'
import { ownCvQuery } from '../cvs/own-queries.ts'
import { UploadForm } from '../cvs/upload-form.tsx'
import { Dashboard } from '../dashboards/dashboard.tsx'
import { AppLink } from '../link.tsx'
import { load } from '../load.ts'
import { requireSession } from '../session.ts'

export const Route = createFileRoute('/upload/$id')({
  ssr: false,
  beforeLoad: ({ context, params }) =>
    requireSession(context, 'jobSeeker', `/login?next=${encodeURIComponent(`/upload/${params.id}`)}`),
  loader: async ({ context, params }) => {
    await load(context, ownCvQuery(context.client, params.id))
  },
  head: () => ({ meta: [{ title: 'Edit your CV' }, { name: 'robots', content: 'noindex' }] }),
  component: EditCv,
})

function EditCv() {
  const { id } = Route.useParams()
  const { client } = Route.useRouteContext()
  const { data: cv } = useSuspenseQuery(ownCvQuery(client, id))
  return (
    <Dashboard>
      <div className="mx-auto w-full max-w-form">
        {cv ? (
          <>
            <PageHeader title="Edit Your CV" lead="Your file stays unless you choose another." />
            <UploadForm key={cv.id} values={cv} cv={cv} />
          </>
        ) : (
          <EmptyState
            level="h1"
            title="CV not found or no permission"
            why="This CV does not exist any more, or it belongs to somebody else."
            action={
              <ButtonLink href="/jobseeker-dashboard?tab=cvs" link={AppLink}>
                My CVs
              </ButtonLink>
            }
          />
        )}
      </div>
    </Dashboard>
  )
}
