import type { EmployerContext } from '../../platform/context.ts'
import { together, transaction, transactionAfter } from '../../platform/database/transaction.ts'
import { AppError } from '../../shared/errors.ts'
import { requireApproval } from '../accounts/reads.ts'
import { lockBalance, requireExpectedCost, spendCredits } from '../credits/move-credits.ts'
import { readCredits } from '../credits/reads.ts'
import { SPENDINGS } from '../credits/schema.ts'
import { readSettings } from '../settings/reads.ts'
import type { Settings } from '../settings/schema.ts'
import { checkFields, requireWhole } from './check-fields.ts'
import { publishOrHold, reviewWords } from './hold-job.ts'
import { hasDaysLeft, renewedUntil, stateOf, wastesRenewal } from './policy.ts'
import type { JobPosting } from './posting-schema.ts'
import { insertJob, lockOwnJob, recordChange, updateJob } from './queries.ts'
import { readOwnJob } from './reads.ts'

/**
 * Publishes a job, or holds it for a check, and charges for it in one transaction. A draft is free and only its
 * employer sees it. Throws invalid_input, approval_required, price_changed or job_credits_short.
 */
export async function postJob(ctx: EmployerContext, input: JobPosting) {
  const employerId = ctx.viewer.employer.id
  const read = (ctx: EmployerContext) =>
    together(checkFields(ctx, input), input.draft ? undefined : preparePosting(ctx, input.expectedCost))
  return transactionAfter(ctx, read, async (ctx, [checked, settings]) => {
    const fields = { ...checked, employerId, createdAt: ctx.now }
    if (!settings) {
      const id = await insertJob(ctx.db, fields)
      await recordChange(ctx, id, 'drafted')
      return answerFree(ctx, id)
    }
    const balance = await lockBalance(ctx, employerId)
    const { job_posting_cost: credits, job_posting_days: days } = settings
    const { change, columns } = await publishOrHold(ctx, settings, fields, { credits, days })
    const id = await insertJob(ctx.db, { ...fields, ...columns })
    const charge = { cost: credits, balance, what: SPENDINGS.posted, title: fields.title }
    const [answer] = await together(chargePosting(ctx, id, charge), recordChange(ctx, id, change))
    return answer
  })
}

/**
 * Publishes a draft, or holds it for a check, at the posting cost. It is free if the draft was refused and has paid
 * days left. An open or held job is returned unchanged and free, so that a repeated click charges once. Throws
 * job_not_found, invalid_input, approval_required, price_changed or job_credits_short.
 */
export async function publishJob(ctx: EmployerContext, id: number, expected: number | undefined) {
  const employerId = ctx.viewer.employer.id
  return transaction(ctx, async (ctx) => {
    const balance = await lockBalance(ctx, employerId)
    const job = await lockOwnJob(ctx.db, id, employerId)
    const state = stateOf(job, ctx.now)
    if (state === 'open' || state === 'held') return answerFree(ctx, id)
    if (state !== 'draft')
      throw new AppError('invalid_input', { reason: 'This job was published before. Reopen or renew it.' })
    await requireWhole(ctx, job)
    const isPaidFor = hasDaysLeft(job, ctx.now)
    const settings = await preparePosting(ctx, isPaidFor ? undefined : expected)
    const bought = isPaidFor
      ? { credits: 0, days: 0 }
      : { credits: settings.job_posting_cost, days: settings.job_posting_days }
    const { change, columns } = await publishOrHold(ctx, settings, job, bought)
    const charge = { cost: bought.credits, balance, what: SPENDINGS.posted, title: job.title }
    await updateJob(ctx.db, id, { ...columns, updatedAt: ctx.now })
    const [answer] = await together(chargePosting(ctx, id, charge), recordChange(ctx, id, change))
    return answer
  })
}

/**
 * Adds `job_posting_days` to a job at the posting cost. A closing date before the new days is removed, because it
 * would waste them; a job that had ended counts as newly posted. Throws job_not_found, forbidden, invalid_input,
 * approval_required, price_changed or job_credits_short.
 */
export async function renewJob(ctx: EmployerContext, id: number, expected: number | undefined) {
  return transaction(ctx, async (ctx) => {
    const { job_posting_cost: cost, job_posting_days: days } = await preparePosting(ctx, expected)
    const balance = await lockBalance(ctx, ctx.viewer.employer.id)
    const job = await lockOwnJob(ctx.db, id, ctx.viewer.employer.id)
    const state = stateOf(job, ctx.now)
    if (state === 'blocked') throw new AppError('forbidden')
    if (state === 'held')
      throw new AppError('invalid_input', { reason: 'This job waits for a check. It is not public yet.' })
    if (state === 'draft')
      throw new AppError('invalid_input', { reason: 'This job is a draft. Publish it first.' })
    await updateJob(ctx.db, id, {
      isActive: true,
      isPaid: true,
      updatedAt: ctx.now,
      ...(wastesRenewal(job, ctx.now) && { closingDate: null }),
    })
    await recordChange(ctx, id, 'renewed')
    // If the job is held, its new days begin with the release, and a refusal returns the credits.
    const isHeld = await reviewWords(ctx, job, { credits: cost, days })
    const isAnew = state === 'expired'
    if (!isHeld) {
      const expiresAt = renewedUntil(job.expiresAt, ctx.now, days)
      await updateJob(ctx.db, id, { expiresAt, ...(isAnew && { publishedAt: ctx.now }) })
    } else if (isAnew) await updateJob(ctx.db, id, { wasPublishedAt: null })
    return chargePosting(ctx, id, { cost, balance, what: SPENDINGS.renewed, title: job.title })
  })
}

/**
 * Returns the settings, including the cost and days of posting. `expected`: the credits that the employer was shown.
 * Throws approval_required or price_changed.
 */
async function preparePosting(ctx: EmployerContext, expected: number | undefined): Promise<Settings> {
  const settings = await readSettings(ctx)
  if (settings.require_employer_approval) await requireApproval(ctx)
  requireExpectedCost(expected, settings.job_posting_cost)
  return settings
}

type Charge = {
  cost: number
  /**
   * Credits, as `lockBalance` returned them before the job was locked or written. Every transaction that spends
   * credits locks in this order.
   */
  balance: number
  /** The beginning of the description in the ledger. */
  what: string
  title: string
}

/**
 * Charges the price in the transaction that publishes. Returns the job, the credits spent and the remaining credits.
 * Throws job_credits_short.
 */
async function chargePosting(ctx: EmployerContext, id: number, { cost, balance, what, title }: Charge) {
  const spending = {
    employerId: ctx.viewer.employer.id,
    cost,
    description: `${what}: ${title}`,
    relatedId: id,
    locked: balance,
    short: 'job_credits_short',
  } as const
  const [job, credits] = await together(readOwnJob(ctx, id), spendCredits(ctx, spending))
  return { ...job, creditsUsed: cost, credits }
}

/** Returns the same answer when nothing is charged. */
async function answerFree(ctx: EmployerContext, id: number) {
  const { credits } = await readCredits(ctx)
  return { ...(await readOwnJob(ctx, id)), creditsUsed: 0, credits }
}
