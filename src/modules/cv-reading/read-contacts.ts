import { internationalPhone } from '../../shared/phone.ts'
import type { Sections } from './collect-sections.ts'

const EMAIL = /[a-z0-9][a-z0-9._%+-]{0,63}@(?:[a-z0-9-]{1,63}\.){1,4}[a-z]{2,12}(?![a-z0-9@])/gi
/** Digits as people group them; a slash or a comma separates two numbers. */
const NUMBER = /(?:\+|\b00)?\(?\d[\d ()\-–.]{5,20}\d/g
const LABEL =
  /\b(?:phone|telephone|tel|ph|mobile|mob|cell|cellphone|contacts?|whatsapp|digicel|b-?mobile|vodafone|telikom)(?: ?(?:no|nos|number|numbers))?[^\p{L}\d]{0,12}$/iu

/** The lines where people write their own contact details; elsewhere are those of employers and referees. */
function ownLines({ head, contact, summary, skills, other }: Sections): string[] {
  return [...head, ...contact, ...summary, ...skills, ...other]
}

/** Returns the email address if the CV has only one, or one above everything else. */
export function readEmail(sections: Sections): string | undefined {
  const own = emailsIn([...sections.head, ...sections.contact])
  if (own.length > 0) return own[0]
  const others = emailsIn(ownLines(sections))
  return others.length === 1 ? others[0] : undefined
}

function emailsIn(lines: readonly string[]): string[] {
  const found = lines.flatMap((line) => line.match(EMAIL) ?? [])
  return [...new Set(found.map((email) => email.toLowerCase()))]
}

/**
 * Returns the first number that is certainly a telephone: labelled as one, with a country code, or a mobile number of
 * Papua New Guinea.
 */
export function readPhone(sections: Sections): string | undefined {
  const own = ownLines(sections)
  for (const [index, line] of own.entries()) {
    for (const match of line.matchAll(NUMBER)) {
      const number = match[0].replace(/[–.]/g, ' ').replace(/\s+/g, ' ').trim()
      const before = line.slice(0, match.index).trim() || (own[index - 1] ?? '')
      if (isOwnPhone(number, LABEL.test(before))) return balanced(number)
    }
  }
  return undefined
}

function isOwnPhone(number: string, labelled: boolean): boolean {
  const digits = number.replace(/\D/g, '')
  // Dates such as 2015 - 2019 or 12-03-2019 are not telephone numbers.
  if (/^(?:19|20)\d\d\D+(?:19|20)\d\d$/.test(number) || /^\d{1,2}\D\d{1,2}\D(?:19|20)\d\d$/.test(number))
    return false
  if (!internationalPhone(number)) return false
  return labelled || /^(?:\+|00)/.test(number) || /^(?:675)?[78]\d{7}$/.test(digits)
}

function balanced(number: string): string {
  return number.includes(')') === number.includes('(') ? number : number.replace(/[()]/g, '')
}

const OWN_PLACE =
  /^(?:current |postal |residential |home |street )?(?:address|location|residence|residing(?: at| in)?|town|city|lives? in|based in)\b/i
const OTHER_PLACE = /origin|birth|home province|village|district|native|nationality|church|marital/i

type Place = { name: string; kind: string; aliases: readonly string[] }

/** Returns the town or province of the address; undefined if there are several towns without a label. */
export function readLocation(sections: Sections, places: readonly Place[]): string | undefined {
  const { contact } = sections
  // The lines under the name; a sidebar may have put skills between the name and the rest.
  const own = [...sections.head.slice(0, 12), ...contact.slice(0, 15)].filter(
    (line) => !OTHER_PLACE.test(line),
  )
  const labelled = own.flatMap((line, index) => {
    if (!OWN_PLACE.test(line)) return []
    return line.replace(OWN_PLACE, '').replace(/\W/g, '') ? [line] : [own[index + 1] ?? '']
  })
  for (const lines of [labelled, own]) {
    const found = placesIn(lines, places)
    const towns = found.filter(({ kind }) => kind === 'town')
    const [only, second] = towns.length > 0 ? towns : found
    if (only && !second) return only.name
    if (only) return undefined
  }
  return undefined
}

function placesIn(lines: readonly string[], places: readonly Place[]): Place[] {
  const text = ` ${lines
    .join(' , ')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}.]+/gu, ' ')} `
  return places.filter(({ name, kind, aliases }) => {
    if (kind === 'special') return false
    return [name.toLowerCase(), ...aliases].some((word) => {
      const plain = word.replace(/[^\p{L}\p{N}.]+/gu, ' ').trim()
      // 'Central' and 'Western' are provinces only together with the word 'province'.
      const asProvince = kind === 'province' && !plain.includes('province') ? `${plain} province` : plain
      return text.includes(` ${asProvince} `)
    })
  })
}
