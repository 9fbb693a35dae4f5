import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { Stat } from '../components/stat.tsx'
import { candidatesQuery } from './candidates.ts'

export function DashboardStatistics() {
  const { client } = useRouteContext({ from: '__root__' })
  const { data } = useQuery(candidatesQuery(client, {}))
  return (
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <Stat value={data?.total.toLocaleString('en-AU') ?? '…'} label="Total CVs" />
    </div>
  )
}
