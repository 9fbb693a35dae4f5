import { isIP } from 'node:net'
import type { TextRecords } from '../../platform/dns-records.ts'
import { MOST_LOOKUPS, MOST_VOIDS, type SpfPath, spfRecords } from './follow-spf.ts'
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

/** Which servers may send mail of the domain (RFC 7208). `path`: what following its record gave, if there is one. */
export function checkSpf(
  domain: string,
  texts: TextRecords,
  smtpHost: string,
  path: SpfPath | undefined,
): DomainCheck {
  const check = { name: 'SPF', title: 'Which servers may send your mail' } as const
  if (texts === undefined)
    return { ...check, state: 'unknown', found: [], meaning: 'No name server answered. Please try again.' }
  const found = spfRecords(texts)
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
  const problem = path && problemOf(path)
  if (problem) return { ...check, found, ...problem }
  if (own && !path?.terms.has(own.toLowerCase()))
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

/** What makes receivers count the record as an error, though it reads well (RFC 7208, 4.6.4 and 5.2). */
function problemOf(path: SpfPath): Pick<DomainCheck, 'state' | 'meaning'> | undefined {
  const { lookups, voids, broken, loops, unanswered } = path
  const warning = (meaning: string) => ({ state: 'warning', meaning }) as const
  const [silent] = unanswered
  if (silent)
    return {
      state: 'unknown',
      meaning: `The record leads to ${silent}, and no name server answered for that. Please try again.`,
    }
  if (loops.length > 0)
    return warning(
      `The record leads to ${loops[0]}, which leads back to itself; receivers count that as an error. Take it out of one of the two.`,
    )
  if (lookups > MOST_LOOKUPS)
    return warning(
      'The record asks DNS for more than ten names, with those of the records that it includes; receivers then count it as an error. Take out what you no longer use.',
    )
  if (broken.length > 0)
    return warning(
      `The record includes ${broken.join(', ')}, where there is no SPF record, or more than one; receivers count that as an error. Check the spelling, or take it out.`,
    )
  if (voids.length > MOST_VOIDS)
    return warning(
      `The record names what does not exist: ${voids.join(', ')}. With more than two of these receivers count it as an error. Take them out.`,
    )
  return undefined
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
