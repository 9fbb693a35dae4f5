import { internationalPhone } from '../../shared/phone.ts'

type Contact = { fullName: string; jobTitle: string; email: string; phone: string }
type Sender = { contactPerson: string; companyName: string }

const greeting = (fullName: string) => `Dear ${fullName},`
const opening = ({ jobTitle }: Contact, { companyName }: Sender, siteName: string) =>
  `We found your CV (${jobTitle}) on ${siteName} and would like to talk with you about work at ${companyName}.`

/** A mail with subject and body written, ready to be changed. */
export function mailLink(to: Contact, from: Sender, siteName: string): string {
  const subject = `Job opportunity at ${from.companyName}`
  const body = [
    greeting(to.fullName),
    opening(to, from, siteName),
    'When would be a good time to call you?',
    `Kind regards,\n${from.contactPerson}\n${from.companyName}`,
  ].join('\n\n')
  const address = encodeURIComponent(to.email).replace('%40', '@')
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`
}

/** Undefined when the number cannot be dialled. */
export function callLink({ phone }: Contact): string | undefined {
  const number = internationalPhone(phone)
  return number && `tel:${number}`
}

export function whatsAppLink(to: Contact, from: Sender, siteName: string): string | undefined {
  const number = internationalPhone(to.phone)
  const text = `${greeting(to.fullName)} ${opening(to, from, siteName)}`
  return number && `https://wa.me/${number.slice(1)}?text=${encodeURIComponent(text)}`
}
