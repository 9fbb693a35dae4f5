import type { EmployerContext } from '../../platform/context.ts'
import { AppError } from '../../shared/errors.ts'
import { deleteOwnJob } from './queries.ts'

/** Deletes a job with its applications; nothing is paid back. Throws job_not_found. */
export async function deleteJob(ctx: EmployerContext, id: number): Promise<void> {
  if (!(await deleteOwnJob(ctx.db, id, ctx.viewer.employer.id))) throw new AppError('job_not_found')
}
