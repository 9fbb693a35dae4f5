import type { Context } from '../../platform/context.ts'
import { AppError } from '../../shared/errors.ts'
import { stopMails } from './queries.ts'

/** Stops the mails that carry this token, without a login (RFC 8058). Again: the same answer. Throws not_found. */
export async function stopSearchMails(ctx: Context, token: string): Promise<void> {
  if (!(await stopMails(ctx.db, token))) throw new AppError('not_found')
}
