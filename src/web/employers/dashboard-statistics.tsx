import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { Stat } from '../components/stat.tsx'
import { statisticsQuery } from './queries.ts'

/** Four numbers above the tabs; where they cannot be read, the rest of the dashboard goes on without them. */
export function DashboardStatistics() {
  const { client } = useRouteContext({ from: '__root__' })
  const { data, error } = useQuery(statisticsQuery(client))
  const cards = [
    ['Total CVs', data?.totalCvs, 'All that you can search'],
    ['New This Week', data?.newThisWeek, 'Uploaded in the last 7 days'],
    ['Premium CVs', data?.premium, 'The person’s profile is complete'],
    ['Featured', data?.featured, 'Available and complete, with photo, changed in the last 30 days'],
  ] as const
  return (
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {cards.map(([label, count, meaning]) => (
        <Stat
          key={label}
          value={count === undefined ? (error ? '–' : '…') : Number(count).toLocaleString('en-AU')}
          label={label}
          change={meaning}
        />
      ))}
    </div>
  )
}
