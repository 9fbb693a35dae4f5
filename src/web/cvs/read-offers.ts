import type { CvReading } from '../../modules/cv-reading/schema.ts'
import { internationalPhone } from '../../shared/phone.ts'
import { uniqueTexts } from '../../shared/text.ts'

/** What was read for a field: put into it because it was empty, or offered beside what stands there. */
export type Offer = { value: string | string[]; from?: string | undefined; isFilled: boolean }
export type OfferName = keyof CvReading
export type Offers = Partial<Record<OfferName, Offer>>

type Typed = Record<string, FormDataEntryValue | FormDataEntryValue[] | undefined>

/** What is typed is never overwritten; what says the same is not offered. `focused`: somebody is about to type there. */
export function makeOffers(reading: CvReading, typed: Typed, focused: string | null): Offers {
  const offers: Offers = {}
  for (const name of OFFERED) {
    const read = reading[name]
    if (!read) continue
    const there = [typed[name] ?? []].flat().map(String)
    const isEmpty = there.every((text) => text.trim() === '')
    if (!isEmpty && isSame(name, read.value, there)) continue
    offers[name] = { value: read.value, from: read.from, isFilled: isEmpty && name !== focused }
  }
  return offers
}

const OFFERED = [
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

export function countFilled(offers: Offers): number {
  return Object.values(offers).filter(({ isFilled }) => isFilled).length
}
