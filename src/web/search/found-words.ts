/** Returns the words of a search that are worth marking: those with at least three letters. */
function wordsOf(query: string): string[] {
  return query
    .toLowerCase()
    .split(/[^\p{L}\p{N}+#.]+/u)
    .filter((word) => word.length > 2)
}

/** Returns the skills that the search names, as a whole or by a word of at least three letters. */
export function matchedSkills(skills: readonly string[], query: string): string[] {
  const words = wordsOf(query)
  const whole = query.toLowerCase().split(/[,;]|\s+/)
  return skills.filter((skill) => {
    const text = skill.toLowerCase()
    return whole.includes(text) || words.some((word) => text.includes(word))
  })
}

/**
 * Splits a text at the words of a search: every second part is such a word, with its ending, such as 'welding' for
 * 'weld' and 'fitter' for 'fitters'.
 */
export function splitAtWords(text: string, query: string): string[] {
  const stems = wordsOf(query).map((word) => word.replace(/(\p{L}{3})s$/u, '$1').replace(/[.+#]/g, '\\$&'))
  if (stems.length === 0) return [text]
  return splitAtStarts(text, String.raw`(?:${stems.join('|')})\p{L}*`)
}

/**
 * Splits a text at what the pattern finds where a word begins: every second part was found. Safari before 16.4 cannot
 * read a pattern that looks behind.
 */
export function splitAtStarts(text: string, pattern: string): string[] {
  const parts: string[] = []
  let end = 0
  for (const { index, 0: whole, 1: before = '' } of text.matchAll(atStart(pattern))) {
    const start = index + before.length
    const next = index + whole.length
    parts.push(text.slice(end, start), text.slice(start, next))
    end = next
  }
  return [...parts, text.slice(end)]
}

const atStart = (pattern: string) => new RegExp(String.raw`(^|[^\p{L}\p{N}])(?:${pattern})`, 'giu')
