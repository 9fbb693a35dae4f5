import type { JobSeekerContext } from '../../platform/context.ts'
import { transaction } from '../../platform/transaction.ts'
import { AppError } from '../../shared/errors.ts'
import { grantApplicationAccess } from '../cvs/grant-application-access.ts'
import { findApplicantCv } from '../cvs/reads.ts'
import { requireOpenJob } from '../jobs/reads.ts'
import { checkAnswers } from './check-answers.ts'
import { confirmApplication } from './notify-applicant.ts'
import { notifyEmployer } from './notify-employer.ts'
import {
  findApplicationOf,
  insertApplication,
  insertApplicationChange,
  updateApplication,
} from './queries.ts'
import type { NewApplication } from './schema.ts'

/**
 * Sends a CV to a job and opens it to the employer, free. The job stays locked meanwhile, so of twenty equal clicks one applies. A
 * withdrawn application comes back with the status it had. Throws job_not_found, job_closed, already_applied, cv_required or
 * invalid_input.
 */
export async function applyForJob(ctx: JobSeekerContext, jobId: number, input: NewApplication) {
  const jobSeekerId = ctx.viewer.jobSeeker.id
  return transaction(ctx, async (ctx) => {
    const job = await requireOpenJob(ctx, jobId)
    const before = await findApplicationOf(ctx.db, jobId, jobSeekerId)
    if (before && before.withdrawnAt === null) throw new AppError('already_applied')
    const cv = await findApplicantCv(ctx, input.cvId ?? undefined)
    const { coverLetter } = input
    const answers = checkAnswers(job.questions, input.answers)
    const sent = { cvId: cv.id, coverLetter, answers, appliedAt: ctx.now, openedAt: null }
    const status = before?.status ?? 'pending'
    const id =
      before?.id ?? (await insertApplication(ctx.db, { ...sent, jobPostingId: jobId, jobSeekerId, status }))
    if (before) await updateApplication(ctx.db, id, { ...sent, withdrawnAt: null })
    await insertApplicationChange(ctx.db, {
      jobApplicationId: id,
      status,
      changedBy: 'job_seeker',
      changedAt: ctx.now,
    })
    await grantApplicationAccess(ctx, job.employerId, cv.id)
    await notifyEmployer(ctx, job)
    await confirmApplication(ctx, { id, ...job, jobSeekerId })
    return { id, status, jobPostingId: jobId, cvId: cv.id, appliedAt: ctx.now }
  })
}
