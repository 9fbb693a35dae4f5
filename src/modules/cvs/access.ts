import type { EmployerContext, JobSeekerContext } from '../../platform/context.ts'
import { together } from '../../platform/database/transaction.ts'
import { requireWithin } from '../../platform/rate-limit.ts'
import { AppError } from '../../shared/errors.ts'
import { DAY } from '../../shared/time.ts'
import { requireApproval } from '../accounts/reads.ts'
import { requireExpectedCost } from '../credits/move-credits.ts'
import { SPENDINGS } from '../credits/schema.ts'
import { readForNotice } from '../notices/tell-people.ts'
import { findBuyer, insertBoughtAccess, insertFreeAccess } from './access-queries.ts'
import { recordOpening } from './count-view.ts'
import { requirePasswordForMany } from './files/require-password.ts'
import { FREE_DAYS, UNLOCKS } from './limits.ts'
import { tellOwnerOfAccess } from './mails.ts'
import type { FoundCv } from './queries.ts'

const KINDS = {
  view: { price: 'cv_view_cost', short: 'view_credits_short', description: SPENDINGS.opened },
  download: { price: 'cv_download_cost', short: 'download_credits_short', description: SPENDINGS.downloaded },
} as const

/** Credits that were used, and credits that are left. */
type Bought = { creditsUsed: number; credits: number }

/**
 * Pays once for permanent access of one kind to a CV and records the opening, inside the caller's transaction. The
 * balance is locked before anything is paid, so one of twenty identical requests pays and nineteen find the access.
 * Throws approval_required, price_changed, cv_not_found, too_many_requests, password_required, view_credits_short or
 * download_credits_short; then nothing is spent.
 */
export async function buyAccess(
  ctx: EmployerContext,
  type: 'view' | 'download',
  found: FoundCv,
  expected: number | undefined,
): Promise<Bought> {
  const kind = KINDS[type]
  const employerId = ctx.viewer.employer.id
  const { cv } = found.row
  const { jobSeekerId } = cv
  if (jobSeekerId === null) throw new AppError('cv_not_found')
  // Access is free to a new CV of a person for whom the employer paid in the last 90 days.
  const since = new Date(ctx.now.getTime() - FREE_DAYS * DAY)
  // Everything is read before the lock, because the employer's other requests wait for it.
  const [buyer, known] = await together(
    findBuyer(ctx.db, employerId, { jobSeekerId, type, since, uploadedAt: cv.uploadedAt }),
    readForNotice(ctx, jobSeekerId, 'cv_opened'),
  )
  const { settings } = known.mail
  if (settings.require_employer_approval) await requireApproval(ctx)
  if (!buyer) throw new AppError('employer_not_found')
  const cost = buyer.paidForPerson ? 0 : settings[kind.price]
  if (cost > 0) requireExpectedCost(expected, cost)
  const description = `${kind.description}: ${cv.jobTitle}`.slice(0, 500)
  const bought = {
    employerId,
    cvId: cv.id,
    jobSeekerId,
    type,
    cost,
    description,
    at: ctx.now,
    since: new Date(ctx.now.getTime() - DAY),
    limit: UNLOCKS,
  }
  const [outcome] = await together(insertBoughtAccess(ctx.db, bought), recordOpening(ctx, found, type))
  const { isNew, isPaid, isShown, credits } = outcome
  if (credits === null) throw new AppError('employer_not_found')
  if (!isNew) return { creditsUsed: 0, credits }
  if (!isShown) throw new AppError('cv_not_found')
  requireWithin(ctx, UNLOCKS, outcome)
  if (!isPaid) throw new AppError(kind.short, { cost })
  await requirePasswordForMany(ctx, outcome.bought)
  const { id, jobTitle } = cv
  await tellOwnerOfAccess(ctx, type, { id, jobSeekerId, jobTitle, company: buyer.companyName }, known)
  return { creditsUsed: cost, credits }
}

/**
 * Gives the employer free permanent access to a CV that was sent to one of its jobs. Part of the transaction of the
 * application.
 */
export async function grantApplicationAccess(
  ctx: JobSeekerContext,
  employerId: number,
  cvId: number,
): Promise<void> {
  const jobSeekerId = ctx.viewer.jobSeeker.id
  await insertFreeAccess(ctx.db, { employerId, cvId, jobSeekerId, createdAt: ctx.now })
}
