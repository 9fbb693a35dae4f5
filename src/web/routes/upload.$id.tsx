import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { ButtonLink } from '../components/button.tsx'
import { EmptyState } from '../components/empty-state.tsx'
import { PageHeader } from '../components/page-header.tsx'
import { BuilderForm } from '../cvs/builder-form.tsx'
import { ownCvQuery } from '../cvs/own-queries.ts'
import { UploadForm } from '../cvs/upload-form.tsx'
import { readUploadSearch, UploadWays } from '../cvs/upload-ways.tsx'
import { Dashboard } from '../dashboards/dashboard.tsx'
import { AppLink } from '../link.tsx'
import { load } from '../load.ts'
import { requireSession } from '../session.ts'

export const Route = createFileRoute('/upload/$id')({
  ssr: false,
  validateSearch: readUploadSearch,
  beforeLoad: ({ context, location }) => requireSession(context, 'jobSeeker', location),
  loader: async ({ context, params }) => {
    await load(context, ownCvQuery(context.client, params.id))
  },
  head: () => ({ meta: [{ title: 'Edit your CV' }, { name: 'robots', content: 'noindex' }] }),
  component: EditCv,
})

const LEADS = {
  file: 'Your file stays unless you choose another.',
  make: 'This CV was made here. Change it and the file is made anew.',
}

function EditCv() {
  const { id } = Route.useParams()
  const { client, profile } = Route.useRouteContext()
  const { data: cv } = useSuspenseQuery(ownCvQuery(client, id))
  const { way = cv?.document ? 'make' : 'file' } = Route.useSearch()
  return (
    <Dashboard>
      <div className="mx-auto grid w-full max-w-form gap-4">
        {cv ? (
          <>
            <PageHeader title="Edit Your CV" lead={LEADS[cv.document ? 'make' : 'file']} />
            <UploadWays path={`/upload/${cv.id}`} current={way} />
            {way === 'make' ? (
              <BuilderForm key={cv.id} accountId={profile.id} values={cv} cv={cv} />
            ) : (
              <UploadForm key={cv.id} accountId={profile.id} values={cv} cv={cv} />
            )}
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
