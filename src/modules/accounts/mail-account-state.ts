import type { AdministratorContext } from '../../platform/context.ts'
import { queueEmail } from '../email/queue-email.ts'
import { readSettings } from '../settings/reads.ts'

type AccountState = {
  email: string
  name: string
  isActive: boolean
  reason?: string
  loginPath: string
}

/** Who cannot log in any more is told so, because the login itself tells nobody whether an account exists. */
export async function mailAccountState(
  ctx: AdministratorContext,
  { email, name, isActive, reason, loginPath }: AccountState,
): Promise<void> {
  const { site_name: site, support_email: support } = await readSettings(ctx)
  const because = reason ? [`The reason: ${reason}`] : []
  const answer = support ? `If you think that this is a mistake, write to ${support}.` : ''
  await queueEmail(ctx, {
    kind: 'account_state',
    to: email,
    subject: isActive ? `Your account at ${site} works again` : `Your account at ${site} is suspended`,
    paragraphs: isActive
      ? [
          `Dear ${name}`,
          `Your account at ${site} works again, with everything that was in it. Please log in.`,
          ...because,
        ]
      : [
          `Dear ${name}`,
          `An administrator has suspended your account at ${site}. You cannot log in, and nothing of yours is shown to others. Nothing is lost.`,
          ...because,
          ...(answer ? [answer] : []),
        ],
    ...(isActive && { button: { label: 'Log in', path: loginPath } }),
  })
}
