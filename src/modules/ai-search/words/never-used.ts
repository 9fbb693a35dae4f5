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

const { raw } = String
const joined = (...parts: string[]) => new RegExp(parts.join(''), 'gi')

/** Requests that words alone do not tell: '(F)', 'M/F', 'not older than forty', 'at least 6 feet tall'. */
export const UNFAIR_FORMS: readonly { why: string; form: RegExp }[] = [
  {
    why: 'sex is never used',
    form: /\((?:[mf]|[mf]\s?\/\s?[mf])\)|(?<![\p{L}\p{N}])(?:m\/f|f\/m)(?![\p{L}\p{N}])/giu,
  },
  {
    why: 'age is never used',
    form: joined(
      raw`\b(?:not? )?(?:older|younger|over|under|below|above)(?: than)? `,
      raw`(?:twenty|thirty|forty|fifty|sixty)(?:[ -]five)?`,
      raw`(?! ?(?:years? (?:of )?exp|people|staff|kina|k\b))\b`,
    ),
  },
  {
    why: 'looks are never used',
    form: joined(
      raw`\b(?:(?:at least|over|above|minimum) )?`,
      raw`(?:[4-7] ?(?:feet|foot|ft)|1[4-9]\d ?cm)(?: \d{1,2} ?(?:inch(?:es)?|in))?`,
      raw`(?: tall| high|(?= *(?:[,.;]|$)))`,
    ),
  },
]
