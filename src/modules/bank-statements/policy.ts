import type { Verdict } from './schema.ts'

/** `PNG` and four characters, as people and banks write them: PNG-7K4Q, png 7k4q, PNG7K4Q, PNG: 7K 4Q. */
const REFERENCE = /P\s?N\s?[G6][\s\-_.:#/]{0,3}([A-Z0-9][\s-]?[A-Z0-9][\s-]?[A-Z0-9][\s-]?[A-Z0-9])/g

/** Returns the possible references in a line's text in the form `PNG-7K4Q`, with the characters of the text. */
export function referencesIn(description: string): string[] {
  const found = description.toUpperCase().matchAll(REFERENCE)
  return [...new Set([...found].map(([, signs = '']) => `PNG-${signs.replace(/[\s-]/g, '')}`))]
}

/**
 * First the characters that references never contain, with their replacements; then characters that are often misread
 * for each other.
 */
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

/**
 * Returns the four characters after `PNG-`, with similar ones replaced by one of them. The index of the references uses
 * the same form.
 */
export function foldReference(reference: string): string {
  return [...reference.slice(4)].map((sign) => LOOKALIKES[sign] ?? sign).join('')
}

export type Judged = {
  /** Amount of the line in toea. */
  paid: number
  /** The request that carries the reference, with its amount in toea; null without a request. */
  request: { status: string; amount: number } | null
  /** The number of our references that the line names. */
  named: number
}

/** A line is sure only when amount and reference agree with exactly one request, and that request is waiting. */
export function verdictOf({ paid, request, named }: Judged): Verdict {
  if (!request) return 'not_requested'
  if (request.status !== 'pending') return 'processed'
  if (request.amount !== paid) return 'amount'
  return named === 1 ? 'agrees' : 'several'
}
