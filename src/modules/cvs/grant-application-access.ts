import type { JobSeekerContext } from '../../platform/context.ts'
import { insertAccess } from './access-queries.ts'

/** Opens a CV to the employer whose job it was sent to, free for ever (decisions, 'Applying'). Part of the applying transaction. */
export async function grantApplicationAccess(
  ctx: JobSeekerContext,
  employerId: number,
  cvId: number,
): Promise<void> {
  const jobSeekerId = ctx.viewer.jobSeeker.id
  await insertAccess(ctx.db, {
    employerId,
    cvId,
    jobSeekerId,
    accessType: 'application',
    creditsUsed: 0,
    createdAt: ctx.now,
  })
}
