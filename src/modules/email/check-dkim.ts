import type { TextRecords } from '../../platform/dns-records.ts'
import type { DomainCheck } from './schema.ts'

/** The public key that mails of the domain are signed with (RFC 6376). `texts` are those of `{selector}._domainkey.{domain}`. */
export function checkDkim(domain: string, selector: string, texts: TextRecords): DomainCheck {
  const check = { name: 'DKIM', title: 'The signature of your mail' } as const
  if (selector === '') {
    const meaning =
      'Fill in the DKIM selector above: your mail provider names it, beside the record to add (google, selector1 or s1 for example).'
    return { ...check, state: 'unknown', found: [], meaning }
  }
  if (texts === undefined)
    return { ...check, state: 'unknown', found: [], meaning: 'No name server answered. Please try again.' }
  const found = texts.filter((text) => /(^|;)\s*p\s*=/i.test(text))
  const key = /(?:^|;)\s*p\s*=\s*([^;]*)/i.exec(found[0] ?? '')?.[1]?.replace(/\s/g, '')
  if (key === undefined) {
    return {
      ...check,
      state: 'missing',
      found: texts,
      meaning:
        'There is no key under this selector, so nobody can check that a mail is yours. Your mail provider shows you the key.',
      record: {
        type: 'TXT',
        name: `${selector}._domainkey.${domain}`,
        value: 'v=DKIM1; k=rsa; p=(the key of your mail provider)',
      },
    }
  }
  if (key === '') {
    const meaning =
      'This key was withdrawn: signatures made with it count as forged. Ask your mail provider for the selector in use.'
    return { ...check, state: 'warning', found, meaning }
  }
  return {
    ...check,
    state: 'good',
    found,
    meaning: 'The key is there. Your mail provider signs with it, and receivers can check.',
  }
}
