import type { AdministratorContext } from '../../platform/context.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { AppError } from '../../shared/errors.ts'
import { recordAct } from '../audit/record-act.ts'
import { switchEmployer, switchJobSeeker } from './administrator-queries.ts'
import { tellOfAccountState } from './mails.ts'
import { findEmployer, findJobSeeker } from './queries.ts'
import { deleteSessionsOf } from './session-queries.ts'

/**
 * Suspends a job seeker or lifts the suspension. A suspended job seeker is logged out everywhere at once, and their CVs
 * are hidden. Does nothing when the account is already in this state. Throws job_seeker_not_found.
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
      const { email, loginPhone, language, fullName: name } = changed
      await tellOfAccountState(ctx, { email, loginPhone, language, name, isActive, loginPath: '/login' })
    } else if (!(await findJobSeeker(ctx.db, id))) throw new AppError('job_seeker_not_found')
    return { id, isActive }
  })
}

/**
 * Suspends an employer: it is logged out everywhere at once, its jobs leave the public pages and take no applications,
 * and its credits cannot be spent. The mail to the employer gives the reason. Does nothing when it is already
 * suspended. Throws employer_not_found.
 */
export function suspendEmployer(ctx: AdministratorContext, id: number, reason: string) {
  return toggleEmployer(ctx, id, false, reason)
}

/** Lifts a suspension. Throws employer_not_found or employer_closed. */
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
      const { email, loginPhone, contactPerson: name } = changed
      await tellOfAccountState(ctx, {
        email,
        loginPhone,
        language: null,
        name,
        isActive,
        loginPath: '/employer-login',
        ...(reason && { reason }),
      })
    } else {
      const employer = await findEmployer(ctx.db, id)
      if (!employer) throw new AppError('employer_not_found')
      if (isActive && employer.closedAt) throw new AppError('employer_closed')
    }
    return { id, isActive }
  })
}
