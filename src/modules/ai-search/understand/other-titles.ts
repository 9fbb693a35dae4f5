import type { Lexicon, Skill } from '../../occupations/lexicon.ts'
import { keyOf } from '../../occupations/normalise.ts'
import { isFiller } from '../words/word-kinds.ts'
import type { WantedSkill } from './intent.ts'
import type { Reading, Span } from './reading.ts'

/** A title after these words names whom the person works for, not a second job: 'assistant to the manager'. */
const UNDER = new Set(['to', 'for', 'under', 'of', 'at', 'long', 'bilong'])

/** After 'for', 'to' or 'under': 'didiman for coffee farmers'. */
export function isContext(reading: Reading, first: number): boolean {
  for (let index = first - 1; index > 0 && !reading.isBreak(index); index--) {
    // 'save long komputa' knows computers
    if (UNDER.has(reading.termAt(index)) && !ABLE.has(reading.termAt(index - 1))) return true
  }
  return false
}

/** 'who can also cook', 'who knows payroll', 'accountant with CPA': an ability of a person with another job. */
export function isAbility(reading: Reading, first: number): boolean {
  let last = first
  while (BEFORE_ABILITY.has(reading.words[last - 1]?.typed ?? '')) last--
  const before = reading.termAt(last - 1)
  return ABLE.has(before) || before === 'have' || isBesideSkill(reading, last - 1)
}

/** 'accountant with MYOB and payroll', 'clerk with good English and computer skills' */
function isBesideSkill(reading: Reading, joiner: number): boolean {
  if (!['and', 'na'].includes(reading.termAt(joiner))) return false
  const skill = reading.partAt(joiner - 1)
  const start = reading.words.findIndex((word) => word.start === skill?.start)
  const before = isFiller(reading.termAt(start - 1)) ? start - 2 : start - 1
  return skill?.chip?.kind === 'skill' && ABLE.has(reading.termAt(before))
}

/** 'who can also do payroll', 'who can teach computers' */
const BEFORE_ABILITY = new Set(
  'also do handle run prepare manage process teach use fix the our long'.split(' '),
)
const ABLE = new Set(['can', 'save', 'know', 'with'])

export function abilityOf(
  { text, words }: Reading,
  { span: [first, last], terms }: { span: Span; terms: string[] },
  { skills }: Lexicon,
): WantedSkill {
  const gerund = terms.map((term) => `${term.replace(/e$/, '')}ing`)
  const typed = text.slice(words[first]?.start, words[last]?.end)
  const known: Skill = skills.get(keyOf(terms)) ?? { name: typed, forms: [terms, gerund] }
  return { ...known, isListed: true }
}
