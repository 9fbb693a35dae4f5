import type { Context } from '../../platform/context.ts'
import { AppError } from '../../shared/errors.ts'
import { composeCalendar } from './compose-calendar.ts'
import { findInterview, isLive, type Side, selectCurrent } from './queries.ts'
import { interviewView, listedInterview } from './views.ts'

/**
 * Lists the interviews that are still to come or wait for an answer, the next one first, and cancelled ones for a week.
 */
export async function listInterviews(ctx: Context, side: Side) {
  return (await selectCurrent(ctx.db, side, ctx.now)).map(listedInterview)
}

/** Returns null if no interview exists or the application has ended. Throws application_not_found. */
export async function readInterview(ctx: Context, id: number, side: Side) {
  const found = await findInterview(ctx.db, id, side)
  if (!found) throw new AppError('application_not_found')
  return found.interview && (await isLive(ctx.db, id)) ? interviewView(found.interview) : null
}

/** Returns the file for a calendar. Throws application_not_found, or interview_not_found before a time is agreed. */
export async function readCalendar(ctx: Context, id: number, side: Side): Promise<string> {
  const found = await findInterview(ctx.db, id, side)
  if (!found) throw new AppError('application_not_found')
  const { interview } = found
  if (!interview?.startsAt || interview.state === 'offered' || interview.state === 'asked')
    throw new AppError('interview_not_found')
  const isCancelled = interview.state === 'cancelled' || !(await isLive(ctx.db, id))
  const other = 'employerId' in side ? found.person.fullName : found.employer.companyName
  const path = 'employerId' in side ? 'employer-dashboard' : 'jobseeker-dashboard'
  return composeCalendar({
    uid: `interview-${id}-${interview.round}@${new URL(ctx.config.publicUrl).hostname}`,
    sequence: interview.sequence,
    isCancelled,
    stamp: interview.changedAt,
    startsAt: interview.startsAt,
    minutes: interview.minutes,
    summary: `Interview: ${found.job.title} – ${other}`,
    location: interview.place,
    description: interview.note,
    url: `${ctx.config.publicUrl}/${path}?tab=applications&application=${id}`,
  })
}
