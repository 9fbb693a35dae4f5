import type { EmployerContext } from '../../platform/context.ts'
import { transaction } from '../../platform/transaction.ts'
import { AppError } from '../../shared/errors.ts'
import { tellOfStatus } from './notify-applicant.ts'
import { insertApplicationChange, lockReceived, updateApplication } from './queries.ts'
import type { StatusChange } from './schema.ts'
import { receivedApplication } from './views.ts'

/**
 * Sets any status, in any order, with optional notes that only the employer reads. A new status is a row of the history and a
 * notice to the job seeker, unless the application was withdrawn. Throws application_not_found.
 */
export async function changeStatus(ctx: EmployerContext, id: number, { status, notes }: StatusChange) {
  return transaction(ctx, async (ctx) => {
    const row = await lockReceived(ctx.db, id, ctx.viewer.employer.id)
    if (!row) throw new AppError('application_not_found')
    const { application } = row
    const reviewedAt = application.reviewedAt ?? ctx.now
    await updateApplication(ctx.db, id, { status, notes, reviewedAt })
    if (status !== application.status) {
      await insertApplicationChange(ctx.db, {
        jobApplicationId: id,
        status,
        changedBy: 'employer',
        changedAt: ctx.now,
      })
      if (application.withdrawnAt === null) await tellOfStatus(ctx, row, status)
    }
    const changed = { ...application, status, reviewedAt, notes: notes ?? application.notes }
    return receivedApplication({ ...row, application: changed })
  })
}
