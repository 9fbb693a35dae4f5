import { randomInt } from 'node:crypto'
import type { ReceiptKind } from './schema.ts'

/** Without vowels, 0 and 1: nothing that is misread in a bank's form, and no words. 707,281 references. */
const SIGNS = '23456789BCDFGHJKLMNPQRSTVWXYZ'

/** `PNG-7K4Q`; whether it is free, the database knows. */
export function newReference(): string {
  return `PNG-${Array.from({ length: 4 }, () => SIGNS[randomInt(SIGNS.length)]).join('')}`
}

/** The 10 % GST within a price that includes it, rounded to the toea; price and GST in toea. */
export function gstWithin(price: number): number {
  return Math.round(price / 11)
}

const PREFIXES: Record<ReceiptKind, string> = { receipt: 'R', tax_invoice: 'INV' }

/** `R-000012`, `INV-000012`: each kind counts on its own. */
export function receiptNumber({ kind, number }: { kind: ReceiptKind; number: number }): string {
  return `${PREFIXES[kind]}-${String(number).padStart(6, '0')}`
}
