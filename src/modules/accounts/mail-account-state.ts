import type { AdministratorContext } from '../../platform/context.ts'
import type { MailText } from '../email/prepare-email.ts'
import { queueEmail } from '../email/queue-email.ts'
import { readSettings } from '../settings/reads.ts'
import type { Settings } from '../settings/schema.ts'

type AccountState = {
  email: string
  name: string
  isActive: boolean
  reason?: string
  loginPath: string
}

/** Who cannot log in any more is told so, because the login itself tells nobody whether an account exists. */
export async function mailAccountState(ctx: AdministratorContext, state: AccountState): Promise<void> {
  const text = accountStateMail(await readSettings(ctx), state)
  await queueEmail(ctx, { kind: 'account_state', to: state.email, ...text })
}

export function accountStateMail(
  { site_name: site, support_email: support }: Pick<Settings, 'site_name' | 'support_email'>,
  { name, isActive, reason, loginPath }: Omit<AccountState, 'email'>,
): MailText {
  const because = reason ? [`The reason: ${reason}`] : []
  const answer = support ? `If you think that this is a mistake, write to ${support}.` : ''
  return {
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
  }
}
