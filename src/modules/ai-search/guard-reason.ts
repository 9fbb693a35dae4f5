import { isFunctionWord, termsOf, wordsOf } from './normalise.ts'
import type { Clause } from './word-reason.ts'

/** Words that say nothing of a person and may join facts. */
const JOINS = new Set(
  termsOf(`and or but who that which where with has have had holds hold offers brings is are was not no yet also as well in of at for to by on
  lists mentions shows knows known based lives located there here living currently now works worked working before formerly previously
  years year experience asks asking expects expecting pay salary annual annually kina can start available gap missing only however though
  although candidate person this their they he she the a an it its cv profile does did say states stated`),
)
const NEGATION = /\b(?:not|no|without|missing|lacks?|gap|doesn't|does not|isn't|unknown|absent)\b/i

/**
 * Whether a reason that somebody else worded says nothing but the facts: each of its parts holds only words of facts, numbers included,
 * and what is not on the CV is only said together with a denial. Else the reason is thrown away whole.
 */
export function isFaithful(reason: string, clauses: readonly Clause[]): boolean {
  if (reason.length > LONGEST_REASON || reason.trim() === '') return false
  const has = termSet(clauses.filter(({ about }) => about !== 'gap'))
  const lacks = termSet(clauses.filter(({ about }) => about === 'gap'))
  return reason.split(/[.;,!?\n]|\bbut\b|\bthough\b|\bhowever\b|\balthough\b/i).every((part) => {
    const terms = wordsOf(part)
      .map(({ term }) => term)
      .filter((term) => !JOINS.has(term) && !isFunctionWord(term))
    if (NEGATION.test(part)) return terms.every((term) => lacks.has(term))
    return terms.every((term) => has.has(term))
  })
}

/** Characters. */
const LONGEST_REASON = 400

function termSet(clauses: readonly Clause[]): Set<string> {
  return new Set(
    clauses.flatMap(({ text, fact }) => [...wordsOf(text), ...wordsOf(fact)].map(({ term }) => term)),
  )
}
