import { editDistance } from '../../shared/edit-distance.ts'

/** A word of the dictionary: how it is written, the form in the index, and in how many CVs it stands, about. */
export type KnownWord = { word: string; lexeme: string; cvs: number }

/** A word as typed; `lexeme` is null for words that are in every text ('the'); `similar` is asked for rare words only. */
export type TypedWord = {
  word: string
  place: number
  lexeme: string | null
  cvs: number
  similar: readonly KnownWord[] | null
}

/** What to look for in place of a typed word. `corrected` is what the visitor is told was meant. */
export type MendedWord = { place: number; lexemes: string[]; word: string; corrected: string | undefined }

/** A word this much commoner than a rare one is what was meant. */
const MUCH_COMMONER = 30
/** A started word may be completed in so many ways at once. */
const COMPLETIONS = 4
/** Equally near words that are tried at once. */
const CORRECTIONS = 3

/**
 * The word and what may have been meant by it: the nearest words of the dictionary, the commonest first. The last word
 * may be unfinished: results follow typing.
 */
export function mendWord(typed: TypedWord & { lexeme: string }, isLast: boolean): MendedWord {
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

/** Typing errors that a word of this length can bear and still be recognised. */
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
