import type { EmployerContext } from '../../platform/context.ts'
import { newReference } from './policy.ts'
import { findWaitingReference, insertReference, takeWaitingReference } from './queries.ts'

/** The reference that the employer's next payment request will carry, to be written on the payment before it is asked for. */
export async function reserveReference(ctx: EmployerContext): Promise<string> {
  const employerId = ctx.viewer.employer.id
  for (;;) {
    const waiting = await findWaitingReference(ctx.db, employerId)
    if (waiting) return waiting
    // Nothing is inserted where it is another's already, or another tab was quicker.
    await insertReference(ctx.db, { reference: newReference(), employerId, takenAt: null })
  }
}

/** The same, for good. To be called in the transaction that makes the request, with the balance locked. */
export async function takeReference(ctx: EmployerContext): Promise<string> {
  await reserveReference(ctx)
  return takeWaitingReference(ctx.db, ctx.viewer.employer.id, ctx.now)
}
