/**
 * An email address that may break after the @ and before a dot behind it. Inside `wrap-anywhere` it may break anywhere,
 * so that a long address does not widen a phone's page.
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
