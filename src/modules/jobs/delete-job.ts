import type { EmployerContext } from '../../platform/context.ts'
import { AppError } from '../../shared/errors.ts'
import { deleteOwnJob } from './queries.ts'

/** The row and all that hangs on it; whoever calls has told the applicants. Throws job_not_found. */
export async function deleteJob(ctx: EmployerContext, id: number): Promise<void> {
  if (!(await deleteOwnJob(ctx.db, id, ctx.viewer.employer.id))) throw new AppError('job_not_found')
}
