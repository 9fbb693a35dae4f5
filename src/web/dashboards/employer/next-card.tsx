import { useQuery } from '@tanstack/react-query'
import { plural } from '../../../shared/text.ts'
import { AppLink } from '../../app/link.tsx'
import type { Profiles } from '../../app/session/session.ts'
import { useSettings, useSite } from '../../app/site.tsx'
import { ButtonLink } from '../../components/controls/button.tsx'
import { SkeletonList } from '../../components/states/states.tsx'
import { Card } from '../../components/surfaces/card.tsx'
import { useCreditsHref } from '../../credits/credits-href.ts'
import { useCredits } from '../../credits/queries.ts'
import { ownJobsQuery } from '../../jobs/posted/queries.ts'

/** Appears only when all the data is loaded, because a suggestion must not be wrong a moment later. */
export function NextCard({ profile }: { profile: Profiles['employer'] }) {
  const { client } = useSite()
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

type Situation = {
  /** The number of all jobs, including drafts. */
  jobs: number
  /** In credits. */
  balance: number
  isApproved: boolean
  /** In credits. */
  prices: { posting: number; view: number }
}

type NextAction = { title: string; why: string; label: string; action: 'post' | 'buy' | 'verify' }

/**
 * Returns the most helpful next step for an employer. A first job comes first, because it attracts people by itself;
 * then credits and the badge.
 */
export function nextAction({ jobs, balance, isApproved, prices }: Situation): NextAction | undefined {
  if (jobs === 0 && balance >= prices.posting)
    return {
      title: 'Post your first job',
      why: 'Applicants send you their CVs, and you can open those for free.',
      label: 'Post a Job',
      action: 'post',
    }
  if (jobs === 0)
    return {
      title: 'Buy credits for your first job',
      why: `Posting a job costs ${plural(prices.posting, 'credit')}, and you have ${plural(balance, 'credit')}. A draft is free.`,
      label: 'Buy Credits',
      action: 'buy',
    }
  if (balance < prices.view)
    return {
      title: 'Top up your credits',
      why: `Opening a CV costs ${plural(prices.view, 'credit')}, and you have ${plural(balance, 'credit')}.`,
      label: 'Buy Credits',
      action: 'buy',
    }
  if (!isApproved)
    return {
      title: 'Get your company verified',
      why: 'Job seekers trust companies with the badge and answer them. It is free.',
      label: 'See how',
      action: 'verify',
    }
  return undefined
}
