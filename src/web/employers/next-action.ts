import { plural } from '../../shared/text.ts'

type Situation = {
  /** Of all jobs, drafts too. */
  jobs: number
  /** Credits. */
  balance: number
  isApproved: boolean
  /** Credits. */
  prices: { posting: number; view: number }
}

type NextAction = { title: string; why: string; label: string; action: 'post' | 'buy' | 'verify' }

/** What helps an employer most now: a job brings people by itself; a badge brings more of them; credits open CVs. */
export function nextAction({ jobs, balance, isApproved, prices }: Situation): NextAction | undefined {
  if (jobs === 0 && balance >= prices.posting)
    return {
      title: 'Post your first job',
      why: 'People who apply send their CVs, and opening those costs nothing.',
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
      why: 'Job seekers trust, and answer, companies with the badge. It is free.',
      label: 'See how',
      action: 'verify',
    }
  return undefined
}
