import { queryOptions, useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import Coins from 'lucide-react/icons/coins'
import type { MouseEvent, ReactNode } from 'react'
import { formatNumber } from '../../../shared/locale.ts'
import { plural } from '../../../shared/text.ts'
import { cameFromHere } from '../../app/came-from-here.ts'
import { AppLink } from '../../app/link.tsx'
import { type ApiClient, call } from '../../app/loading/api-client.ts'
import { useSite } from '../../app/site.tsx'
import { ButtonLink } from '../../components/controls/button.tsx'
import { Stat } from '../../components/surfaces/stat.tsx'
import { useCredits } from '../../credits/queries.ts'
import { WorkTop } from '../frame/work-top.tsx'

const statisticsQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ['employer', 'statistics'],
    queryFn: () => call(client.api.employer.statistics.$get()),
  })

/** The balance, as a link to the page to buy credits. */
function CreditsLink() {
  const credits = useCredits()
  return (
    <ButtonLink href="/credits" look="bare" link={AppLink}>
      <Coins size={18} />
      <span className="tabular-nums">{credits === undefined ? 'Credits' : plural(credits, 'credit')}</span>
    </ButtonLink>
  )
}

type EmployerHeaderProps = { title: ReactNode; isHeading?: boolean; actions?: ReactNode }

/** The top of every section of the employers' workspace: its title, the balance and the actions. */
export function EmployerHeader({ title, isHeading = true, actions }: EmployerHeaderProps) {
  // On that page, the balance and the button to buy more are the content.
  const isCredits = useSite().href.startsWith('/credits')
  return (
    <WorkTop
      title={title}
      isHeading={isHeading}
      end={
        !isCredits && (
          <>
            <CreditsLink />
            <ButtonLink href="/credits" look="quiet" link={AppLink} className="max-sm:hidden">
              Buy Credits
            </ButtonLink>
          </>
        )
      }
      actions={actions}
    />
  )
}

/** The four numbers below the home's search. When they cannot be loaded, the rest of the dashboard works without them. */
export function DashboardStatistics() {
  const { client } = useSite()
  const { data, error } = useQuery(statisticsQuery(client))
  const cards = [
    ['Total CVs', data?.totalCvs, 'All that you can search'],
    ['New This Week', data?.newThisWeek, 'In the last 7 days'],
    ['Premium CVs', data?.premium, 'Complete profiles'],
    ['Featured', data?.featured, 'Complete, recent, with photo'],
  ] as const
  return (
    <div className="figures">
      {cards.map(([label, count, meaning]) => (
        <Stat
          key={label}
          value={count === undefined ? (error ? '–' : '…') : formatNumber(Number(count))}
          label={label}
          change={meaning}
        />
      ))}
    </div>
  )
}

/**
 * Goes back to the list that the employer came from, with its search and scroll position. Without one, it goes to the
 * dashboard.
 */
export function BackToDashboard() {
  const router = useRouter()
  const back = (event: MouseEvent) => {
    if (!cameFromHere(router) || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    router.history.back()
  }
  return (
    <AppLink
      href="/employer-dashboard?tab=search"
      className="inline-flex min-h-11 items-center"
      onClick={back}
    >
      Back to Dashboard
    </AppLink>
  )
}
