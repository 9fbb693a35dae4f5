import type { EmployerContext } from '../../platform/context.ts'
import { consume } from '../../platform/rate-limit.ts'
import { AppError } from '../../shared/errors.ts'
import { requireApproval } from '../accounts/reads.ts'
import { lockBalance } from '../credits/lock-balance.ts'
import { requireExpectedCost, spendCredits } from '../credits/spend-credits.ts'
import type { Settings } from '../settings/schema.ts'
import { insertAccess, paidForPerson } from './access-queries.ts'
import { FREE_DAYS } from './policy.ts'
import type { CvWithOwner } from './queries.ts'
import { tellOwner } from './tell-owner.ts'

/** Against harvesting with a stolen login (decisions, rule 15). */
export const UNLOCKS = { name: 'unlocks', points: 200, seconds: 3600 }

const KINDS = {
  view: { price: 'cv_view_cost', short: 'view_credits_short', description: 'CV opened' },
  download: { price: 'cv_download_cost', short: 'download_credits_short', description: 'CV downloaded' },
} as const

/**
 * Pays for one kind of access to a CV, once for ever, inside the caller's transaction; returns the credits used. The balance is
 * locked first, so of twenty equal requests one pays and nineteen find the access. Throws approval_required, price_changed,
 * too_many_requests, view_credits_short or download_credits_short: then nothing was spent.
 */
export async function buyAccess(
  ctx: EmployerContext,
  type: 'view' | 'download',
  { cv }: CvWithOwner,
  settings: Settings,
  expected: number | undefined,
): Promise<number> {
  const kind = KINDS[type]
  const employerId = ctx.viewer.employer.id
  if (settings.require_employer_approval) await requireApproval(ctx)
  const cost = (await isFree(ctx, type, cv)) ? 0 : settings[kind.price]
  if (cost > 0) requireExpectedCost(expected, cost)
  const locked = await lockBalance(ctx, employerId)
  const row = {
    employerId,
    cvId: cv.id,
    jobSeekerId: cv.jobSeekerId,
    accessType: type,
    creditsUsed: cost,
    createdAt: ctx.now,
  }
  if (!(await insertAccess(ctx.db, row))) return 0
  await consume(ctx, UNLOCKS, String(employerId))
  const description = `${kind.description}: ${cv.jobTitle}`.slice(0, 500)
  await spendCredits(ctx, { employerId, cost, description, relatedId: cv.id, locked, short: kind.short })
  await tellOwner(ctx, type, cv)
  return cost
}

/** A new CV of a person who was paid for in the last 90 days. */
async function isFree(
  ctx: EmployerContext,
  type: 'view' | 'download',
  cv: CvWithOwner['cv'],
): Promise<boolean> {
  if (cv.jobSeekerId === null) throw new AppError('cv_not_found')
  const since = new Date(ctx.now.getTime() - FREE_DAYS * 86_400_000)
  const { jobSeekerId, uploadedAt } = cv
  return paidForPerson(ctx.db, { employerId: ctx.viewer.employer.id, jobSeekerId, type, since, uploadedAt })
}
