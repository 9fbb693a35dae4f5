import type { EmployerContext } from '../../platform/context.ts'
import { transaction } from '../../platform/transaction.ts'
import { deleteJob } from '../jobs/delete-job.ts'
import { lockJobToDelete } from '../jobs/reads.ts'
import { tellOfDeletion } from './notify-applicant.ts'
import { tellApplicants } from './tell-applicants.ts'

/**
 * Deletes a job with its applications and tells the applicants, all or nothing: of a job that is gone nobody could be told later.
 * What was paid comes back for one that still waits for a check, and for no other. Throws job_not_found.
 */
export async function deletePosting(ctx: EmployerContext, id: number): Promise<void> {
  await transaction(ctx, async (ctx) => {
    const job = await lockJobToDelete(ctx, id)
    await tellApplicants(ctx, job, tellOfDeletion)
    await deleteJob(ctx, job)
  })
}
