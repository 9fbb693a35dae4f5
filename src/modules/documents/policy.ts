import { dayInPortMoresby } from '../../shared/dates.ts'

/** A document is good on the day on which it expires. */
export function hasExpired({ expiresOn }: { expiresOn: string | null }, now: Date): boolean {
  return expiresOn !== null && expiresOn < dayInPortMoresby(now)
}
