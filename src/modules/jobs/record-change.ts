import type { AdministratorContext, EmployerContext } from '../../platform/context.ts'
import { insertJobChange } from './queries.ts'
import type { JobChange } from './schema.ts'

/** Who did what to a job, and when. */
export function recordChange(ctx: EmployerContext, jobPostingId: number, change: JobChange): Promise<void> {
  return insertJobChange(ctx.db, { jobPostingId, change, changedBy: 'employer', changedAt: ctx.now })
}

type Check = Extract<JobChange, 'released' | 'refused' | 'blocked' | 'unblocked'>

export function recordCheck(ctx: AdministratorContext, jobPostingId: number, change: Check): Promise<void> {
  return insertJobChange(ctx.db, { jobPostingId, change, changedBy: 'administrator', changedAt: ctx.now })
}
