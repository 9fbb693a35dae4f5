import type { JobSeekerContext } from '../../platform/context.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { answerTo } from '../../shared/answers.ts'
import { AppError } from '../../shared/errors.ts'
import { grantApplicationAccess } from '../cvs/access.ts'
import { findApplicantCv } from '../cvs/reads.ts'
import { shareDocuments } from '../documents/share-documents.ts'
import type { Question } from '../jobs/posting-schema.ts'
import { requireOpenJob } from '../jobs/reads.ts'
import { confirmApplication, notifyEmployer } from './mails.ts'
import {
  findApplicationOf,
  insertApplication,
  insertApplicationChange,
  updateApplication,
} from './queries.ts'
import type { Answer, NewApplication } from './schema.ts'

/**
 * Sends a CV to a job and opens it to the employer free of charge. The job is locked meanwhile, so that twenty
 * identical clicks create one application. A withdrawn application is restored with its earlier status. Throws
 * job_not_found, job_closed, already_applied, cv_required, document_not_found or invalid_input.
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
    await shareDocuments(ctx, id, input.documentIds)
    await grantApplicationAccess(ctx, job.employerId, cv.id)
    await notifyEmployer(ctx, job)
    await confirmApplication(ctx, { id, ...job, jobSeekerId })
    return { id, status, jobPostingId: jobId, cvId: cv.id, appliedAt: ctx.now }
  })
}

/**
 * Returns the answers to be stored, with the order and the words of the questions. An answer to a question that was
 * removed is dropped: an application must not fail because the employer changed the form meanwhile. Throws
 * invalid_input with `answer-{id}` for each answer that is wrong.
 */
function checkAnswers(questions: readonly Question[], given: NewApplication['answers']): Answer[] {
  const errors: Record<string, string> = {}
  const answers = questions.flatMap((question) => {
    const { id, text } = question
    const sent = given.find(({ questionId }) => questionId === id)?.answer ?? ''
    const { answer, problem } = answerTo(question, sent)
    if (problem) errors[`answer-${id}`] = problem
    // PostgreSQL refuses lone surrogates in JSON columns.
    return answer ? [{ questionId: id, question: text, answer: answer.replace(/\p{Cs}/gu, '\ufffd') }] : []
  })
  if (Object.keys(errors).length > 0)
    throw new AppError('invalid_input', {
      errors,
      reason: 'This employer asks questions. Please answer them.',
    })
  return answers
}
