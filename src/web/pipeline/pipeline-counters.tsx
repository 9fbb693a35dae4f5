import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { Stat } from '../components/stat.tsx'
import { applicationCountsQuery } from './queries.ts'

/** Of all jobs, whatever the filters say. */
export function PipelineCounters() {
  const { client } = useRouteContext({ from: '__root__' })
  const { data } = useQuery(applicationCountsQuery(client))
  const counters = [
    ['Total', data?.total],
    ['Pending', data?.pending],
    ['In Progress', data?.inProgress],
    ['Onboarding', data?.onboarding],
    ['Rejected', data?.rejected],
  ] as const
  return (
    <div className="grid grid-cols-3 gap-2 text-13 sm:grid-cols-5 sm:gap-3 sm:text-15 max-sm:[&_.stat]:p-2">
      {counters.map(([label, count]) => (
        <Stat key={label} value={count?.toLocaleString('en-AU') ?? '…'} label={label} />
      ))}
    </div>
  )
}
