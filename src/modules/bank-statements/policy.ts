import type { Verdict } from './schema.ts'

/** After `PNG`, four signs, as people and banks write them: PNG-7K4Q, png 7k4q, PNG7K4Q, PNG: 7K 4Q. */
const REFERENCE = /P\s?N\s?[G6][\s\-_.:#/]{0,3}([A-Z0-9][\s-]?[A-Z0-9][\s-]?[A-Z0-9][\s-]?[A-Z0-9])/g

/** What may be references of ours in a line's text, as `PNG-7K4Q`, with the signs as they stand there. */
export function referencesIn(description: string): string[] {
  const found = description.toUpperCase().matchAll(REFERENCE)
  return [...new Set([...found].map(([, signs = '']) => `PNG-${signs.replace(/[\s-]/g, '')}`))]
}

/** The signs that references are never made of, and what stands for them; then those that are misread for each other. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  O: 'Q',
  '0': 'Q',
  I: 'L',
  '1': 'L',
  U: 'V',
  A: '4',
  E: '3',
  S: '5',
  Z: '2',
  B: '8',
  G: '6',
  D: 'Q',
}

/** The four signs after `PNG-`, those that look alike made one; the index of the references has them the same. */
export function foldReference(reference: string): string {
  return [...reference.slice(4)].map((sign) => LOOKALIKES[sign] ?? sign).join('')
}

export type Judged = {
  /** Toea of the line. */
  paid: number
  /** The request that carries the reference, with what it asks for in toea; null while nobody has asked. */
  request: { status: string; amount: number } | null
  /** References of ours that the line names. */
  named: number
}

/** Amount and reference must both agree, with a request that waits, and with one only. */
export function verdictOf({ paid, request, named }: Judged): Verdict {
  if (!request) return 'not_requested'
  if (request.status !== 'pending') return 'processed'
  if (request.amount !== paid) return 'amount'
  return named === 1 ? 'agrees' : 'several'
}
