import type { AdministratorContext } from '../../platform/context.ts'
import { transaction } from '../../platform/transaction.ts'
import { AppError } from '../../shared/errors.ts'
import { recordAct } from '../audit/record-act.ts'
import { switchJobSeeker } from './administrator-queries.ts'
import { mailAccountState } from './mail-account-state.ts'
import { findJobSeeker } from './queries.ts'
import { deleteSessionsOf } from './session-queries.ts'

/**
 * Suspends a job seeker, who is logged out everywhere at once and whose CVs nobody sees any more, or takes that back (decisions, 'Hired,
 * hidden, suspended'). What is so already stays. Throws job_seeker_not_found.
 */
export async function toggleJobSeeker(
  ctx: AdministratorContext,
  id: number,
  isActive: boolean,
): Promise<{ id: number; isActive: boolean }> {
  return transaction(ctx, async (ctx) => {
    const changed = await switchJobSeeker(ctx.db, id, isActive)
    if (changed) {
      if (!isActive) await deleteSessionsOf(ctx.db, { kind: 'jobSeeker', id })
      await recordAct(ctx, isActive ? 'job-seeker-reactivated' : 'job-seeker-suspended', {
        type: 'job-seeker',
        id,
      })
      const { email, fullName } = changed
      await mailAccountState(ctx, { email, name: fullName, isActive, loginPath: '/login' })
    } else if (!(await findJobSeeker(ctx.db, id))) throw new AppError('job_seeker_not_found')
    return { id, isActive }
  })
}
