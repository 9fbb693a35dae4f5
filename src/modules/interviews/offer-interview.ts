import type { EmployerContext } from '../../platform/context.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { consume } from '../../platform/rate-limit.ts'
import { AppError } from '../../shared/errors.ts'
import { MINUTE } from '../../shared/time.ts'
import { moveApplications } from '../applications/move-applications.ts'
import { INTERVIEW_OFFERS, LATEST_TIME } from './limits.ts'
import { tellOfCancel, tellOfOffer } from './mails.ts'
import { type FoundInterview, isLive, keepInterview, lockInterview } from './queries.ts'
import { readInterview } from './reads.ts'
import type { InterviewCancel, InterviewOffer } from './schema.ts'
import { versionOf } from './views.ts'

/** The statuses before Interviewing. An applicant who is offered an interview moves on to it. */
const BEFORE = ['pending', 'screening', 'shortlisting', 'reviewed']

/**
 * Offers times, or changes an offer or an agreed interview, and notifies the job seeker. After an interview that has
 * ended or was cancelled, it starts another one. Throws application_not_found, interview_not_possible,
 * interview_changed, and invalid_input for times that are past or too far away.
 */
export async function offerInterview(ctx: EmployerContext, id: number, offer: InterviewOffer) {
  const { id: employerId } = ctx.viewer.employer
  checkTimes(offer.times, ctx.now)
  return transaction(ctx, async (ctx) => {
    await consume(ctx, INTERVIEW_OFFERS, String(employerId))
    const found = await requireInterview(ctx, id, offer.seen)
    const earlier = found.interview
    const isNew = !earlier || earlier.state === 'cancelled' || isOver(earlier, ctx.now)
    const { times, minutes, way, place, note, isAgreed } = offer
    await keepInterview(ctx.db, {
      jobApplicationId: id,
      round: isNew ? (earlier?.round ?? 0) + 1 : earlier.round,
      sequence: isNew ? 0 : earlier.sequence + 1,
      state: isAgreed ? 'agreed' : 'offered',
      times,
      startsAt: isAgreed ? (times[0] ?? null) : null,
      ...{ minutes, way, place, note },
      asked: '',
      reason: '',
      changedAt: ctx.now,
      remindedAt: null,
    })
    if (BEFORE.includes(found.application.status))
      await moveApplications(ctx, {
        ids: [id],
        status: 'interviewing',
        expected: undefined,
        notify: false,
        words: '',
      })
    await tellOfOffer(ctx, found, offer, !isNew)
    return readInterview(ctx, id, { employerId })
  })
}

/** Throws application_not_found, interview_not_found and interview_changed. Repeating it changes nothing. */
export async function cancelInterview(ctx: EmployerContext, id: number, { reason, seen }: InterviewCancel) {
  const { id: employerId } = ctx.viewer.employer
  return transaction(ctx, async (ctx) => {
    const found = await requireInterview(ctx, id, undefined)
    const { interview } = found
    if (!interview) throw new AppError('interview_not_found')
    if (interview.state === 'cancelled') return readInterview(ctx, id, { employerId })
    if (seen !== versionOf(interview)) throw new AppError('interview_changed')
    await keepInterview(ctx.db, {
      ...interview,
      state: 'cancelled',
      reason,
      sequence: interview.sequence + 1,
      changedAt: ctx.now,
    })
    await tellOfCancel(ctx, found, reason)
    return readInterview(ctx, id, { employerId })
  })
}

/** `seen`: the version that the employer saw; undefined if it does not matter. */
async function requireInterview(
  ctx: EmployerContext,
  id: number,
  seen: string | undefined,
): Promise<FoundInterview> {
  const found = await lockInterview(ctx.db, id, { employerId: ctx.viewer.employer.id })
  if (!found) throw new AppError('application_not_found')
  if (!(await isLive(ctx.db, id))) throw new AppError('interview_not_possible')
  if (seen !== undefined && seen !== (found.interview ? versionOf(found.interview) : ''))
    throw new AppError('interview_changed')
  return found
}

function isOver({ state, startsAt, minutes }: NonNullable<FoundInterview['interview']>, now: Date): boolean {
  return state === 'agreed' && startsAt !== null && startsAt.getTime() + minutes * MINUTE <= now.getTime()
}

function checkTimes(times: readonly Date[], now: Date): void {
  const refuse = (message: string) => new AppError('invalid_input', { errors: { times: message } })
  if (times.some((time) => time <= now)) throw refuse('Please choose times that are still to come')
  if (times.some((time) => time.getTime() > now.getTime() + LATEST_TIME))
    throw refuse('Please choose times within the next 180 days')
}
