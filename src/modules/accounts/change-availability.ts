import type { JobSeekerContext } from '../../platform/context.ts'
import { updateJobSeeker } from './queries.ts'

/** Off hides the CVs from employers' searches and from profiles; an employer who already has access keeps it. */
export async function changeAvailability(
  ctx: JobSeekerContext,
  isAvailable: boolean,
): Promise<{ isAvailable: boolean }> {
  await updateJobSeeker(ctx.db, ctx.viewer.jobSeeker.id, { isAvailable, updatedAt: ctx.now })
  return { isAvailable }
}
