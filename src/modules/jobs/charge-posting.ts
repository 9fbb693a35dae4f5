import type { EmployerContext } from '../../platform/context.ts'
import { requireApproval } from '../accounts/reads.ts'
import { lockBalance } from '../credits/lock-balance.ts'
import { readCredits } from '../credits/reads.ts'
import { requireExpectedCost, spendCredits } from '../credits/spend-credits.ts'
import { readSettings } from '../settings/reads.ts'
import type { Settings } from '../settings/schema.ts'
import { readOwnJob } from './reads.ts'

/**
 * What posting costs and gives now. The balance is locked before the job is written: that is the order of everything that spends.
 * `expected`: the credits that the employer was shown. Throws approval_required or price_changed.
 */
export async function preparePosting(ctx: EmployerContext, expected: number | undefined): Promise<Settings> {
  const settings = await readSettings(ctx)
  if (settings.require_employer_approval) await requireApproval(ctx)
  requireExpectedCost(expected, settings.job_posting_cost)
  await lockBalance(ctx, ctx.viewer.employer.id)
  return settings
}

/** Takes the price in the transaction that publishes; answers with the job, what was spent and what is left. Throws job_credits_short. */
export async function chargePosting(ctx: EmployerContext, id: number, cost: number, what: string) {
  const job = await readOwnJob(ctx, id)
  const credits = await spendCredits(ctx, {
    employerId: ctx.viewer.employer.id,
    cost,
    description: `${what}: ${job.title}`,
    relatedId: id,
    short: 'job_credits_short',
  })
  return { ...job, creditsUsed: cost, credits }
}

/** The same answer for what costs nothing. */
export async function answerFree(ctx: EmployerContext, id: number) {
  const { credits } = await readCredits(ctx)
  return { ...(await readOwnJob(ctx, id)), creditsUsed: 0, credits }
}
