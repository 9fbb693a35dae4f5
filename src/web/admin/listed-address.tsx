import { formatDate } from '../../shared/dates.ts'
import { Badge } from '../components/surfaces/badge.tsx'
import { MailAddress } from '../components/surfaces/mail-address.tsx'

type ListedAddressProps = {
  email: string
  /** The number with which the account logs in, or ''. */
  loginPhone: string
  /** The mail server's refusal of the last mail; null if it accepted the mail. */
  mailRefused: { refusedAt: string; error: string } | null
}

/** An email address and the number for logging in, in a list, with a badge before it if mail no longer reaches it. */
export function ListedAddress({ email, loginPhone, mailRefused }: ListedAddressProps) {
  return (
    <>
      {mailRefused && (
        <>
          <Badge tone="red">Email refused</Badge>{' '}
        </>
      )}
      {email ? <MailAddress email={email} /> : !loginPhone && 'No email'}
      {loginPhone && <span className="block">Login number {loginPhone}</span>}
      {mailRefused && (
        <small className="help block">
          {formatDate(mailRefused.refusedAt)}: {mailRefused.error}
        </small>
      )}
    </>
  )
}
