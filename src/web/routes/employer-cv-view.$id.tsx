import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { ApiError } from '../app/loading/api-client.ts'
import { requireSession } from '../app/session/session.ts'
import { ErrorState, SkeletonList } from '../components/states/states.tsx'
import { useCredits } from '../credits/queries.ts'
import { nextLabel, viewRefusal } from '../cvs/access/cv-price.ts'
import { CvQuestionDialog } from '../cvs/access/cv-question-dialog.tsx'
import { LockedCv } from '../cvs/access/locked-cv.tsx'
import { OpenedCvPage } from '../cvs/access/opened-cv.tsx'
import { PricedButton } from '../cvs/access/priced-button.tsx'
import { openedCvQuery } from '../cvs/access/queries.ts'
import { type CvFlow, useCvFlow } from '../cvs/access/use-cv-flow.ts'
import { nextInList } from '../cvs/access/walked-list.ts'
import { Dashboard } from '../dashboards/dashboard.tsx'
import { BackToDashboard, EmployerHeader } from '../dashboards/employer/employer-header.tsx'
import { DASHBOARD_TITLES } from '../dashboards/titles.ts'
import { CandidateRow } from '../search/candidate-row.tsx'
import { SimilarCvs } from '../search/similar-cvs.tsx'

export const Route = createFileRoute('/employer-cv-view/$id')({
  beforeLoad: ({ context, location }) => requireSession(context, 'employer', location),
  // Only for the title. The page itself shows why access was refused.
  loader: async ({ context, params }) => {
    const options = openedCvQuery(context.client, params.id)
    const cv = await context.queryClient.ensureQueryData(options).catch(() => undefined)
    return { title: cv ? `${cv.fullName}, ${cv.jobTitle}` : DASHBOARD_TITLES['/employer-cv-view/:id'] }
  },
  pendingComponent: Loading,
  head: ({ loaderData }) => ({
    meta: [{ title: loaderData?.title ?? DASHBOARD_TITLES['/employer-cv-view/:id'] }],
  }),
  component: EmployerCvView,
})

function EmployerCvView() {
  const { id } = Route.useParams()
  const { client, profile } = Route.useRouteContext()
  const { data, error, refetch, isFetching } = useQuery({
    ...openedCvQuery(client, id),
    // The loader has just tried.
    retryOnMount: false,
  })
  const flow = useCvFlow()
  return (
    <Dashboard>
      <EmployerHeader
        title={<BackToDashboard />}
        isHeading={false}
        actions={<NextInList id={Number(id)} flow={flow} />}
      />
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

/** Opens the next CV of the list that the employer came from. */
function NextInList({ id, flow }: { id: number; flow: CvFlow }) {
  const credits = useCredits()
  const next = nextInList(id)
  if (!next) return null
  const { fullName: name, access = 'none' } = next
  return (
    <PricedButton
      look="quiet"
      label={nextLabel(access, flow.prices)}
      name={name}
      refusal={viewRefusal(access, flow.prices, credits)}
      isBusy={flow.busy?.id === next.id}
      busyLabel="Opening…"
      onClick={() => void flow.start({ action: 'view', id: next.id, name, access, isNext: true })}
    />
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

/** The CV is not open yet, access was refused, or the server was not reached. Only the last is worth another try. */
function Refusal({ id, flow, error, onRetry, retrying }: RefusalProps) {
  if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500) {
    return (
      <ErrorState level="h1" title="This CV could not be loaded" onRetry={onRetry} retrying={retrying}>
        {error.message}
      </ErrorState>
    )
  }
  if (error.code === 'cv_not_opened') return <LockedCv id={id} flow={flow} />
  return (
    <ErrorState level="h1" title="Access Denied">
      {error.message}
      <span className="mt-4 block">
        <Link to="/employer-dashboard" search={{ tab: 'search' }} className="btn btn-quiet">
          Search CVs
        </Link>
      </span>
    </ErrorState>
  )
}
