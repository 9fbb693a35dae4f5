import type { TextRecords } from '../../platform/dns-records.ts'
import type { DomainCheck } from './schema.ts'

/** The name above a domain, whose record holds for it too; undefined where only a country or a top level is left. */
export function parentOf(domain: string): string | undefined {
  const parent = domain.slice(domain.indexOf('.') + 1)
  return parent.includes('.') && parent !== domain ? parent : undefined
}

const isDmarc = (text: string) => /^v\s*=\s*DMARC1\s*(;|$)/i.test(text)

export function hasDmarc(texts: TextRecords): boolean {
  return texts === undefined || texts.some(isDmarc)
}

/** What receivers do with mail that fails both checks (RFC 7489). `reports`: where reports of forged mail may go. */
export function checkDmarc(domain: string, texts: TextRecords, reports: string): DomainCheck {
  const check = { name: 'DMARC', title: 'What happens to mail that is not yours' } as const
  if (texts === undefined)
    return { ...check, state: 'unknown', found: [], meaning: 'No name server answered. Please try again.' }
  const found = texts.filter(isDmarc)
  const policy = /(?:^|;)\s*p\s*=\s*(\w+)/i.exec(found[0] ?? '')?.[1]?.toLowerCase()
  if (found.length === 0) {
    return {
      ...check,
      state: 'missing',
      found,
      meaning:
        'Receivers are not told what to do with mail that only claims to be yours. Google and Yahoo ask for this record.',
      record: { type: 'TXT', name: `_dmarc.${domain}`, value: `v=DMARC1; p=none; rua=mailto:${reports}` },
    }
  }
  if (found.length > 1 || !policy || !['none', 'quarantine', 'reject'].includes(policy)) {
    const meaning =
      'The record cannot be used: there has to be exactly one, with p=none, p=quarantine or p=reject.'
    return { ...check, state: 'warning', found, meaning }
  }
  const meaning =
    policy === 'none'
      ? 'The record is there and only watches (p=none). When SPF and DKIM have been good for some weeks, change it to p=quarantine.'
      : `Mail that only claims to be yours is ${policy === 'reject' ? 'refused' : 'put into the spam folder'}.`
  return { ...check, state: 'good', found, meaning }
}
