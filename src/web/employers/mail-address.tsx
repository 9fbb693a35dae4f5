/**
 * May break after the @ and before a dot behind it; inside `wrap-anywhere` anywhere else too, so that a long one does not push a phone's
 * page sideways.
 */
export function MailAddress({ email }: { email: string }) {
  const [name, ...host] = email.split('@')
  return (
    <a href={`mailto:${email}`}>
      {name}@<wbr />
      <Host text={host.join('@')} />
    </a>
  )
}

function Host({ text }: { text: string }) {
  const dot = text.indexOf('.', 1)
  if (dot < 0) return text
  return (
    <>
      {text.slice(0, dot)}
      <wbr />
      <Host text={text.slice(dot)} />
    </>
  )
}
