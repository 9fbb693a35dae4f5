import { listedWords } from './word-lists.ts'

const RANKS = listedWords('ranks')
const VAGUE_HEADS = listedWords('vague last words')

/** A last word of titles that says little about the work: 'officer'. */
export const isVagueHead = (term: string): boolean => VAGUE_HEADS.has(term)

export const isRank = (term: string): boolean => RANKS.has(term)
