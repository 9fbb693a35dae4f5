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
  const stems = wordsOf(query).map((word) => word.replace(/(?<=\p{L}{3})s$/u, '').replace(/[.+#]/g, '\\$&'))
  if (stems.length === 0) return [text]
  return text.split(new RegExp(String.raw`((?<![\p{L}\p{N}])(?:${stems.join('|')})\p{L}*)`, 'giu'))
}
