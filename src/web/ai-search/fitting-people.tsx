import { useQuery } from '@tanstack/react-query'
import { AppLink } from '../app/link.tsx'
import { LoadFailure } from '../app/loading/loaded.tsx'
import { useSite } from '../app/site.tsx'
import { SkeletonList } from '../components/states/states.tsx'
import { LowCredits } from '../credits/balance-card.tsx'
import { CvQuestionDialog } from '../cvs/access/cv-question-dialog.tsx'
import { useCvFlow } from '../cvs/access/use-cv-flow.ts'
import { dashboardHref } from '../dashboards/employer/dashboard-search.ts'
import type { OwnJob } from '../jobs/posted/queries.ts'
import { PersonRow } from './person-row.tsx'
import { fittingPeopleQuery } from './queries.ts'

/** Lists the people who fit a job, in the same way as AI search. */
export function FittingPeople({ job }: { job: Pick<OwnJob, 'id' | 'title'> }) {
  const { client } = useSite()
  const query = useQuery(fittingPeopleQuery(client, job.id))
  const flow = useCvFlow()
  if (query.error) return <LoadFailure what="People who fit" query={query} />
  if (!query.data)
    return <SkeletonList count={3} label="Loading people…" className="grid gap-3" boneClass="h-40" />
  const people = query.data.results
  if (people.length === 0)
    return (
      <p role="status">
        No one fits this job yet.{' '}
        <AppLink href={dashboardHref({ tab: 'ai-search', describe: job.title })}>
          Look for people who almost fit
        </AppLink>
      </p>
    )
  return (
    <>
      <p className="text-13 text-muted">
        Based on the title, skills, place, level, licences and pay of the job. Name, photo, sex, age, religion
        and province of origin never count.
      </p>
      <LowCredits prices={flow.prices} />
      <ul className="list" aria-label={`People who fit ${job.title}`}>
        {people.map((person) => (
          <PersonRow key={person.cvId} person={person} flow={flow} />
        ))}
      </ul>
      <CvQuestionDialog flow={flow} />
    </>
  )
}
