import { formatDate } from '../../shared/dates.ts'
import { Badge } from '../components/surfaces/badge.tsx'
import { MailAddress } from '../components/surfaces/mail-address.tsx'

type ListedAddressProps = {
  email: string
  /** The mail server's refusal of the last mail; null if it accepted the mail. */
  mailRefused: { refusedAt: string; error: string } | null
}

/** An email address in a list, with a badge before it if mail no longer reaches it. */
export function ListedAddress({ email, mailRefused }: ListedAddressProps) {
  return (
    <>
      {mailRefused && (
        <>
          <Badge tone="red">Email refused</Badge>{' '}
        </>
      )}
      {email ? <MailAddress email={email} /> : 'No email'}
      {mailRefused && (
        <small className="help block">
          {formatDate(mailRefused.refusedAt)}: {mailRefused.error}
        </small>
      )}
    </>
  )
}
