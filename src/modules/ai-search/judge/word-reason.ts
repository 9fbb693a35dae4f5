import { maskContacts } from '../../../shared/mask-contacts.ts'
import type { Candidate } from './candidate.ts'
import { mentionIn, otherFormsIn } from './find-mention.ts'
import { type Evidence, yearsOf } from './gather-evidence.ts'
import type { Judged } from './score-candidate.ts'

/** A clause of the reason and the fact of the CV that it states. */
export type Clause = {
  about: 'title' | 'earlier' | 'years' | 'place' | 'listed' | 'mentioned' | 'fact' | 'gap' | 'doubt'
  text: string
  fact: string
}

/** The maximum number of skills in a reason. */
const MOST_SKILLS = 3
const MOST_GAPS = 3
/** The gaps, the most important first. */
const GAP_ORDER = ['skill', 'licence', 'place', 'years', 'education', 'pay', 'availability', 'level', 'word']

/** Returns why a person was found: each clause states one fact of the CV, and the last ones name the gaps. */
export function reasonClauses(judged: Judged): Clause[] {
  const { candidate, role, evidence } = judged
  const { row } = candidate
  const [held, place = -1] = [role?.held?.replace(/[.,;]$/, ''), role?.place]
  const { least, isTold, fact: years } = yearsOf(candidate)
  const skills = evidence.filter(
    ({ kind, state }) => state === 'matched' && (kind === 'skill' || kind === 'word'),
  )
  const facts = evidence.filter(
    ({ kind, state, fact }) => state === 'matched' && fact !== undefined && STATED.has(kind),
  )
  return [
    { about: 'title', text: row.jobTitle, fact: row.jobTitle },
    ...(held !== undefined && place > 0
      ? [{ about: 'earlier' as const, text: `(also worked as ${held})`, fact: held }]
      : []),
    { about: 'years', text: years, fact: isTold ? `${least}` : years },
    { about: 'place', text: `in ${row.location}`, fact: row.location },
    ...skills
      // already named as the person's job
      .filter(({ fact }) => fact !== row.jobTitle)
      .filter(({ fact }, index, all) => all.findIndex((one) => one.fact === fact) === index)
      .slice(0, MOST_SKILLS)
      .map(({ fact: own, asked, closeness }): Clause => {
        const fact = own ?? asked
        return { about: closeness === 1 ? 'listed' : 'mentioned', text: fact, fact }
      }),
    ...facts.map(({ fact = '' }): Clause => ({ about: 'fact', text: fact, fact })),
    ...gapsOf(judged),
  ]
}

/** Kinds of evidence with words of their own. Place and years are given for each person. */
const STATED = new Set<Evidence['kind']>(['licence', 'pay', 'education', 'availability'])

/** Another job first, then what the CV lacks, the most important first, then what could not be checked. */
function gapsOf({ candidate, role, roleNames, evidence, unread, doubt }: Judged): Clause[] {
  const other: Clause[] = role?.isOther
    ? [{ about: 'gap', text: otherText(candidate, roleNames), fact: roleNames }]
    : []
  const missed = evidence
    .filter(({ state }) => state !== 'matched')
    .sort((a, b) => GAP_ORDER.indexOf(a.kind) - GAP_ORDER.indexOf(b.kind))
    .map((gap): Clause => ({ about: 'gap', text: gapText(gap), fact: gap.asked }))
  const unchecked = unread.map(
    (words): Clause => ({ about: 'doubt', text: `“${words}” was not checked`, fact: words }),
  )
  const doubts: Clause[] = doubt === undefined ? [] : [{ about: 'doubt', text: doubt, fact: doubt }]
  const all = [...other, ...missed, ...doubts, ...unchecked]
  const more = all.length - MOST_GAPS
  const shown = all.slice(0, MOST_GAPS)
  return more > 0 ? [...shown, { about: 'doubt', text: `and ${more} more`, fact: `${more}` }] : shown
}

function otherText({ text = '', titles }: Candidate, asked: string): string {
  const names = asked.split(' or ').map((name) => ({ name, forms: [], isListed: true }))
  const named = names.map(({ name }) => `“${name}”`).join(' or ')
  const title = titles.find(({ told }) => names.some((name) => otherFormsIn(told, name.name, BESIDE_JOB)))
  if (title) return `“${title.told}” may not mean the same as ${named}`
  const said = names
    .map((name) => mentionIn(text, name)?.words ?? otherFormsIn(text, name.name, BESIDE_JOB))
    .find((one) => one)
  return said ? `says “${said}”, but no job titled ${named} found` : `no job titled ${named} found`
}

/** The number of other words between those of a job. */
const BESIDE_JOB = 2

function gapText({ kind, asked, state, fact }: Evidence): string {
  const isUnknown = state === 'unknown'
  if (kind === 'pay')
    return isUnknown
      ? 'pay not found'
      : `${fact}, you said ${asked.replace(/^asks /, '').replace(/ a year$/, '')}`
  if (kind === 'availability') return isUnknown ? 'start date not found' : `${fact}, not sooner`
  if (kind === 'place') return isUnknown ? 'no listed place' : `not ${asked}`
  if (kind === 'years') return isUnknown ? `may not have ${asked}` : `you asked for ${asked}`
  if (kind === 'level') return `not ${asked}`
  if (kind === 'education') return isUnknown ? 'level of education not found' : `${fact}, not ${asked}`
  if (kind === 'licence') return fact === undefined ? `${asked} not found` : `${fact}, not ${asked}`
  return fact === undefined ? `“${asked.replaceAll(' or ', '” or “')}” not found` : `${asked}: ${fact}`
}

/** 'Accountant in Lae with 6 years of work; lists MYOB and Taxation; mentions CPA; asks K72,000 a year. Gap: …' */
export function wordReason(judged: Judged): string {
  const clauses = reasonClauses(judged)
  const of = (about: Clause['about']) =>
    clauses.filter((clause) => clause.about === about).map(({ text }) => text)
  const head = `${[...of('title'), ...of('earlier')].join(' ')} ${of('place').join('')} with ${of('years').join('')}`
  const list = (verb: string, facts: string[]) => (facts.length > 0 ? [`${verb} ${LIST.format(facts)}`] : [])
  const skills = [...list('lists', of('listed')), ...list('mentions', of('mentioned'))]
  const parts = [head, ...skills, ...of('fact')]
  const gaps = [...of('gap'), ...of('doubt')]
  return maskContacts(
    `${parts.join('; ')}.${gaps.length === 0 ? '' : ` ${gaps.length > 1 ? 'Gaps' : 'Gap'}: ${gaps.join('; ')}.`}`,
  )
}

/** 'MYOB, Taxation and Payroll' */
const LIST = new Intl.ListFormat('en-GB')
