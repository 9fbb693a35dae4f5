import type { EmployerContext } from '../../platform/context.ts'
import { AppError } from '../../shared/errors.ts'
import { processPending } from './queries.ts'
import { readOwnRequest } from './reads.ts'
import { ownRequest } from './views.ts'

/** Takes an own request back while nobody has decided on it. Throws payment_request_not_found or already_processed. */
export async function cancelPaymentRequest(ctx: EmployerContext, id: number) {
  await readOwnRequest(ctx, id)
  const outcome = {
    status: 'cancelled' as const,
    adminNotes: '',
    processedBy: null,
    processedAt: ctx.now,
  }
  const row = await processPending(ctx.db, id, outcome)
  if (!row) throw new AppError('already_processed')
  return ownRequest(row)
}
