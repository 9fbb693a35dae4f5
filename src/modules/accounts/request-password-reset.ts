import { randomBytes } from 'node:crypto'
import type { Context } from '../../platform/context.ts'
import { consume, type RateLimit } from '../../platform/rate-limit.ts'
import { transaction } from '../../platform/transaction.ts'
import type { UserType } from '../../shared/user-types.ts'
import type { MailText } from '../email/prepare-email.ts'
import { queueEmail } from '../email/queue-email.ts'
import { insertResetToken } from './link-queries.ts'
import { findAccountByEmail } from './queries.ts'
import { hashToken } from './start-session.ts'

const REQUESTS_FOR_ACCOUNT: RateLimit = { name: 'reset-account', points: 5, seconds: 3600 }
/** As many as failed logins: whole towns share one address behind a carrier's NAT (decisions, rule 15). */
const REQUESTS_OF_ADDRESS: RateLimit = { name: 'reset-address', points: 200, seconds: 3600 }

/** One hour (specification 1, section 9). */
const LIFETIME = 3_600_000

/**
 * Takes a request for a reset link. Whether the account exists is looked up by a task, so that the answer is the same in the same
 * time. Throws too_many_requests.
 */
export async function requestPasswordReset(ctx: Context, email: string, userType: UserType): Promise<void> {
  await consume(ctx, REQUESTS_FOR_ACCOUNT, `${userType}:${email.toLowerCase()}`)
  await consume(ctx, REQUESTS_OF_ADDRESS, ctx.viewer.ip)
  await ctx.tasks.enqueue(ctx, 'password-reset-requested', { email, userType, at: ctx.now.toISOString() })
}

/** Mails a link with a token of 256 random bits, of which the database keeps a hash. */
export async function sendResetLink(
  ctx: Context,
  email: string,
  userType: UserType,
  at: Date,
): Promise<void> {
  const account = await findAccountByEmail(ctx.db, userType, email)
  if (!account?.isActive) return
  const token = randomBytes(32).toString('base64url')
  await transaction(ctx, async (ctx) => {
    await insertResetToken(ctx.db, {
      email: account.email,
      userType,
      tokenHash: hashToken(token),
      createdAt: at,
      expiresAt: new Date(at.getTime() + LIFETIME),
    })
    await queueEmail(ctx, {
      kind: userType === 'admin' ? 'administrator_password_reset' : 'password_reset',
      to: account.email,
      ...resetMail(token, userType),
    })
  })
}

export function resetMail(token: string, userType: UserType): MailText {
  return {
    subject: 'Choose a new password',
    paragraphs: [
      'Somebody, hopefully you, asked for a new password for your account.',
      'The link below works once, within one hour. If you did not ask for it, do nothing: your password stays as it is.',
    ],
    button: { label: 'Choose a new password', path: `/reset-password?token=${token}&type=${userType}` },
  }
}
