import { useSuspenseQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { Stat } from '../components/stat.tsx'
import { AppLink } from '../link.tsx'
import { statisticsQuery } from './queries.ts'

/** What there is at this moment, counted. */
export function Statistics() {
  const { client } = useRouteContext({ from: '__root__' })
  const { data } = useSuspenseQuery(statisticsQuery(client))
  const figures = [
    { value: data.openJobs, label: 'Open jobs', href: '/jobs' },
    { value: data.cvs, label: 'CVs to search', href: '/search' },
    { value: data.newCvsThisWeek, label: 'New CVs this week', href: '/search?sortBy=date' },
    { value: data.companies, label: 'Companies', href: '/employers' },
  ]
  return (
    <section aria-label="Figures" className="my-6 grid grid-cols-2 gap-4 lg:grid-cols-4">
      {figures.map(({ value, label, href }) => (
        <Stat key={label} value={value.toLocaleString('en-AU')} label={label} href={href} link={AppLink} />
      ))}
    </section>
  )
}
