import type { EmployerContext } from '../../platform/context.ts'
import { AppError } from '../../shared/errors.ts'
import { refundCredits } from '../credits/refund-credits.ts'
import { deleteOwnJob } from './queries.ts'

/**
 * The row and all that hangs on it; whoever calls has locked it and told the applicants. What was paid for one that nobody has seen,
 * because it still waits for a check, comes back: `heldCredits`. Throws job_not_found.
 */
export async function deleteJob(
  ctx: EmployerContext,
  { id, title, heldCredits }: { id: number; title: string; heldCredits: number },
): Promise<void> {
  const employerId = ctx.viewer.employer.id
  if (!(await deleteOwnJob(ctx.db, id, employerId))) throw new AppError('job_not_found')
  const description = `Credits back, job not published: ${title}`
  await refundCredits(ctx, { employerId, credits: heldCredits, description, relatedId: id, adminId: null })
}
