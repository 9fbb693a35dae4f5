import { randomInt } from 'node:crypto'
import type { ReceiptKind } from './schema.ts'

/** No vowels, so that no words appear, and no 0 or 1, which are easily misread in a bank's form. 707,281 references. */
const SIGNS = '23456789BCDFGHJKLMNPQRSTVWXYZ'

/** Returns a random reference such as `PNG-7K4Q`; the database checks whether it is unused. */
export function newReference(): string {
  return `PNG-${Array.from({ length: 4 }, () => SIGNS[randomInt(SIGNS.length)]).join('')}`
}

/** Returns the 10 % GST contained in a price, rounded to the toea; price and GST are in toea. */
export function gstWithin(price: number): number {
  return Math.round(price / 11)
}

const PREFIXES: Record<ReceiptKind, string> = { receipt: 'R', tax_invoice: 'INV' }

/** `R-000012`, `INV-000012`: each kind has its own series of numbers. */
export function receiptNumber({ kind, number }: { kind: ReceiptKind; number: number }): string {
  return `${PREFIXES[kind]}-${String(number).padStart(6, '0')}`
}
