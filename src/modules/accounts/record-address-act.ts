import type { Context } from '../../platform/context.ts'
import { recordAct } from '../audit/record-act.ts'
import type { Act } from '../audit/schema.ts'
import type { MailOwner } from './link-queries.ts'

/**
 * A row of the audit log when the address is an administrator's. A link may be opened where nobody is logged in: whoever has it acts as
 * the administrator who asked for it.
 */
export async function recordAddressAct(
  ctx: Context,
  { kind, id }: MailOwner,
  act: Act,
  details: Record<string, string> = {},
): Promise<void> {
  if (kind !== 'administrator') return
  const viewer = { ...ctx.viewer, administrator: { id } }
  await recordAct({ ...ctx, viewer }, act, { type: 'administrator', id }, details)
}
