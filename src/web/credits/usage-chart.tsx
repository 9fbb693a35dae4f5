import { useQuery } from '@tanstack/react-query'
import { formatMonth } from '../../shared/dates.ts'
import { formatNumber } from '../../shared/locale.ts'
import { Loaded } from '../app/loading/loaded.tsx'
import { useSite } from '../app/site.tsx'
import { BarChart } from '../components/charts/bar-chart.tsx'
import { Card } from '../components/surfaces/card.tsx'
import { type CreditMonth, creditMonthsQuery } from './queries.ts'

/** Shows the credits used in each month, by purpose. */
export function UsageChart() {
  const { client } = useSite()
  const query = useQuery(creditMonthsQuery(client))
  return (
    <Card as="section" className="grid content-start gap-3">
      <h2 className="text-17">Credits used by month</h2>
      <Loaded query={query} what="your months" bones={1} boneClass="h-52">
        {(months) => <Usage months={months} />}
      </Loaded>
    </Card>
  )
}

function Usage({ months }: { months: readonly CreditMonth[] }) {
  const bought = months.reduce((sum, month) => sum + month.bought, 0)
  const used = months.reduce((sum, { opened, downloaded, jobs }) => sum + opened + downloaded + jobs, 0)
  if (used === 0 && bought === 0)
    return <p className="text-muted">What you use your credits for will appear here, month by month.</p>
  return (
    <>
      <p className="text-muted">
        {formatNumber(bought)} bought and {formatNumber(used)} used in the last {months.length} months
      </p>
      <BarChart
        label="Credits used by month"
        timeLabel="Month"
        times={months.map(({ month }) => formatMonth(month))}
        series={[
          { name: 'CVs opened', values: months.map(({ opened }) => opened) },
          { name: 'CVs downloaded', values: months.map(({ downloaded }) => downloaded) },
          { name: 'Jobs posted', values: months.map(({ jobs }) => jobs) },
        ]}
      />
    </>
  )
}
