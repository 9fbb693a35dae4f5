import { EmailSection } from '../../accounts/email-section.tsx'
import { Notice } from '../../components/notice.tsx'
import { AppLink } from '../../link.tsx'
import { useProfile } from '../../session.ts'
import { useMailWords } from '../email/mail-words.ts'

/** Where reset links go; without an address a forgotten password is gone. */
export function AdminEmail() {
  const profile = useProfile('administrator')
  const { fate } = useMailWords()
  if (!profile) return null
  const { email, pendingEmail } = profile
  return (
    <EmailSection kind="administrator" email={email} pendingEmail={pendingEmail} obstacle={OBSTACLES[fate]} />
  )
}

const OBSTACLES = {
  goes: undefined,
  unknown: undefined,
  waits: (
    <Notice kind="info" title="The mail server comes first">
      An address counts once the link that we mail there is opened.{' '}
      <AppLink href="/admin?section=email">Set up the mail server</AppLink>
    </Notice>
  ),
  off: (
    <Notice kind="info" title="E-mail notifications are switched off">
      An address counts once the link that we mail there is opened.{' '}
      <AppLink href="/admin?section=email&tab=notifications">Switch them on</AppLink>
    </Notice>
  ),
}
