import type { JobSeekerContext } from '../../platform/context.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { consume } from '../../platform/rate-limit.ts'
import { AppError } from '../../shared/errors.ts'
import { INTERVIEW_ANSWERS } from './limits.ts'
import { mailPick, mailRequest } from './mails.ts'
import { type FoundInterview, type InterviewRow, isLive, keepInterview, lockInterview } from './queries.ts'
import { readInterview } from './reads.ts'
import type { InterviewAsk, InterviewPick } from './schema.ts'
import { versionOf } from './views.ts'

/**
 * Agrees to one of the offered times and notifies the employer. Picking the same time again changes nothing. Throws
 * application_not_found, interview_not_found, and interview_changed when the time is no longer offered or is past, or
 * another one was picked.
 */
export async function pickTime(ctx: JobSeekerContext, id: number, { time, seen }: InterviewPick) {
  return transaction(ctx, async (ctx) => {
    const { found, interview } = await requireOwn(ctx, id)
    const isSame = interview.state === 'agreed' && interview.startsAt?.getTime() === time.getTime()
    if (isSame) return readInterview(ctx, id, { jobSeekerId: ctx.viewer.jobSeeker.id })
    const isOffered =
      interview.state === 'offered' &&
      seen === versionOf(interview) &&
      time > ctx.now &&
      interview.times.some((offered) => offered.getTime() === time.getTime())
    if (!isOffered) throw new AppError('interview_changed')
    return keepAnswer(ctx, found, { ...interview, state: 'agreed', startsAt: time, asked: '' }, mailPick)
  })
}

/**
 * Asks for another time in the job seeker's words, drops an agreed time and notifies the employer. Throws
 * application_not_found, interview_not_found and interview_changed.
 */
export async function askForTime(ctx: JobSeekerContext, id: number, { words, seen }: InterviewAsk) {
  return transaction(ctx, async (ctx) => {
    const { found, interview } = await requireOwn(ctx, id)
    if (interview.state === 'asked' && interview.asked === words)
      return readInterview(ctx, id, { jobSeekerId: ctx.viewer.jobSeeker.id })
    if (interview.state === 'cancelled' || seen !== versionOf(interview))
      throw new AppError('interview_changed')
    return keepAnswer(ctx, found, { ...interview, state: 'asked', startsAt: null, asked: words }, mailRequest)
  })
}

async function requireOwn(ctx: JobSeekerContext, id: number) {
  const found = await lockInterview(ctx.db, id, { jobSeekerId: ctx.viewer.jobSeeker.id })
  if (!found) throw new AppError('application_not_found')
  if (!found.interview || !(await isLive(ctx.db, id))) throw new AppError('interview_not_found')
  return { found, interview: found.interview }
}

async function keepAnswer(
  ctx: JobSeekerContext,
  found: FoundInterview,
  changed: InterviewRow,
  tell: typeof mailPick,
) {
  const { id } = ctx.viewer.jobSeeker
  await consume(ctx, INTERVIEW_ANSWERS, String(id))
  const interview = { ...changed, sequence: changed.sequence + 1, changedAt: ctx.now, remindedAt: null }
  await keepInterview(ctx.db, interview)
  await tell(ctx, { ...found, interview })
  return readInterview(ctx, found.application.id, { jobSeekerId: id })
}
