import type { EmployerContext } from '../../platform/context.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { consume } from '../../platform/rate-limit.ts'
import { AppError } from '../../shared/errors.ts'
import { writeTo } from '../messaging/write-messages.ts'
import { BULK_MESSAGES } from './limits.ts'
import { selectSendersOf } from './queries.ts'
import type { BulkMessage } from './schema.ts'

type MessageResult = 'sent' | 'not_found' | 'withdrawn' | 'closed' | 'limit'

const REFUSALS: Partial<Record<string, MessageResult>> = {
  application_not_found: 'not_found',
  message_not_allowed: 'withdrawn',
  conversation_closed: 'closed',
  too_many_requests: 'limit',
}

/**
 * Writes one message into the conversation with each sender of these applications; a person who sent several gets it
 * once. A refused message is reported in the result and does not stop the others. Everything runs in one transaction;
 * refused messages write nothing.
 */
export async function writeToApplicants(ctx: EmployerContext, { ids, body }: BulkMessage) {
  const { id: employerId } = ctx.viewer.employer
  return transaction(ctx, async (ctx) => {
    const senders = new Map(
      (await selectSendersOf(ctx.db, ids, employerId)).map(({ id, jobSeekerId }) => [id, jobSeekerId]),
    )
    const written = new Map<number, MessageResult>()
    const results: { id: number; result: MessageResult }[] = []
    for (const id of ids) {
      const person = senders.get(id)
      const result =
        person === undefined
          ? 'not_found'
          : (written.get(person) ?? (await writeOne(ctx, employerId, id, body)))
      if (person !== undefined) written.set(person, result)
      results.push({ id, result })
    }
    return { results }
  })
}

async function writeOne(
  ctx: EmployerContext,
  employerId: number,
  application: number,
  body: string,
): Promise<MessageResult> {
  try {
    await consume(ctx, BULK_MESSAGES, String(employerId))
    await writeTo(ctx, { side: 'employer', id: employerId }, { application }, body)
    return 'sent'
  } catch (error) {
    const result = error instanceof AppError ? REFUSALS[error.code] : undefined
    if (!result) throw error
    return result
  }
}
