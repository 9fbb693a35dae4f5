/** Breaks anywhere: a long address must not push a phone's page sideways. */
export function MailAddress({ email }: { email: string }) {
  return (
    <a className="wrap-anywhere" href={`mailto:${email}`}>
      {email}
    </a>
  )
}
