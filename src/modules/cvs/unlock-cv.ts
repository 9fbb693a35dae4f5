import type { EmployerContext } from '../../platform/context.ts'
import { transaction } from '../../platform/transaction.ts'
import { readCredits } from '../credits/reads.ts'
import { readSettings } from '../settings/reads.ts'
import { buyAccess, UNLOCKS } from './buy-access.ts'
import { noteView, openCv } from './open-cv.ts'
import { mayOpen } from './policy.ts'
import { unlockedProfile } from './views.ts'
import { warnOfHarvesting } from './warn-of-harvesting.ts'

/**
 * Opens a CV for the employer: paid for once for ever, then free, and free for those who applied to its jobs (decisions, rules 2
 * and 3). `expected`: the credits that the caller was shown. Throws cv_not_found and what `buyAccess` throws.
 */
export async function unlockCv(ctx: EmployerContext, cvId: number, expected: number | undefined) {
  return warnOfHarvesting(ctx, UNLOCKS.points, () => openOnce(ctx, cvId, expected))
}

function openOnce(ctx: EmployerContext, cvId: number, expected: number | undefined) {
  return transaction(ctx, async (ctx) => {
    const opened = await openCv(ctx, cvId)
    const { row, access } = opened
    const creditsUsed = mayOpen(access)
      ? 0
      : await buyAccess(ctx, 'view', row, await readSettings(ctx), expected)
    await noteView(ctx, opened, 'view')
    const { credits } = await readCredits(ctx)
    return { success: true as const, creditsUsed, credits, cv: unlockedProfile(row) }
  })
}
