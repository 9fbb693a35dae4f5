import { formatDate } from '../../shared/dates.ts'
import { Badge } from '../components/badge.tsx'
import { MailAddress } from '../employers/mail-address.tsx'

type ListedAddressProps = {
  email: string
  /** What the mail server said of the last mail; null when it took it. */
  mailRefused: { refusedAt: string; error: string } | null
}

/** An address in a list, and whether mail still reaches it. */
export function ListedAddress({ email, mailRefused }: ListedAddressProps) {
  return (
    <span className="wrap-anywhere">
      <MailAddress email={email} />
      {mailRefused && (
        <small className="help block">
          <Badge tone="red">Mail refused</Badge> {formatDate(mailRefused.refusedAt)}: {mailRefused.error}
        </small>
      )}
    </span>
  )
}
