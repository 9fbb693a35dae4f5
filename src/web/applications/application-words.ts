import {
  APPLICATION_STATUS_LABELS,
  type ApplicationStatus,
  PROGRESS,
  type TimelineStep,
} from '../../modules/applications/schema.ts'
import { since } from '../../shared/dates.ts'
import { t } from '../../shared/language/words.ts'
import { plural } from '../../shared/text.ts'
import type { Progress } from '../components/surfaces/knots.tsx'

type Application = {
  status: ApplicationStatus
  appliedAt: string
  withdrawnAt: string | null
  timeline: readonly { status: TimelineStep; changedAt: string; words?: string | undefined }[]
}

/** The current status for each status that only old data has. */
const OLD: Partial<Record<TimelineStep, ApplicationStatus>> = {
  reviewed: 'screening',
  interviewed: 'interviewing',
  accepted: 'onboarding',
}

/** Returns the number of the step, from 1 to 6; 0 for a status that is not one of the steps. */
const stepOf = (status: TimelineStep) => PROGRESS.findIndex((one) => one === (OLD[status] ?? status)) + 1

/** Returns the progress of an application. A rejected one ended one step after the last one that it reached. */
export function progressOf({ status, withdrawnAt, timeline }: Application): Progress {
  const of = PROGRESS.length
  if (status !== 'rejected') return { at: stepOf(status), of, state: withdrawnAt ? 'left' : 'now' }
  const reached = timeline.map((step) => stepOf(step.status)).findLast((step) => step > 0) ?? 1
  if (withdrawnAt) return { at: reached, of, state: 'left' }
  return { at: Math.min(reached + 1, of), of, state: 'over' }
}

/** Returns the last event and its time: `Moved to Interviewing yesterday.` */
export function lastEvent({ status, appliedAt, withdrawnAt, timeline }: Application, now: Date): string {
  if (withdrawnAt) return t('You withdrew it {since}.', { since: since(withdrawnAt, now) })
  const at = (step: TimelineStep) => timeline.findLast((one) => one.status === step)?.changedAt
  if (status === 'rejected')
    return t('They chose someone else {since}.', { since: since(at(status) ?? appliedAt, now) })
  if (status !== 'pending') {
    const label = t(APPLICATION_STATUS_LABELS[status])
    return t('Moved to {label} {since}.', { label, since: since(at(status) ?? appliedAt, now) })
  }
  const opened = at('opened')
  if (opened) return t('They opened your application {since}.', { since: since(opened, now) })
  return t('Sent {since}, not opened yet.', { since: since(appliedAt, now) })
}

type Waiting = Pick<Application, 'status' | 'withdrawnAt' | 'timeline'> & {
  pace: { days: number } | null
}

/** Returns what the job seeker can do or expect now; empty if the last event needs no advice. */
export function adviceOf({ status, withdrawnAt, timeline, pace }: Waiting): string {
  if (withdrawnAt) return ''
  if (pace) return t('They usually open applications within {days}.', { days: plural(pace.days, 'day') })
  if (status === 'rejected') return timeline.at(-1)?.words ? t('Read what they wrote to you.') : ''
  if (status === 'interviewing') return t('Keep your phone with you.')
  return status === 'onboarding' ? t('They will tell you what happens next.') : ''
}

const MEANINGS: Record<ApplicationStatus, string> = {
  pending: 'The employer has received your application but has not started on it yet.',
  screening: 'The employer is reading the applications.',
  shortlisting: 'You are being considered for the shortlist.',
  interviewing: 'The employer is interviewing. Keep your phone with you.',
  pre_employment_checking: 'The employer is checking references and documents.',
  onboarding: 'Congratulations! The employer wants you to start. They will tell you what happens next.',
  rejected: 'The employer has chosen someone else this time.',
  reviewed: 'The employer has read your application.',
  interviewed: 'You have been interviewed. The employer will decide.',
  accepted: 'Congratulations! The employer has accepted you.',
}

/** Explains the status to the job seeker, in a sentence or two. */
export function meaningOf({ status, withdrawnAt }: Pick<Application, 'status' | 'withdrawnAt'>): string {
  return withdrawnAt ? t('You withdrew this application.') : t(MEANINGS[status])
}
