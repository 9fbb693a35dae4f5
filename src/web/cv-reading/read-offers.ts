import type { CvReading } from '../../modules/cv-reading/schema.ts'
import { internationalPhone } from '../../shared/phone.ts'
import { uniqueTexts } from '../../shared/text.ts'

/** A value read from the file for a field: filled in because the field was empty, or offered next to its text. */
export type Offer = { value: string | string[]; from?: string | undefined; isFilled: boolean }
export type OfferName = keyof CvReading
export type Offers = Partial<Record<OfferName, Offer>>

type Typed = Record<string, FormDataEntryValue | FormDataEntryValue[] | undefined>

/**
 * Compares the reading with the form. It never overwrites typed text and does not offer the same value. `focused`: the
 * field in which the job seeker is about to type, which is not filled in.
 */
export function makeOffers(reading: CvReading, typed: Typed, focused: string | null): Offers {
  const offers: Offers = {}
  for (const name of FIELDS_IN_FILES) {
    const read = reading[name]
    if (!read) continue
    const there = [typed[name] ?? []].flat().map(String)
    const isEmpty = there.every((text) => text.trim() === '')
    if (!isEmpty && isSame(name, read.value, there)) continue
    offers[name] = { value: read.value, from: read.from, isFilled: isEmpty && name !== focused }
  }
  return offers
}

/** The fields of a CV that reading a file can fill in: all except the pay. */
export const FIELDS_IN_FILES = [
  'fullName',
  'email',
  'phone',
  'jobTitle',
  'location',
  'skills',
  'experience',
  'category',
  'education',
  'summary',
] as const satisfies OfferName[]

function isSame(name: OfferName, read: string | string[], there: string[]): boolean {
  if (Array.isArray(read)) return uniqueTexts([...there, ...read]).length === uniqueTexts(there).length
  const [text = ''] = there
  if (name === 'phone') return internationalPhone(read) === internationalPhone(text)
  return plain(read) === plain(text)
}

function plain(text: string): string {
  return text.toLowerCase().replace(/\s+/g, ' ').trim()
}
