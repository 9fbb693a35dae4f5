import { queryOptions, useQuery } from '@tanstack/react-query'
import { plural } from '../../../shared/text.ts'
import { AppLink } from '../../app/link.tsx'
import { type ApiClient, call } from '../../app/loading/api-client.ts'
import { useLatePiece } from '../../app/loading/late-piece.ts'
import { useSite } from '../../app/site.tsx'
import { Button, ButtonLink } from '../../components/controls/button.tsx'
import { Card } from '../../components/surfaces/card.tsx'
import { dashboardHref } from '../../dashboards/employer/dashboard-search.ts'
import type { OwnJob } from './queries.ts'

const countQuery = (client: ApiClient, id: number) =>
  queryOptions({
    queryKey: ['employer', 'ai-search', 'job', id, 'count'],
    queryFn: () =>
      call(client.api.employer['job-postings'][':id'].people.count.$get({ param: { id: String(id) } })),
    staleTime: 60_000,
  })

/** Shows how many CVs fit the job, and the best of them after a click. */
export function PeopleWhoFit({ job }: { job: OwnJob }) {
  const { client } = useSite()
  const { data } = useQuery(countQuery(client, job.id))
  const [People, showPeople, hidePeople] = useLatePiece(() =>
    import('../../ai-search/fitting-people.tsx').then((piece) => piece.FittingPeople),
  )
  const isNobody = data?.fit === 0
  return (
    <section className="grid gap-3">
      <Card className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 className="text-17">{data ? fitWords(data) : 'People who fit'}</h2>
          <p className="text-muted">
            {isNobody
              ? 'New CVs come every day. People who almost fit may be worth a look.'
              : 'You can open their CVs now and invite them. Do not wait for applications.'}
          </p>
        </div>
        {isNobody ? (
          <ButtonLink
            look="quiet"
            href={dashboardHref({ tab: 'ai-search', describe: job.title })}
            link={AppLink}
          >
            Look for people
          </ButtonLink>
        ) : (
          <Button
            look="quiet"
            aria-expanded={People !== undefined}
            onClick={() => (People ? hidePeople() : void showPeople())}
          >
            {People ? 'Hide them' : 'Show them'}
          </Button>
        )}
      </Card>
      {People && <People job={job} />}
    </section>
  )
}

/** `12 people fit, 4 new this week`. */
function fitWords({ fit, isMore, newThisWeek }: { fit: number; isMore: boolean; newThisWeek: number }) {
  if (fit === 0) return 'No one fits this job yet'
  const people = isMore
    ? `More than ${fit} people fit`
    : `${plural(fit, 'person', 'people')} ${fit === 1 ? 'fits' : 'fit'}`
  return newThisWeek > 0 ? `${people}, ${newThisWeek} new this week` : people
}
