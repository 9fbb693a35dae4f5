/** A word of a text: how it is compared, how it is typed (in lower case), and where it stands. */
export type Word = { term: string; typed: string; start: number; end: number }

/** Words that say nothing of a person's work: left out when phrases are compared, so that 'keep the books' is 'keep books'. */
const FUNCTION_WORDS = new Set(
  `a an and are as at be by can do does for from has have he her his i in is it its me my of on one or our she so some
  someone somebody that the their them they this to us we were who whose will with would you your please want wants wanted need
  needs needed looking look find search seeking seek hire person people staff candidate candidates candidat any also both
  two three bilong long na wanpela tupela`.split(/\s+/),
)

/** Spellings of one English in terms of the other, by word ending or whole word. */
const SPELLINGS: [RegExp, string][] = [
  [/^licen[cs]e(d?)s?$/, 'license$1'],
  [/^cent(re|er)$/, 'center'],
  [/^labour/, 'labor'],
  [/^programme$/, 'program'],
  [/^(.*)isation$/, '$1ization'],
  [/^(.{3,})is(e|ed|er|ing)$/, '$1iz$2'],
  [/^(.*)(col|behavi|harb|fav)our(.*)$/, '$1$2or$3'],
  [/^tyre$/, 'tire'],
  [/^jewellery$/, 'jewelry'],
  [/^(.*)(travel|model|counsel|fuel)l(ing|ed|er|or)$/, '$1$2$3'],
  [/^storeperson$|^storesman$|^storesperson$/, 'storeman'],
  [/^paediatric/, 'pediatric'],
  [/^gynaecolog/, 'gynecolog'],
  [/^anaesthe/, 'anesthe'],
  [/^aluminium$/, 'aluminum'],
  [/^math$/, 'maths'],
  [/^mt$/, 'mount'],
  // Tok Pisin
  [/^skul$/, 'school'],
  [/^haus(.*)$/, 'house$1'],
  [/^stoa$/, 'store'],
  [/^bebi$/, 'baby'],
  [/^inglis$/, 'english'],
  [/^spik$/, 'speak'],
]
const IT_TRADE =
  /^it\s+(?:officer|support|technician|manager|specialist|help|administrator|consultant|engineer|assistant|coordinator)/i
/** Ends with s and is no plural. */
const NO_PLURAL = /(ss|us|is|ics|aws|gis|gps|ms|os|maths|sales|news|pos|bus|gas|cms|class|windows|logistics)$/

/** The words of a text in the form in which they are compared. Function words are kept: where they stand matters to phrases. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = []
  for (const match of text.matchAll(/c\+\+|c#|\.net\b|[\p{L}\p{N}]+(?:['’]s\b)?/giu)) {
    // in capitals, or before what somebody is: the trade, not the word
    const isTrade = match[0] === 'IT' || (/^it$/i.test(match[0]) && IT_TRADE.test(text.slice(match.index)))
    const term = isTrade ? 'ict' : termOf(match[0])
    words.push({
      term,
      typed: match[0].toLowerCase(),
      start: match.index,
      end: match.index + match[0].length,
    })
  }
  return words
}

export function termOf(word: string): string {
  let term = word
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]s$/, '')
  for (const [pattern, by] of SPELLINGS) {
    if (!pattern.test(term)) continue
    term = term.replace(pattern, by)
    break
  }
  return singular(term)
}

function singular(term: string): string {
  if (term.length < 4 || !term.endsWith('s') || NO_PLURAL.test(term)) return term
  if (/[wnl]ives$/.test(term)) return `${term.slice(0, -3)}fe`
  if (/[^aeiou]ies$/.test(term) && term.length > 4) return `${term.slice(0, -3)}y`
  if (/(ch|sh|x|ss)es$/.test(term)) return term.slice(0, -2)
  return term.slice(0, -1)
}

export function isFunctionWord(term: string): boolean {
  return FUNCTION_WORDS.has(term)
}

/** What of a phrase is compared: its words without function words, in order. */
export function termsOf(text: string): string[] {
  return wordsOf(text)
    .map(({ term }) => term)
    .filter((term) => !FUNCTION_WORDS.has(term))
}

/** Under what a phrase is looked up. Without blanks: 'house keeper' and 'housekeeper' are one. */
export function keyOf(terms: readonly string[]): string {
  return terms.join('')
}

/** The terms of `part` side by side in `terms`. */
export function containsPhrase(terms: readonly string[], part: readonly string[]): boolean {
  if (part.length === 0) return false
  return terms.some((_, start) => part.every((term, index) => terms[start + index] === term))
}
