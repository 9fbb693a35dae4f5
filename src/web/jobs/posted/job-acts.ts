import { formatNumber } from '../../../shared/locale.ts'
import { plural } from '../../../shared/text.ts'
import type { Tone } from '../../components/surfaces/badge.tsx'
import { dashboardHref } from '../../dashboards/employer/dashboard-search.ts'
import { closesSoon } from '../job-facts.ts'
import { type JobResult, type OwnJob, publishingCost } from './queries.ts'

export const STATES: Record<OwnJob['state'], [label: string, tone: Tone | undefined]> = {
  draft: ['Draft', undefined],
  held: ['Waiting for a check', 'yellow'],
  open: ['Active', 'green'],
  closed: ['Closed', 'orange'],
  expired: ['Expired', 'orange'],
  blocked: ['Taken down by an administrator', 'red'],
}

export type JobAct = 'edit' | 'publish' | 'close' | 'reopen' | 'renew' | 'duplicate' | 'template' | 'delete'

/** The acts offered for a job in each state. */
const OFFERED: Record<OwnJob['state'], readonly JobAct[]> = {
  draft: ['edit', 'publish', 'duplicate', 'template', 'delete'],
  held: ['edit', 'duplicate', 'template', 'delete'],
  open: ['edit', 'renew', 'close', 'duplicate', 'template', 'delete'],
  closed: ['reopen', 'renew', 'duplicate', 'template', 'delete'],
  expired: ['renew', 'duplicate', 'template', 'delete'],
  blocked: ['duplicate', 'template', 'delete'],
}

/**
 * Returns the acts for a job. A job that is past its closing date but has paid days left can be edited: a later
 * closing date opens it again for free.
 */
export function offeredFor({ state, expiresAt, endsAt }: Pick<OwnJob, 'state' | 'expiresAt' | 'endsAt'>) {
  const hasTimeLeft = expiresAt !== null && endsAt !== null && expiresAt > endsAt && isAhead(expiresAt)
  return state === 'expired' && hasTimeLeft ? (['edit', ...OFFERED.expired] as const) : OFFERED[state]
}

const isAhead = (date: string) => new Date(date) > new Date()

const LABELS: Record<JobAct, string> = {
  edit: 'Edit',
  publish: 'Publish',
  close: 'Close',
  reopen: 'Reopen',
  renew: 'Renew',
  duplicate: 'Duplicate',
  template: 'Save as template',
  delete: 'Delete',
}

/** `Renew (5 credits)`: acts that cost credits name the price. */
export function actLabel(act: JobAct, job: OwnJob, price: number): string {
  if (act !== 'publish' && act !== 'renew') return LABELS[act]
  const cost = act === 'publish' ? publishingCost(job, price) : price
  return `${LABELS[act]} (${plural(cost, 'credit')})`
}

/** `people`: read the new applications. */
export type MainAct = JobAct | 'people'

/**
 * Returns the most useful act: closing a filled job, reading new applications, renewing a job that ends soon, or else
 * the first act offered.
 */
export function mainAct(job: OwnJob, result: Result | undefined, now: Date): MainAct {
  if (placesOf(job, result)?.isFull) return 'close'
  if ((result?.newApplications ?? 0) > 0) return 'people'
  const offered = offeredFor(job)
  if (job.state === 'open' && closesSoon(job.endsAt, now)) return 'renew'
  return offered[0] ?? 'duplicate'
}

type Result = Pick<JobResult, 'newApplications' | 'filled'>

/** Returns how many places of an open job are filled. Undefined if the job does not say how many people it needs. */
export function placesOf({ places, state }: Pick<OwnJob, 'places' | 'state'>, result: Result | undefined) {
  if (!places || !result || state !== 'open') return undefined
  const { filled } = result
  const words = `${formatNumber(filled)} of ${plural(places, 'place')} filled`
  return { words, isFull: filled >= places }
}

/** The advice when all places of a job are filled. */
export const CLOSE_FULL_JOB = 'Close the job so that nobody else applies, and tell the others.'

/** Returns `All 3 places are filled`. */
export const fullWords = (places: number) =>
  places === 1 ? 'The place is filled' : `All ${places} places are filled`

/** The board with the applications to a job. */
export const applicationsHref = (jobId: number) =>
  dashboardHref({ tab: 'applications', view: 'board', job: jobId })
