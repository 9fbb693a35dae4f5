import type { Context } from '../../platform/context.ts'
import { transaction } from '../../platform/transaction.ts'
import { AppError } from '../../shared/errors.ts'
import type { MailText } from '../email/prepare-email.ts'
import { queueEmail } from '../email/queue-email.ts'
import { requireFreeEmail } from './change-email.ts'
import { spendResetTokensOf, takeEmailChange } from './link-queries.ts'
import {
  findAdministrator,
  findEmployer,
  findJobSeeker,
  updateAdministrator,
  updateEmployer,
  updateJobSeeker,
} from './queries.ts'
import { recordAddressAct } from './record-address-act.ts'
import { ACCOUNT_KINDS, type EmailConfirmation } from './schema.ts'
import { hashToken } from './start-session.ts'

const FIND = { jobSeeker: findJobSeeker, employer: findEmployer, administrator: findAdministrator }
const UPDATE = { jobSeeker: updateJobSeeker, employer: updateEmployer, administrator: updateAdministrator }

/** Puts the new address in the old one's place, once for a link, and tells the old one. Throws invalid_confirmation_link or email_taken. */
export async function confirmEmail(
  ctx: Context,
  { token, userType }: EmailConfirmation,
): Promise<{ email: string }> {
  const kind = ACCOUNT_KINDS[userType]
  return transaction(ctx, async (ctx) => {
    const change = await takeEmailChange(ctx.db, hashToken(token), kind, ctx.now)
    const account = change && (await FIND[kind](ctx.db, change[`${kind}Id`] ?? 0))
    if (!change || !account?.isActive) throw new AppError('invalid_confirmation_link')
    const { newEmail } = change
    await requireFreeEmail(ctx, kind, newEmail)
    await UPDATE[kind](ctx.db, account.id, { email: newEmail, updatedAt: ctx.now })
    // A link to choose a password that waits in the old mailbox opens nothing any more.
    await spendResetTokensOf(ctx.db, account.email, userType)
    await queueEmail(ctx, { kind: 'email_changed', to: account.email, ...addressChanged(newEmail) })
    const details = { before: account.email, after: newEmail }
    await recordAddressAct(ctx, { kind, id: account.id }, 'own-address-changed', details)
    return { email: newEmail }
  })
}

export function addressChanged(newEmail: string): MailText {
  return {
    subject: 'Your e-mail address was changed',
    paragraphs: [
      `Your account with us now has the address ${newEmail}. We no longer write to this one.`,
      'If that was not you, tell us at once.',
    ],
    button: { label: 'Contact support', path: '/contact' },
  }
}
