/** May break after the @; inside `wrap-anywhere` anywhere else too, so that a long one does not push a phone's page sideways. */
export function MailAddress({ email }: { email: string }) {
  const [name, ...host] = email.split('@')
  return (
    <a href={`mailto:${email}`}>
      {name}@<wbr />
      {host.join('@')}
    </a>
  )
}
