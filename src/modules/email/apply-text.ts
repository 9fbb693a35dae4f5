import type { MailText } from './prepare-email.ts'
import type { EmailText } from './schema.ts'

/** How the built-in mails to a person begin. */
const GREETING = /^Dear (.+)$/

/** Returns whom a mail greets, or undefined if it greets nobody. */
export function greetedIn({ paragraphs }: MailText): string | undefined {
  const [first] = paragraphs
  return typeof first === 'string' ? GREETING.exec(first)?.[1] : undefined
}

/**
 * Returns the mail with the words of an administrator. Its facts, button, steps and advice stay. `{text}` stands for the
 * built-in paragraphs after the greeting.
 */
export function applyText(mail: MailText, { subject, body }: EmailText, site: string): MailText {
  const name = greetedIn(mail)
  const facts = name === undefined ? mail.paragraphs : mail.paragraphs.slice(1)
  const values: Record<string, string> = { name: name ?? '', site, subject: mail.subject }
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole)
  const isOwnSubject = subject.trim() !== '{subject}'
  return {
    ...mail,
    subject: fill(subject),
    headline: isOwnSubject ? undefined : mail.headline,
    paragraphs: body
      .split(/\n\s*\n/)
      .map((one) => one.trim())
      .filter(Boolean)
      .flatMap((one) => (one === '{text}' ? facts : [fill(one)])),
  }
}
