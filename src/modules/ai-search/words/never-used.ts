import { listedPhrases } from '../../occupations/word-lists.ts'

/** A phrase that asks for a criterion that never counts, and the reason that the employer sees. */
export type Refusal = { phrase: string[]; why: string; isNegatedOnly: boolean }

const refusalsIn = (name: string, isNegatedOnly: boolean): Refusal[] =>
  listedPhrases(name).map(({ said, phrase }) => ({ phrase, why: said, isNegatedOnly }))

/** Longer phrases come before shorter ones, so that a whole phrase is refused with its own reason. */
export const REFUSALS: readonly Refusal[] = [
  ...refusalsIn('never used', false),
  ...refusalsIn('never used when negated', true),
].sort((a, b) => b.phrase.length - a.phrase.length)
