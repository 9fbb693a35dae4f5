/** A word of the dictionary: its spelling, its form in the index, and roughly how many CVs contain it. */
export type KnownWord = { word: string; lexeme: string; cvs: number }

/**
 * A typed word; `lexeme` is null for words that every text contains ('the'); `similar` is filled for rare words only.
 */
export type TypedWord = {
  word: string
  place: number
  lexeme: string | null
  cvs: number
  similar: readonly KnownWord[] | null
}

/** The words to search for instead of a typed word. `corrected` is shown to the visitor as the probable meaning. */
export type MendedWord = { place: number; lexemes: string[]; word: string; corrected: string | undefined }

/** A word that is this many times more common than a rare word is probably the intended one. */
const MUCH_COMMONER = 30
/** The number of completions of a started word that are searched at once. */
const COMPLETIONS = 4
/** The number of equally similar words that are searched at once. */
const CORRECTIONS = 3

/**
 * Returns the word and its probable meanings: the most similar words of the dictionary, the most common first. The
 * last word may be unfinished, because results appear while the visitor types. `isReal`: no typing error, even if no CV
 * has it.
 */
export function mendWord(
  typed: TypedWord & { lexeme: string },
  isLast: boolean,
  isReal: boolean,
): MendedWord {
  const { word, place, lexeme } = typed
  const asTyped = { place, word, lexemes: [lexeme], corrected: undefined }
  const others = (typed.similar ?? []).filter((known) => known.lexeme !== lexeme)
  const completions = others.filter((known) => known.word.startsWith(word)).sort(byCommonness)
  if (isLast && typed.cvs === 0 && completions.length > 0) {
    return {
      ...asTyped,
      lexemes: unique([lexeme, ...completions.slice(0, COMPLETIONS).map((known) => known.lexeme)]),
    }
  }
  if (isReal) return asTyped
  const near = others
    .map((known) => ({ ...known, distance: editDistance(word, known.word) }))
    .filter((known) => known.distance <= allowedDistance(word) && known.cvs >= typed.cvs * MUCH_COMMONER)
  const least = Math.min(...near.map((known) => known.distance))
  const nearest = near
    .filter((known) => known.distance === least)
    .sort(byCommonness)
    .slice(0, CORRECTIONS)
  return nearest[0]
    ? {
        ...asTyped,
        lexemes: unique([lexeme, ...nearest.map((known) => known.lexeme)]),
        corrected: nearest[0].word,
      }
    : asTyped
}

/** Returns the number of typing errors with which a word of this length can still be recognised. */
function allowedDistance(word: string): number {
  if (word.length < 4) return 0
  return word.length < 6 ? 1 : word.length < 10 ? 2 : 3
}

function byCommonness(a: KnownWord, b: KnownWord): number {
  return b.cvs - a.cvs
}

function unique(texts: string[]): string[] {
  return [...new Set(texts)]
}

/** Returns how many letters must be inserted, deleted, changed or swapped with their neighbour to turn `a` into `b`. */
export function editDistance(a: string, b: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        least = Math.min(least, (beforeLast[j - 2] ?? 0) + 1)
      }
      row.push(least)
    }
    beforeLast = last
    last = row
  }
  return last[b.length] ?? 0
}
