import { listedWords } from './word-lists.ts'

const RANKS = listedWords('ranks')
const VAGUE_HEADS = listedWords('vague last words')

/** A last word of titles that says little about the work: 'officer'. */
export const isVagueHead = (term: string): boolean => VAGUE_HEADS.has(term)

export const isRank = (term: string): boolean => RANKS.has(term)

const isTrade = (term: string) => !isVagueHead(term) && !isRank(term)

/** The words of a title that name the trade: those before the last one, or that one in 'bookkeeper'. */
export function tradeWords(form: readonly string[]): string[] {
  const before = form.slice(0, -1).filter(isTrade)
  return before.length > 0 ? before : form.filter(isTrade).slice(-1)
}

/** 'HR manager' for 'human resources manager', 'RN' for 'registered nurse'. */
export function isShortFor(short: readonly string[], long: readonly string[]): boolean {
  const telling = long.filter((term) => !isVagueHead(term) && !isRank(term))
  const initials = initialsOf(telling)
  const isSaid = short.includes(initials) || (initials === 'it' && short.includes('ict'))
  // 'RN' for 'registered nurse', 'HRBP' for 'HR business partner'
  const [word = ''] = short
  const isWhole = short.length === 1 && word.length > 1 && initialsOf(long).endsWith(word)
  return isWhole || (telling.length > 1 && isSaid && short.at(-1) === long.at(-1))
}

const initialsOf = (words: readonly string[]): string =>
  words.map((word) => (word.length < 3 ? word : word[0])).join('')
