import { useQuery } from '@tanstack/react-query'
import { type QueueName, queuesQuery } from '../../admin/queries.ts'
import type { AdminSectionKey } from '../../admin/section-keys.ts'
import { useSite } from '../../app/site.tsx'
import { useCredits } from '../../credits/queries.ts'
import { applicationCountsQuery } from '../../pipeline/queries.ts'
import { employerHomeQuery } from '../employer/home/queries.ts'
import type { MenuCounts } from './menu-entry.ts'

/** Returns the number for each section of the employer's menu: new items, existing items, or the balance. */
export function useEmployerCounts(): MenuCounts {
  const { client, accounts } = useSite()
  const { data } = useQuery(applicationCountsQuery(client))
  const { data: home } = useQuery({ ...employerHomeQuery(client), refetchOnMount: true })
  const credits = useCredits()
  return {
    jobs: { stock: home?.jobs.length },
    shortlists: { stock: home?.shortlists },
    applications: { new: data?.pending },
    messages: { new: accounts.employer?.unreadMessages },
    credits: { stock: credits },
  }
}

/** The queues of the administrators' sections. */
const QUEUES: Partial<Record<AdminSectionKey, QueueName>> = {
  employers: 'employers',
  payments: 'payments',
  'contact-reports': 'contactReports',
  reports: 'reports',
  email: 'emails',
}

/** Returns the number of waiting items for each section of the administrators' menu. */
export function useAdminCounts(): MenuCounts {
  const { client } = useSite()
  const { data } = useQuery(queuesQuery(client))
  return Object.fromEntries(
    Object.entries(QUEUES).map(([section, queue]) => [section, { new: data?.[queue] }]),
  )
}
