import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { ApiError } from '../api-client.ts'
import { ErrorState } from '../components/error-state.tsx'
import { SkeletonList } from '../components/skeleton.tsx'
import { Dashboard } from '../dashboards/dashboard.tsx'
import { BackToDashboard } from '../employers/back-link.tsx'
import { CandidateRow } from '../employers/candidate-row.tsx'
import { viewLabel } from '../employers/cv-price.ts'
import { CvQuestionDialog } from '../employers/cv-question-dialog.tsx'
import { CreditsLink } from '../employers/employer-header.tsx'
import { OpenedCvPage } from '../employers/opened-cv.tsx'
import { openedCvQuery } from '../employers/queries.ts'
import { SimilarCvs } from '../employers/similar-cvs.tsx'
import { type CvFlow, useCvFlow } from '../employers/use-cv-flow.ts'
import { requireSession } from '../session.ts'
import { SaveCvButton } from '../shortlists/save-cv-button.tsx'

export const Route = createFileRoute('/employer-cv-view/$id')({
  ssr: false,
  beforeLoad: ({ context, location }) => requireSession(context, 'employer', location),
  // Only for the title: the page itself tells a refusal.
  loader: async ({ context, params }) => {
    const options = openedCvQuery(context.client, params.id)
    const cv = await context.queryClient.ensureQueryData(options).catch(() => undefined)
    return { title: cv ? `${cv.fullName}, ${cv.jobTitle}` : 'CV' }
  },
  pendingComponent: Loading,
  head: ({ loaderData }) => ({
    meta: [{ title: loaderData?.title ?? 'CV' }, { name: 'robots', content: 'noindex' }],
  }),
  component: EmployerCvView,
})

function EmployerCvView() {
  const { id } = Route.useParams()
  const { client, profile } = Route.useRouteContext()
  const { data, error, refetch, isFetching } = useQuery({
    ...openedCvQuery(client, id),
    // The loader has just asked.
    retryOnMount: false,
  })
  const flow = useCvFlow()
  return (
    <Dashboard>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <BackToDashboard />
        <span className="flex flex-wrap gap-2">
          {data && <SaveCvButton id={data.id} name={data.fullName} />}
          <CreditsLink />
        </span>
      </div>
      {data ? (
        <>
          <OpenedCvPage cv={data} company={profile} flow={flow} />
          <section className="grid gap-3">
            <h2>Similar candidates</h2>
            <SimilarCvs id={data.id} row={(cv) => <CandidateRow key={cv.id} cv={cv} flow={flow} />} />
          </section>
        </>
      ) : error ? (
        <Refusal id={id} flow={flow} error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Loading />
      )}
      <CvQuestionDialog flow={flow} />
    </Dashboard>
  )
}

function Loading() {
  return (
    <>
      <h1 className="sr">CV</h1>
      <SkeletonList count={3} label="Loading CV…" boneClass="h-48" />
    </>
  )
}

type RefusalProps = { id: string; flow: CvFlow; error: Error; onRetry: () => void; retrying: boolean }

/** Refused, or not reached: only the second is worth another try. */
function Refusal({ id, flow, error, onRetry, retrying }: RefusalProps) {
  if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500) {
    return (
      <ErrorState level="h1" title="This CV could not be loaded" onRetry={onRetry} retrying={retrying}>
        {error.message}
      </ErrorState>
    )
  }
  return (
    <ErrorState level="h1" title="Access Denied">
      {error.code === 'cv_not_opened'
        ? 'You have insufficient credits or invalid access: this CV has to be opened first.'
        : error.message}
      {error.code === 'cv_not_opened' && (
        <span className="mt-4 flex flex-wrap justify-center gap-2">
          <Link to="/employer-dashboard" search={{ viewCV: Number(id) }} className="btn">
            {viewLabel('none', flow.prices)}
          </Link>
        </span>
      )}
    </ErrorState>
  )
}
