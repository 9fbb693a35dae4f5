import type { MailText } from './prepare-email.ts'
import { type EmailText, FACTS, type Fact } from './schema.ts'

/** How the built-in mails to a person begin. */
const GREETING = /^Dear (.+)$/

/** Returns whom a mail greets, or undefined if it greets nobody. */
export function greetedIn({ paragraphs }: MailText): string | undefined {
  const [first] = paragraphs
  return typeof first === 'string' ? GREETING.exec(first)?.[1] : undefined
}

/** The facts that words name. */
export const factsIn = ({ subject, body }: EmailText): Fact[] =>
  (Object.keys(FACTS) as Fact[]).filter((fact) => `${subject} ${body}`.includes(`{${fact}}`))

/**
 * Returns the mail with the words of an administrator. Its button, steps and advice stay. `{text}` stands for the
 * built-in paragraphs after the greeting. A mail that lacks a fact of these words keeps its own.
 */
export function applyText(mail: MailText, { subject, body }: EmailText, site: string): MailText {
  const name = greetedIn(mail)
  const builtIn = name === undefined ? mail.paragraphs : mail.paragraphs.slice(1)
  const values: Record<string, string> = { ...mail.facts, name: name ?? '', site, subject: mail.subject }
  if (factsIn({ subject, body }).some((fact) => values[fact] === undefined)) return mail
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
      .flatMap((one) => (one === '{text}' ? builtIn : [fill(one)])),
  }
}
