import { isIP } from 'node:net'
import type { TextRecords } from '../../platform/mail/dns-records.ts'
import type { DomainCheck } from './schema.ts'

const UNANSWERED = {
  state: 'unknown',
  found: [],
  meaning: 'No name server answered. Please try again.',
} as const

/** The SPF mechanism that each mail provider tells its customers to add, by the end of the provider's host names. */
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

/**
 * Judges which servers may send mail for the domain (RFC 7208). Reads only the domain's own record. The records that it
 * includes belong to mail providers, who keep them correct.
 */
export function checkSpf(domain: string, texts: TextRecords, smtpHost: string): DomainCheck {
  const check = { name: 'SPF', title: 'Which servers may send your mail' } as const
  if (texts === undefined) return { ...check, ...UNANSWERED }
  const found = texts.filter((text) => /^v=spf1( |$)/i.test(text))
  const [record = ''] = found
  const own = mechanismOf(smtpHost)
  const add = (value: string) => ({ type: 'TXT', name: domain, value }) as const
  if (found.length === 0) {
    const meaning =
      'Anyone can send mail in the name of your domain, and many mailboxes put your mail into the spam folder.'
    return { ...check, state: 'missing', found, meaning, ...(own && { record: add(`v=spf1 ${own} ~all`) }) }
  }
  const terms = record.split(/\s+/).slice(1)
  if (found.length > 1)
    return {
      ...check,
      state: 'warning',
      found,
      meaning: 'There is more than one record, so receivers ignore all of them. Combine them into one.',
    }
  if (terms.some((term) => /^\+?all$/i.test(term)))
    return {
      ...check,
      state: 'warning',
      found,
      meaning:
        'The record ends in +all, which lets every server in the world send mail in your name. End it in ~all.',
    }
  if (own && !terms.some((term) => term.toLowerCase().replace(/^\+/, '') === own))
    return {
      ...check,
      state: 'warning',
      found,
      meaning: `The record does not name your mail server (${own}). If another part of it does not cover the server, add this before the end.`,
      record: add(
        record.replace(/(\s+[~?-]?all)?\s*$/i, (end) => ` ${own}${end.trim() ? ` ${end.trim()}` : ''}`),
      ),
    }
  return {
    ...check,
    state: 'good',
    found,
    meaning: 'Your mail server may send mail for your domain.',
  }
}

/** Addresses that receivers never see: a relay on this machine or in its network sends from another address. */
const INSIDE =
  /^(localhost$|127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.|::1$|f[cd][0-9a-f]{2}:|fe80:)/

/** The mechanism that names the mail server; empty if no server is set or receivers do not see its address. */
function mechanismOf(smtpHost: string): string {
  const host = smtpHost.toLowerCase()
  if (INSIDE.test(host)) return ''
  const version = isIP(host)
  if (version > 0) return `ip${version}:${host}`
  return PROVIDERS.find(([end]) => host === end || host.endsWith(`.${end}`))?.[1] ?? (host && `a:${host}`)
}

/**
 * Judges the key by which receivers check the domain's mail (RFC 6376). `texts`: the records of
 * `{selector}._domainkey.{domain}`.
 */
export function checkDkim(domain: string, selector: string, texts: TextRecords): DomainCheck {
  const check = { name: 'DKIM', title: 'The signature of your mail' } as const
  if (selector === '') {
    const meaning =
      'Fill in the DKIM selector above. Your mail provider shows it next to the record to add (for example google, selector1 or s1).'
    return { ...check, state: 'unknown', found: [], meaning }
  }
  if (texts === undefined) return { ...check, ...UNANSWERED }
  const found = texts.filter((text) => /(^|;)\s*p\s*=/i.test(text))
  const key = /(?:^|;)\s*p\s*=\s*([^;]*)/i.exec(found[0] ?? '')?.[1]?.replace(/\s/g, '')
  if (key === undefined) {
    return {
      ...check,
      state: 'missing',
      found: texts,
      meaning:
        'There is no key under this selector, so receivers cannot check that a mail is yours. Your mail provider shows you the key.',
      record: {
        type: 'TXT',
        name: `${selector}._domainkey.${domain}`,
        value: 'v=DKIM1; k=rsa; p=(the key of your mail provider)',
      },
    }
  }
  if (key === '') {
    const meaning =
      'This key was withdrawn, so signatures made with it count as forged. Ask your mail provider which selector it uses now.'
    return { ...check, state: 'warning', found, meaning }
  }
  return {
    ...check,
    state: 'good',
    found,
    meaning: 'The key is there. Your mail provider signs with it, and receivers can check the signature.',
  }
}

/** The name above a domain, whose DMARC record applies to it too; undefined when only a top-level domain is left. */
export function parentOf(domain: string): string | undefined {
  const parent = domain.slice(domain.indexOf('.') + 1)
  return parent.includes('.') && parent !== domain ? parent : undefined
}

const isDmarc = (text: string) => /^v\s*=\s*DMARC1\s*(;|$)/i.test(text)

export function hasDmarc(texts: TextRecords): boolean {
  return texts === undefined || texts.some(isDmarc)
}

/**
 * Judges what receivers do with mail that fails both checks (RFC 7489). `reports`: the address for reports of forged
 * mail.
 */
export function checkDmarc(domain: string, texts: TextRecords, reports: string): DomainCheck {
  const check = { name: 'DMARC', title: 'What happens to mail that is not yours' } as const
  if (texts === undefined) return { ...check, ...UNANSWERED }
  const found = texts.filter(isDmarc)
  const policy = /(?:^|;)\s*p\s*=\s*(\w+)/i.exec(found[0] ?? '')?.[1]?.toLowerCase()
  if (found.length === 0) {
    return {
      ...check,
      state: 'missing',
      found,
      meaning:
        'Receivers do not know what to do with mail that only claims to be yours. Google and Yahoo ask for this record.',
      record: { type: 'TXT', name: `_dmarc.${domain}`, value: `v=DMARC1; p=none; rua=mailto:${reports}` },
    }
  }
  if (found.length > 1 || !policy || !['none', 'quarantine', 'reject'].includes(policy)) {
    const meaning =
      'Receivers cannot use the record: there must be exactly one, with p=none, p=quarantine or p=reject.'
    return { ...check, state: 'warning', found, meaning }
  }
  const meaning =
    policy === 'none'
      ? 'The record is there and only reports (p=none). When SPF and DKIM have been good for some weeks, change it to p=quarantine.'
      : `Mail that only claims to be yours is ${policy === 'reject' ? 'refused' : 'put into the spam folder'}.`
  return { ...check, state: 'good', found, meaning }
}
