import { isIP } from 'node:net'
import type { TextRecords } from '../../platform/dns-text.ts'
import type { DomainCheck } from './schema.ts'

/** What the instructions of mail providers ask for, by the end of their host names. */
const PROVIDERS: readonly (readonly [hostEnd: string, mechanism: string])[] = [
  ['gmail.com', 'include:_spf.google.com'],
  ['googlemail.com', 'include:_spf.google.com'],
  ['google.com', 'include:_spf.google.com'],
  ['office365.com', 'include:spf.protection.outlook.com'],
  ['outlook.com', 'include:spf.protection.outlook.com'],
  ['sendgrid.net', 'include:sendgrid.net'],
  ['mailgun.org', 'include:mailgun.org'],
  ['amazonaws.com', 'include:amazonses.com'],
  ['brevo.com', 'include:spf.brevo.com'],
  ['zoho.com', 'include:zohomail.com'],
  ['mailersend.net', 'include:_spf.mailersend.net'],
]

/** Mechanisms that make a receiver ask DNS; more than ten are an error (RFC 7208, 4.6.4). */
const LOOKUP = /^[+~?-]?(include:|a$|a[:/]|mx$|mx[:/]|ptr|exists:|redirect=)/i
const MOST_LOOKUPS = 10

/** Which servers may send mail of the domain (RFC 7208). */
export function checkSpf(domain: string, texts: TextRecords, smtpHost: string): DomainCheck {
  const check = { name: 'SPF', title: 'Which servers may send your mail' } as const
  if (texts === undefined)
    return { ...check, state: 'unknown', found: [], meaning: 'No name server answered. Please try again.' }
  const found = texts.filter((text) => /^v=spf1( |$)/i.test(text))
  const [record = ''] = found
  const own = mechanismOf(smtpHost)
  const add = (value: string) => ({ type: 'TXT', name: domain, value }) as const
  if (found.length === 0) {
    const meaning =
      'Anybody can send mail in the name of your domain, and many mailboxes put yours into the spam folder.'
    return { ...check, state: 'missing', found, meaning, ...(own && { record: add(`v=spf1 ${own} ~all`) }) }
  }
  const terms = record.split(/\s+/).slice(1)
  if (found.length > 1)
    return {
      ...check,
      state: 'warning',
      found,
      meaning: 'There are several records; receivers then count none. Put them together into one.',
    }
  if (terms.some((term) => /^\+?all$/i.test(term)))
    return {
      ...check,
      state: 'warning',
      found,
      meaning:
        'The record ends in +all: it lets every server of the world send in your name. End it in ~all.',
    }
  if (terms.filter((term) => LOOKUP.test(term)).length > MOST_LOOKUPS)
    return {
      ...check,
      state: 'warning',
      found,
      meaning:
        'The record asks DNS for more than ten names; receivers then count it as an error. Take out what you no longer use.',
    }
  if (own && !terms.some((term) => term.replace(/^\+/, '').toLowerCase() === own.toLowerCase()))
    return {
      ...check,
      state: 'warning',
      found,
      meaning: `The record does not name your mail server (${own}). If it is not covered by another part of it, add that before the end.`,
      record: add(
        record.replace(/(\s+[~?-]?all)?\s*$/i, (end) => ` ${own}${end.trim() ? ` ${end.trim()}` : ''}`),
      ),
    }
  return {
    ...check,
    state: 'good',
    found,
    meaning: 'Your mail server is one of those that may send mail of your domain.',
  }
}

/** Nobody outside sees these: a relay on this machine or in its network sends from another address. */
const INSIDE =
  /^(localhost$|127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.|::1$|f[cd][0-9a-f]{2}:|fe80:)/

/** Of the server that mails go through; '' while there is none, or none that receivers see. */
function mechanismOf(smtpHost: string): string {
  const host = smtpHost.toLowerCase()
  if (INSIDE.test(host)) return ''
  const version = isIP(host)
  if (version > 0) return `ip${version}:${host}`
  return PROVIDERS.find(([end]) => host === end || host.endsWith(`.${end}`))?.[1] ?? (host && `a:${host}`)
}
