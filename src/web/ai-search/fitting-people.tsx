import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { SkeletonList } from '../components/skeleton.tsx'
import { CvQuestionDialog } from '../employers/cv-question-dialog.tsx'
import { dashboardHref } from '../employers/dashboard-search.ts'
import type { OwnJob } from '../employers/job-queries.ts'
import { LoadFailure } from '../employers/load-failure.tsx'
import { LowCredits } from '../employers/low-credits.tsx'
import { useCvFlow } from '../employers/use-cv-flow.ts'
import { AppLink } from '../link.tsx'
import { PersonRow } from './person-row.tsx'
import { fittingPeopleQuery } from './queries.ts'

/** Beside a posting: who fits what it asks for, as AI search shows them. */
export function FittingPeople({ job }: { job: Pick<OwnJob, 'id' | 'title'> }) {
  const { client } = useRouteContext({ from: '__root__' })
  const query = useQuery(fittingPeopleQuery(client, job.id))
  const flow = useCvFlow()
  if (query.error) return <LoadFailure what="People who fit" error={query.error} query={query} />
  if (!query.data)
    return <SkeletonList count={3} label="Loading people…" className="grid gap-3" boneClass="h-40" />
  const people = query.data.results
  if (people.length === 0)
    return (
      <p role="status">
        Nobody fits this posting yet.{' '}
        <AppLink href={dashboardHref({ tab: 'ai-search', describe: job.title })}>
          Look for people who come near
        </AppLink>
      </p>
    )
  return (
    <>
      <p className="text-13 text-muted">
        By title, skills, place, level, licences and pay of the posting. Name, photo, sex, age, religion and
        province of origin never count.
      </p>
      <LowCredits prices={flow.prices} />
      <ul className="grid grid-cols-1 gap-3" aria-label={`People who fit ${job.title}`}>
        {people.map((person) => (
          <PersonRow key={person.cvId} person={person} flow={flow} />
        ))}
      </ul>
      <CvQuestionDialog flow={flow} />
    </>
  )
}
