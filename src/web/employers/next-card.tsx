import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { ButtonLink } from '../components/button.tsx'
import { Card } from '../components/card.tsx'
import { SkeletonList } from '../components/skeleton.tsx'
import { useCreditsHref } from '../credits/credits-href.ts'
import { AppLink } from '../link.tsx'
import type { Profiles } from '../session.ts'
import { useSettings } from '../settings.ts'
import { ownJobsQuery } from './job-queries.ts'
import { nextAction } from './next-action.ts'
import { useCredits } from './queries.ts'

/** Only once all of it is known: nothing is suggested that the next moment would contradict. */
export function NextCard({ profile }: { profile: Profiles['employer'] }) {
  const { client } = useRouteContext({ from: '__root__' })
  const jobs = useQuery(ownJobsQuery(client))
  const balance = useCredits()
  const buyHref = useCreditsHref()
  const { job_posting_cost, cv_view_cost } = useSettings()
  if (jobs.isPending)
    return <SkeletonList count={1} label="Loading what to do next…" boneClass="h-32 rounded-card" />
  if (!jobs.data || balance === undefined) return null
  const next = nextAction({
    jobs: jobs.data.length,
    balance,
    isApproved: profile.isApproved,
    prices: { posting: job_posting_cost, view: cv_view_cost },
  })
  if (!next) return null
  const hrefs = { post: '/employer-jobs', buy: buyHref, verify: '/employer-dashboard?tab=profile' }
  return (
    <Card
      as="section"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-l-4 border-l-brand"
    >
      <div>
        <h2>{next.title}</h2>
        <p>{next.why}</p>
      </div>
      <ButtonLink href={hrefs[next.action]} link={AppLink}>
        {next.label}
      </ButtonLink>
    </Card>
  )
}
