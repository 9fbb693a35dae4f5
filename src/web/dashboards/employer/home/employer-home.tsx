import { useQuery } from '@tanstack/react-query'
import ArrowRight from 'lucide-react/icons/arrow-right'
import Bell from 'lucide-react/icons/bell'
import Clock from 'lucide-react/icons/clock'
import Coins from 'lucide-react/icons/coins'
import MessageSquare from 'lucide-react/icons/message-square'
import UserCheck from 'lucide-react/icons/user-check'
import Users from 'lucide-react/icons/users'
import { savedSearchesQuery, savedSearchHref } from '../../../alerts/queries.ts'
import { AppLink } from '../../../app/link.tsx'
import { LoadFailure } from '../../../app/loading/loaded.tsx'
import type { Profiles } from '../../../app/session/session.ts'
import { useSettings, useSite } from '../../../app/site.tsx'
import { ButtonLink } from '../../../components/controls/button.tsx'
import { SkeletonList } from '../../../components/states/states.tsx'
import { useCreditsHref } from '../../../credits/credits-href.ts'
import { useCredits } from '../../../credits/queries.ts'
import { EmployerInterviews } from '../../../interviews/interview-list.tsx'
import { DashboardStatistics } from '../employer-header.tsx'
import { FirstDay } from './first-day.tsx'
import { firstSteps } from './first-steps.ts'
import { type Need, needsOf } from './needs.ts'
import { OpenJobs } from './open-jobs.tsx'
import { employerHomeQuery } from './queries.ts'
import { Standing } from './standing.tsx'

/** The content below the search box before a search: the first steps or today's tasks, then the state of the jobs. */
export function EmployerHome({ profile }: { profile: Profiles['employer'] }) {
  const { client, now } = useSite()
  const query = useQuery(employerHomeQuery(client))
  const saved = useQuery(savedSearchesQuery(client))
  const balance = useCredits()
  const creditsHref = useCreditsHref()
  const { job_posting_cost: posting, cv_view_cost: view } = useSettings()
  if (query.error) return <LoadFailure what="Your day" query={query} />
  const { data: home } = query
  // Only with all the data, because a suggestion must not be wrong a moment later.
  if (!home || balance === undefined || saved.isPending)
    return <SkeletonList count={3} label="Loading your day…" boneClass="h-20 rounded-card" />
  const steps = firstSteps({ company: profile, home })
  const hrefs = new Map((saved.data ?? []).map((one) => [one.id, savedSearchHref(one)]))
  const needs = needsOf({
    home,
    saved: saved.data ?? [],
    balance,
    prices: { view, posting },
    creditsHref,
    savedHref: (id) => hrefs.get(id) ?? '/employer-dashboard?tab=saved',
    now,
  })
  const hasApplicants = home.jobs.some(({ statuses }) => Object.keys(statuses).length > 0)
  return (
    <>
      {steps.some(({ isDone }) => !isDone) && <FirstDay steps={steps} />}
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]">
        {(needs.length > 0 || home.hasPosted) && <Today needs={needs} />}
        {hasApplicants && <Standing jobs={home.jobs} />}
      </div>
      <EmployerInterviews />
      <section>
        <h2 className="sr">CVs on the site</h2>
        <DashboardStatistics />
      </section>
      {home.jobs.length > 0 && (
        <section>
          <div className="section-head">
            <h2>Job Postings</h2>
            <AppLink href="/employer-jobs" className="more">
              All {home.jobs.length}
              <ArrowRight size={18} />
            </AppLink>
          </div>
          <OpenJobs jobs={home.jobs.slice(0, 3)} />
        </section>
      )}
    </>
  )
}

const ICONS = {
  applicants: Users,
  filled: UserCheck,
  closing: Clock,
  credits: Coins,
  search: Bell,
  messages: MessageSquare,
}
const TONES = { calm: '', soon: 'yellow', urgent: 'red' }

function Today({ needs }: { needs: readonly Need[] }) {
  return (
    <section>
      <div className="section-head">
        <h2>What needs you today</h2>
      </div>
      {needs.length === 0 && (
        <p className="card text-muted">Nothing is waiting. New applicants and messages will appear here.</p>
      )}
      <ul className="list" hidden={needs.length === 0}>
        {needs.map(({ kind, urgency, title, why, action }) => {
          const Icon = ICONS[kind]
          return (
            <li key={title} className="todo">
              <span className={`icon-tile ${TONES[urgency]}`}>
                <Icon size={22} />
              </span>
              <div>
                <h3>{title}</h3>
                <p>{why}</p>
              </div>
              <ButtonLink
                href={action.href}
                look={urgency === 'urgent' ? undefined : 'quiet'}
                link={AppLink}
                aria-label={`${action.label}: ${title}`}
              >
                {action.label}
              </ButtonLink>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
