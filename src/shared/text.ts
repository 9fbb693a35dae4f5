/** Trimmed, without blanks and repeats (compared without case), in the order given. */
export function uniqueTexts(texts: readonly string[]): string[] {
  const seen = new Set<string>()
  return texts
    .map((text) => text.trim())
    .filter((text) => text !== '' && !seen.has(text.toLowerCase()) && seen.add(text.toLowerCase()))
}

/** A comma-separated list as typed, in the form that is stored. */
export function splitList(typed: string): string[] {
  return uniqueTexts(typed.split(','))
}

/** At most `length` characters, cut at a word where that loses little, with an ellipsis when cut. */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text
  const cut = text.slice(0, length - 1)
  const space = cut.lastIndexOf(' ')
  return `${(space > length * 0.7 ? cut.slice(0, space) : cut).trimEnd()}…`
}

/** `1 job`, `3 jobs`, `1,204 jobs`. */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en-AU')} ${count === 1 ? one : many}`
}

/** Each at the place of its number. */
export const NUMBER_WORDS: readonly string[] = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]
