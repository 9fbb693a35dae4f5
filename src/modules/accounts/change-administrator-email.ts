import type { AdministratorContext } from '../../platform/context.ts'
import { transaction } from '../../platform/transaction.ts'
import { recordAct } from '../audit/record-act.ts'
import { queueEmail } from '../email/queue-email.ts'
import { requireFreeEmail } from './change-email.ts'
import { checkCurrentPassword } from './check-password.ts'
import { addressChanged } from './confirm-email.ts'
import { spendResetTokensOf } from './link-queries.ts'
import { updateAdministrator } from './queries.ts'
import type { EmailChange } from './schema.ts'

/**
 * The address of the administrator who is signed in, for reset links and what is told of the account. It acts at once: the first
 * administrator has none, and mail may not be set up yet. The old one is told. Throws current_password_wrong, email_taken or
 * too_many_requests.
 */
export async function changeAdministratorEmail(
  ctx: AdministratorContext,
  { email, currentPassword }: EmailChange,
): Promise<{ email: string }> {
  const account = await checkCurrentPassword(ctx, 'administrator', currentPassword)
  if (account.email.toLowerCase() !== email.toLowerCase()) await requireFreeEmail(ctx, 'administrator', email)
  await transaction(ctx, async (ctx) => {
    await updateAdministrator(ctx.db, account.id, { email, updatedAt: ctx.now })
    // A link to choose a password that waits in the old mailbox opens nothing any more.
    await spendResetTokensOf(ctx.db, account.email, 'admin')
    await recordAct(ctx, 'own-address-changed', { type: 'administrator', id: account.id })
    await queueEmail(ctx, { kind: 'email_changed', to: account.email, ...addressChanged(email) })
  })
  return { email }
}
