import type { EmployerHomeData } from './queries.ts'

export type FirstStep = {
  title: string
  why: string
  isDone: boolean
  action: { label: string; href: string }
}

type Situation = {
  company: { logoUrl: string | null; isApproved: boolean }
  home: Pick<EmployerHomeData, 'hasSearched' | 'hasPosted'>
}

/** The four steps of a new employer, in the order in which they help. */
export function firstSteps({ company: { logoUrl, isApproved }, home }: Situation): FirstStep[] {
  const profile = '/employer-dashboard?tab=profile'
  return [
    {
      title: 'Show your company',
      why: 'Add your logo. Job seekers apply to companies that they recognise.',
      isDone: logoUrl !== null,
      action: { label: 'Add logo', href: profile },
    },
    {
      title: 'Get verified',
      why: 'Job seekers trust companies with the badge and answer them. It is free.',
      isDone: isApproved,
      action: { label: 'See how', href: profile },
    },
    {
      title: 'Search for the first time',
      why: 'Searching is free. Describe in plain words who you need.',
      isDone: home.hasSearched,
      action: { label: 'Search', href: '#describe' },
    },
    {
      title: 'Post your first job',
      why: 'Applicants send you their CVs, and you can open those for free.',
      isDone: home.hasPosted,
      action: { label: 'Post a job', href: '/employer-jobs' },
    },
  ]
}
