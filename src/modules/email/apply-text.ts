import type { MailText } from './prepare-email.ts'
import { type EmailText, FACTS, type Fact } from './schema.ts'

/** The facts that words name. */
export const factsIn = ({ subject, body }: EmailText): Fact[] =>
  (Object.keys(FACTS) as Fact[]).filter((fact) => `${subject} ${body}`.includes(`{${fact}}`))

/**
 * Returns the mail with the words of an administrator. Its button, steps and advice stay. `{text}` stands for the
 * built-in paragraphs, without the greeting. A mail that lacks a fact of these words keeps its own.
 */
export function applyText(mail: MailText, { subject, body }: EmailText, site: string): MailText {
  const values: Record<string, string> = {
    ...mail.facts,
    name: mail.greets ?? '',
    site,
    subject: mail.subject,
  }
  if (factsIn({ subject, body }).some((fact) => values[fact] === undefined)) return mail
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole)
  const isOwnSubject = subject.trim() !== '{subject}'
  return {
    ...mail,
    subject: fill(subject),
    greets: undefined,
    headline: isOwnSubject ? undefined : mail.headline,
    paragraphs: body
      .split(/\n\s*\n/)
      .map((one) => one.trim())
      .filter(Boolean)
      .flatMap((one) => (one === '{text}' ? mail.paragraphs : [fill(one)])),
  }
}
