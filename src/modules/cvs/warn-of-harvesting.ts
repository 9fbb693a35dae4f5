import type { EmployerContext } from '../../platform/context.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { AppError } from '../../shared/errors.ts'
import { findCompanyName } from '../accounts/reads.ts'
import { recordActOfTheSite } from '../audit/record-act.ts'
import { lockBalance } from '../credits/move-credits.ts'
import { readOpening } from './files/require-password.ts'
import { warnOfHourlyLimit, warnOfManyCvs } from './mails.ts'

/**
 * Runs `work`, which buys access. Warns the administrator when an employer reaches its hourly limit (at most once an
 * hour) and when it had to enter its password because it opened far more CVs than usual (at most once a day). A
 * refused purchase is rolled back; the mails stay.
 */
export async function warnOfHarvesting<T>(ctx: EmployerContext, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const code = error instanceof AppError ? error.code : undefined
    if (code === 'too_many_requests') await warnOfHourlyLimit(ctx)
    if (code === 'password_required') await recordManyCvs(ctx)
    throw error
  }
}

/** Also writes a row of the audit log, which appears on the employer's page for administrators. */
async function recordManyCvs(ctx: EmployerContext): Promise<void> {
  const { id } = ctx.viewer.employer
  const opening = await readOpening(ctx)
  const name = await findCompanyName(ctx, id)
  await transaction(ctx, async (ctx) => {
    await lockBalance(ctx, id)
    const employer = { type: 'employer', id, name } as const
    const details = { inTheLast24Hours: opening.bought, onItsBusiestDay: opening.busiest }
    if (!(await recordActOfTheSite(ctx, 'password-asked-again', employer, details))) return
    await warnOfManyCvs(ctx, name, opening)
  })
}
