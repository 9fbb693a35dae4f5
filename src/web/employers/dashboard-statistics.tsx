import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { Stat } from '../components/stat.tsx'
import { statisticsQuery } from './queries.ts'

/** Four numbers above the tabs; where they cannot be read, the rest of the dashboard goes on without them. */
export function DashboardStatistics() {
  const { client } = useRouteContext({ from: '__root__' })
  const { data, error } = useQuery(statisticsQuery(client))
  const cards = [
    ['Total CVs', data?.totalCvs, 'All you can search'],
    ['New This Week', data?.newThisWeek, 'In the last 7 days'],
    ['Premium CVs', data?.premium, 'Complete profiles'],
    ['Featured', data?.featured, 'Complete, with photo, fresh'],
  ] as const
  return (
    <div className="grid grid-cols-4 gap-2 max-sm:text-13 sm:gap-3 max-sm:[&_.help]:hidden max-sm:[&_.stat]:p-2 max-sm:[&_b]:text-17">
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
