import { AUTHORITY_LABELS, EXISTENCE_LABELS } from '../../modules/accounts/verification-schema.ts'
import { formatToea } from '../../shared/money.ts'

export type Details = Readonly<Record<string, unknown>>

/** `note: On the statement`; where an act tells before and after, `price: K50.00 → K60.00`. */
export function actLines({ before, after, ...rest }: Details): string[] {
  const [was, is] = [asRecord(before), asRecord(after)]
  const changes =
    was && is
      ? [...new Set([...Object.keys(was), ...Object.keys(is)])].map(
          (key) => `${words(key)}: ${shown(key, was[key])} → ${shown(key, is[key])}`,
        )
      : before === undefined && after === undefined
        ? []
        : [`${shown('', before)} → ${shown('', after)}`]
  return [...changes, ...Object.entries(rest).flatMap(([key, value]) => line(key, value))]
}

const line = (key: string, value: unknown) =>
  value === undefined || value === '' ? [] : [`${words(key)}: ${shown(key, value)}`]

const asRecord = (value: unknown): Details | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined

/** `sortOrder` → `sort order` */
const words = (key: string) => key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

/** Amounts of money are kept in toea. */
const MONEY = ['amount', 'price']

/** What is kept as a code and read in words. */
const CHOICES: Record<string, Record<string, string>> = {
  existence: EXISTENCE_LABELS,
  authority: AUTHORITY_LABELS,
}

function shown(key: string, value: unknown): string {
  if (MONEY.includes(key) && typeof value === 'number') return formatToea(value)
  if (value === '' || value === null || value === undefined) return '–'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return value.map((one) => shown(key, one)).join(', ') || '–'
  return typeof value === 'string' ? (CHOICES[key]?.[value] ?? value) : JSON.stringify(value)
}
