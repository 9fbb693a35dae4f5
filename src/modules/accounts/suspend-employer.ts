import type { AdministratorContext } from '../../platform/context.ts'
import { transaction } from '../../platform/transaction.ts'
import { AppError } from '../../shared/errors.ts'
import { recordAct } from '../audit/record-act.ts'
import { switchEmployer } from './administrator-queries.ts'
import { mailAccountState } from './mail-account-state.ts'
import { findEmployer } from './queries.ts'
import { deleteSessionsOf } from './session-queries.ts'

/**
 * Suspends an employer: it is logged out everywhere at once, its jobs leave the public pages and take no applications, and its credits
 * cannot be spent (decisions, 'Hired, hidden, suspended'). It is told why. What is so already stays. Throws employer_not_found.
 */
export function suspendEmployer(ctx: AdministratorContext, id: number, reason: string) {
  return toggleEmployer(ctx, id, false, reason)
}

/** Takes a suspension back. Throws employer_not_found. */
export function reactivateEmployer(ctx: AdministratorContext, id: number) {
  return toggleEmployer(ctx, id, true)
}

function toggleEmployer(ctx: AdministratorContext, id: number, isActive: boolean, reason?: string) {
  return transaction(ctx, async (ctx) => {
    const changed = await switchEmployer(ctx.db, id, isActive)
    if (changed) {
      if (!isActive) await deleteSessionsOf(ctx.db, { kind: 'employer', id })
      const target = { type: 'employer', id, name: changed.companyName } as const
      await recordAct(
        ctx,
        isActive ? 'employer-reactivated' : 'employer-suspended',
        target,
        reason ? { reason } : {},
      )
      const { email, contactPerson: name } = changed
      await mailAccountState(ctx, {
        email,
        name,
        isActive,
        loginPath: '/employer-login',
        ...(reason && { reason }),
      })
    } else if (!(await findEmployer(ctx.db, id))) throw new AppError('employer_not_found')
    return { id, isActive }
  })
}
