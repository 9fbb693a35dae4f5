import type { EmployerContext } from '../../platform/context.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { closeJob } from '../jobs/change-job.ts'
import { moveApplications } from './move-applications.ts'
import { selectStillWaiting } from './queries.ts'
import type { FillJob } from './schema.ts'

/**
 * Closes a job because its places are filled, and rejects all undecided applicants with the employer's message. Throws
 * job_not_found, invalid_input or too_many_requests.
 */
export async function closeFilledJob(ctx: EmployerContext, jobId: number, { words }: FillJob) {
  return transaction(ctx, async (ctx) => {
    const job = await closeJob(ctx, jobId)
    const ids = await selectStillWaiting(ctx.db, jobId)
    await moveApplications(ctx, { ids, status: 'rejected', expected: undefined, notify: true, words })
    return { ...job, rejected: ids }
  })
}
