import { HIRED } from '../../../../modules/applications/schema.ts'
import { daysBetween, formatDay } from '../../../../shared/dates.ts'
import { formatNumber } from '../../../../shared/locale.ts'
import { plural } from '../../../../shared/text.ts'
import type { SavedSearch } from '../../../alerts/queries.ts'
import { CLOSE_FULL_JOB, fullWords } from '../../../jobs/posted/job-acts.ts'
import type { EmployerHomeData } from './queries.ts'

/** Something that needs the employer, with one action. `urgent` is red and `soon` gold. */
export type Need = {
  kind: 'applicants' | 'filled' | 'closing' | 'credits' | 'search' | 'messages'
  urgency: 'calm' | 'soon' | 'urgent'
  title: string
  why: string
  action: { label: string; href: string }
}

type Situation = {
  home: Pick<EmployerHomeData, 'waiting' | 'jobs' | 'unanswered' | 'openedAWeek' | 'pendingCredits'>
  saved: readonly Pick<SavedSearch, 'id' | 'name' | 'newCount'>[]
  /** In credits. */
  balance: number
  prices: { view: number; posting: number }
  creditsHref: string
  savedHref: (id: number) => string
  now: Date
}

/** A job that closes within this number of days is named. */
const CLOSING_DAYS = 3

/** Returns what needs the employer today, the most pressing first. */
export function needsOf(situation: Situation): Need[] {
  return [
    ...applicants(situation),
    ...filled(situation),
    ...closing(situation),
    ...credits(situation),
    ...searches(situation),
    ...messages(situation),
  ]
}

function applicants({ home: { waiting }, now }: Situation): Need[] {
  const total = waiting.reduce((sum, job) => sum + job.total, 0)
  if (total === 0) return []
  const jobs = waiting.slice(0, 2).map(({ title, total }) => `${formatNumber(total)} for ${title}`)
  const others = waiting.slice(2).reduce((sum, job) => sum + job.total, 0)
  const oldest = Math.max(...waiting.map(({ oldest }) => daysBetween(oldest, now)))
  const wait = oldest > 0 ? ` The oldest has waited ${plural(oldest, 'day')}.` : ''
  return [
    {
      kind: 'applicants',
      urgency: oldest > 4 ? 'soon' : 'calm',
      title: plural(total, 'new applicant'),
      why: `${[...jobs, ...(others > 0 ? [`${formatNumber(others)} for other jobs`] : [])].join(', ')}.${wait}`,
      action: {
        label: 'Review',
        href: `/employer-dashboard?tab=applications&status=pending${waiting.length === 1 ? `&job=${waiting[0]?.id}` : ''}`,
      },
    },
  ]
}

type Job = EmployerHomeData['jobs'][number]

const isFull = ({ places, statuses }: Pick<Job, 'places' | 'statuses'>) =>
  places !== null && HIRED.reduce((sum, status) => sum + (statuses[status] ?? 0), 0) >= places

function filled({ home: { jobs } }: Situation): Need[] {
  return jobs.filter(isFull).map(({ id, title, places }) => ({
    kind: 'filled',
    urgency: 'soon',
    title: `${title}: ${fullWords(places ?? 0).toLowerCase()}`,
    why: CLOSE_FULL_JOB,
    action: { label: 'Close job', href: `/employer-jobs?job=${id}&open=close` },
  }))
}

function closing({ home: { jobs }, prices, now }: Situation): Need[] {
  return jobs.flatMap(({ id, title, endsAt, statuses, places }): Need[] => {
    if (isFull({ places, statuses })) return []
    const days = daysBetween(now, endsAt)
    if (days > CLOSING_DAYS) return []
    const when =
      days === 0 ? 'closes today' : days === 1 ? 'closes tomorrow' : `closes on ${formatDay(endsAt)}`
    return [
      {
        kind: 'closing',
        urgency: 'soon',
        title: `${title} ${when}`,
        why: `${plural(totalOf(statuses), 'application')} so far.`,
        action: {
          label: `Renew (${plural(prices.posting, 'credit')})`,
          href: `/employer-jobs?job=${id}&open=renew`,
        },
      },
    ]
  })
}

function credits({
  home: { openedAWeek, pendingCredits },
  balance,
  prices: { view },
  creditsHref,
}: Situation): Need[] {
  // Enough for a usual week, counting what is on its way.
  if (view === 0 || balance + pendingCredits >= view * Math.max(1, openedAWeek)) return []
  const enough = Math.floor(balance / view)
  const usual = openedAWeek > 0 ? ` You usually open ${openedAWeek} a week.` : ''
  return [
    {
      kind: 'credits',
      urgency: enough === 0 ? 'urgent' : 'soon',
      title: `${plural(balance, 'credit')} left`,
      why: `${enough === 0 ? `Opening a CV costs ${plural(view, 'credit')}.` : `Enough for ${plural(enough, 'CV')}.`}${usual}`,
      action: { label: 'Buy Credits', href: creditsHref },
    },
  ]
}

function searches({ saved, savedHref }: Situation): Need[] {
  return saved
    .filter(({ newCount }) => newCount > 0)
    .slice(0, 2)
    .map(({ id, name, newCount }) => ({
      kind: 'search',
      urgency: 'calm',
      title: `${plural(newCount, 'new CV')} for “${name}”`,
      why: 'Your saved search, since you last looked.',
      action: { label: 'See them', href: savedHref(id) },
    }))
}

function messages({ home: { unanswered } }: Situation): Need[] {
  const { total, names } = unanswered
  if (total === 0) return []
  const others = total - names.length
  return [
    {
      kind: 'messages',
      urgency: 'calm',
      title: `${plural(total, 'message')} without an answer`,
      why: `From ${names.join(' and ')}${others > 0 ? ` and ${plural(others, 'other')}` : ''}.`,
      action: { label: 'Answer', href: '/employer-dashboard?tab=messages' },
    },
  ]
}

export function totalOf(statuses: EmployerHomeData['jobs'][number]['statuses']): number {
  return Object.values(statuses).reduce<number>((sum, total = 0) => sum + total, 0)
}
