/** The grounds of companies' monograms. White text has a contrast of at least 6:1 on each, in both themes. */
const CLOTHS = [
  '#1e5a86',
  '#6b2440',
  '#3a3560',
  '#5a2e12',
  '#2d3436',
  '#0f5a47',
  '#7a1f2b',
  '#4a4a12',
] as const

/** Returns the ground of a company's monogram. */
export const clothOf = (company: string) => pickFor(company, CLOTHS)

/** Returns the first letters of the first and the last word. */
export function initials(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  const letters = [words[0], words.length > 1 ? words[words.length - 1] : undefined].map(
    (word) => [...(word ?? '')][0] ?? '',
  )
  return letters.join('').toUpperCase() || '?'
}

/** Returns the same colour for the same name on every page, in every mail and on every device. */
export function pickFor<T>(name: string, colours: readonly [T, ...T[]]): T {
  let hash = 0
  for (const letter of name.trim().toLowerCase()) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) >>> 0
  return colours[hash % colours.length] ?? colours[0]
}
