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

const clause = (about: Clause['about'], text: string, fact = text): Clause => ({ about, text, fact })

/** Returns why a person was found: each clause states one fact of the CV, and the last ones name the gaps. */
export function reasonClauses(judged: Judged): Clause[] {
  const { candidate, role, evidence } = judged
  const { jobTitle, location } = candidate.row
  const held = role && role.place > 0 ? role.held?.replace(/[.,;]$/, '') : undefined
  const { least, isTold, fact: years } = yearsOf(candidate)
  const matched = evidence.filter(({ state }) => state === 'matched')
  const skills = matched
    .filter(({ kind }) => kind === 'skill' || kind === 'word')
    .map(({ fact, asked, closeness }) => clause(closeness === 1 ? 'listed' : 'mentioned', fact ?? asked))
    // already named as the person's job, or twice in the search
    .filter(
      ({ fact }, index, all) => fact !== jobTitle && all.findIndex((one) => one.fact === fact) === index,
    )
  return [
    clause('title', jobTitle),
    ...(held === undefined ? [] : [clause('earlier', `(also worked as ${held})`, held)]),
    clause('years', years, isTold ? `${least}` : years),
    clause('place', `in ${location}`, location),
    ...skills.slice(0, MOST_SKILLS),
    ...matched.flatMap(({ kind, fact }) =>
      fact !== undefined && STATED.has(kind) ? [clause('fact', fact)] : [],
    ),
    ...gapsOf(judged),
  ]
}

/** Kinds of evidence with words of their own. Place and years are given for each person. */
const STATED = new Set<Evidence['kind']>(['licence', 'pay', 'education', 'availability'])

/** Another job first, then what the CV lacks, the most important first, then what could not be checked. */
function gapsOf({ candidate, role, roleNames, evidence, unread, doubt }: Judged): Clause[] {
  const missed = evidence
    .filter(({ state }) => state !== 'matched')
    .sort((a, b) => GAP_ORDER.indexOf(a.kind) - GAP_ORDER.indexOf(b.kind))
  const all = [
    ...(role?.isOther ? [clause('gap', otherText(candidate, roleNames), roleNames)] : []),
    ...missed.map((gap) => clause('gap', gapText(gap), gap.asked)),
    ...(doubt === undefined ? [] : [clause('doubt', doubt)]),
    ...unread.map((words) => clause('doubt', `“${words}” was not checked`, words)),
  ]
  const more = all.length - MOST_GAPS
  const shown = all.slice(0, MOST_GAPS)
  return more > 0 ? [...shown, clause('doubt', `and ${more} more`, `${more}`)] : shown
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
  const gaps = [...of('gap'), ...of('doubt')]
  const said = gaps.length === 0 ? '' : ` ${gaps.length > 1 ? 'Gaps' : 'Gap'}: ${gaps.join('; ')}.`
  return maskContacts(`${[head, ...skills, ...of('fact')].join('; ')}.${said}`)
}

/** 'MYOB, Taxation and Payroll' */
const LIST = new Intl.ListFormat('en-GB')
