import type { Links } from '../../occupations/duties.ts'
import { guessJobs } from '../../occupations/guess-job.ts'
import { type Lexicon, NEAR } from '../../occupations/lexicon.ts'
import { linkTitle, nearness } from '../../occupations/link-title.ts'
import { isFunctionWord, keyOf, termsOf } from '../../occupations/normalise.ts'
import { isVagueHead } from '../../occupations/title-words.ts'
import { listedWords } from '../../occupations/word-lists.ts'
import { patternOf } from '../words/patterns.ts'
import { FOR_WHOM, isCircumstance, isFiller, isQuality, isSetting, NAMES } from '../words/word-kinds.ts'
import type { Role, WantedSkill } from './intent.ts'
import { abilityOf, isAbility, isContext } from './other-titles.ts'
import { isNumber, type Reading, type Span } from './reading.ts'

/** `isGroup`: the words name people by their place or work, so that none of them qualifies the job. */
export type Title = { span: Span; terms: string[]; isGroup?: true }

/** Words for levels. A level is also met by years of work, not only by a title. */
const LEVELS = new Set(
  'senior junior experienced trainee cadet graduate mid entry registered licensed'.split(' '),
)

export function withSkill(reading: Reading, span: Span, skill: WantedSkill): Reading {
  const chip = { kind: skill.isListed ? 'skill' : 'word', label: skill.name } as const
  const isKnown = reading.intent.skills.some(({ name }) => name === skill.name)
  return reading.withPart(span, chip, isKnown ? {} : { skills: [skill] })
}

/** The jobs of the query: titles with their qualifying words, without those that name something else. */
export function withTitles(reading: Reading, titles: readonly Title[], lexicon: Lexicon): Reading {
  const joined: Title[] = []
  for (const title of titles) {
    const before = joined.at(-1)
    const isNext = before && before.span[1] + 1 === title.span[0] && !reading.isBreak(before.span[1])
    if (before && isNext && isCompound(title))
      joined.splice(-1, 1, { span: [before.span[0], title.span[1]], terms: title.terms })
    else joined.push(title)
  }
  return joined.reduce((next, title) => {
    const [first, last] = title.span
    const isLast = title === joined.at(-1)
    const { typed = '', end } = next.words[last] ?? {}
    // "CEO's secretary", 'the skipper wants a cook'
    const isOwner = /['’]s$/.test(typed) && next.termAt(last + 1) !== 'degree'
    const isWisher = isOwner || (!isLast && WISH.test(next.text.slice(end)))
    if (isWisher && !next.isBreak(last)) return next.ignoring(title.span, FOR_WHOM)
    // 'ex policeman for security manager'
    const isFormer = !isLast && ['ex', 'former', 'retired'].includes(next.termAt(first - 1))
    if (isFormer || (isCertificate(title) && !joined.every(isCertificate)))
      return withSkill(next, [isFormer ? first - 1 : first, last], abilityOf(next, title, lexicon))
    return withTitle(next, title, lexicon)
  }, reading)
}

const WISH = new RegExp(patternOf('wish behind').source, 'iu')

/** 'ballet dancer teacher' is a teacher of ballet dancers, 'intern lawyer' a lawyer, 'driver mechanic' is either. */
function isCompound({ terms }: Title): boolean {
  const head = terms.at(-1) ?? ''
  return terms.length === 1 && (isVagueHead(head) || OF_OTHERS.has(head))
}

/** Beside another job they are what the person has: 'CPA accountant', 'security analyst, CISSP'. */
const isCertificate = ({ terms }: Title): boolean => terms.every((term) => CERTIFICATES.has(term))
const CERTIFICATES = listedWords('letters after names')

/** People who teach or lead those of the title before. */
const OF_OTHERS = new Set(['teacher', 'lecturer', 'foreman'])

function withTitle(reading: Reading, title: Title, lexicon: Lexicon): Reading {
  const { roles, gradeTaught } = reading.intent
  const [first] = title.span
  const readings = lexicon.readings.get(keyOf(title.terms))
  if (readings) return withReadings(reading, title.span, saidElsewhere(reading, readings), lexicon)
  if (roles.length > 0 && isAbility(reading, first))
    return withSkill(reading, title.span, abilityOf(reading, title, lexicon))
  // an advertisement names its job first, and other people after it
  if (roles.length > 0 && reading.isAdvertisement) return reading.withPart(title.span)
  if (roles.length > 0 && isContext(reading, first)) return reading.ignoring(title.span, FOR_WHOM)
  const whole = ofGrade(withObject(withQualifiers(reading, title), reading, lexicon), gradeTaught)
  // an advertisement for a teacher names subjects and classes in its prose
  const isUnclear = reading.isAdvertisement && whole.terms.at(-1) === 'teacher'
  const label = labelOf(lexicon, reading, whole)
  // 'graphic designer Photoshop, designer': the same job counts once, but Illustrator is a program
  const skill = lexicon.skills.get(keyOf(title.terms))
  if (roles.some((one) => one.label === label))
    return skill ? withSkill(reading, title.span, { ...skill, isListed: true }) : reading.withPart(whole.span)
  const role = roleOf(lexicon, whole.terms, whole.core)
  const typed = reading.saidAs(whole.span)
  const more = { typed, label, isTold: whole.isTold ?? false, isUnclear }
  return reading.withPart(whole.span, { kind: 'role', label }, { roles: [{ ...role, ...more }] })
}

/** An abbreviation with several meanings finds all these jobs, and none of them is certain. */
function withReadings(reading: Reading, span: Span, meanings: readonly string[], lexicon: Lexicon): Reading {
  const unclear = { isTold: true, isUnclear: true }
  const roles = meanings.map((label) => ({ ...namedRole(lexicon, label), label, ...unclear }))
  const label = meanings.join(' or ')
  return reading.withPart(span, { kind: 'role', label }, { roles })
}

/** 'HEO for a health centre' is a Health Extension Officer, and no operator of heavy equipment. */
function saidElsewhere({ words }: Reading, meanings: readonly string[]): readonly string[] {
  const isSaid = (word: string) => !isVagueHead(word) && words.some(({ term }) => term === word)
  const named = meanings.filter((meaning) => termsOf(meaning).some(isSaid))
  return named.length > 0 ? named : meanings
}

// 'night duty nurse', 'Volvo truck driver'
const isApart = (term: string): boolean => isCircumstance(term) || NAMES.has(term)

type Whole = Title & { core: string[]; isTold?: true }

/** A title with the words before it: 'exploration' geologist. */
function withQualifiers(reading: Reading, { span: [first, last], terms, isGroup }: Title): Whole {
  const inside = isGroup ? terms : reading.meantBy([first, last])
  const qualifiers = inside.slice(0, Math.max(0, inside.length - terms.length)).filter(isQualifier)
  // but a 'night manager' is one of the night
  const isVague = terms.length === 1 && isVagueHead(terms[0] ?? '')
  let from = first
  for (let index = first - 1; index >= 0 && !reading.isRead(index) && !reading.isBreak(index); index--) {
    const { term = '', typed = '' } = reading.words[index] ?? {}
    // 'i laik kisim kuk'
    if (!isQualifier(term) || (isApart(term) && !isVague) || /[a-z]im$/.test(typed)) break
    qualifiers.unshift(term)
    from = index
  }
  return { span: [from, last], terms: [...qualifiers, ...terms], core: terms, ...(isGroup && { isGroup }) }
}

export function isQualifier(term: string): boolean {
  return !isNumber(term) && !isFunctionWord(term) && !isFiller(term) && !isQuality(term) && !LEVELS.has(term)
}

/** The listed or guessed job of a title with the object after it: 'draiva bilong bas', 'tisa bilong liklik pikinini'. */
function withObject(whole: Whole, reading: Reading, lexicon: Lexicon): Whole {
  const [first, last] = whole.span
  if (!BEFORE_OBJECTS.has(reading.termAt(last + 1)) || reading.isBreak(last)) return whole
  const end = reading.phraseEnd(last + 1, REACH)
  const words = [...reading.words.keys()].filter(
    (at) => at > last && at <= end && isQualifier(reading.termAt(at)),
  )
  const objects = words.map((at) => reading.termAt(at))
  if (words.length === 0 || objects.includes('grade') || isWorkplace(reading, words)) return whole
  const title = [...whole.terms, ...termsOf(lexicon.aliases.get(keyOf(whole.core))?.name ?? '')]
  // 'nes bilong skelim bebi': a nurse who does this does not become a nanny
  const isDone = /[a-z]im$/.test(reading.words[last + 2]?.typed ?? '')
  const linksOf = (terms: readonly string[]) => linkTitle(lexicon, terms).links
  const guess = guessJobs(lexicon.work, [...title, ...objects]).find(
    (one) =>
      // 'tisa bilong matematik'
      one.title !== 'teacher' &&
      one.told.some((place) => place >= title.length) &&
      (!isDone || areNear(lexicon, linksOf(whole.core), linksOf(termsOf(one.title)))),
  )
  if (!guess) return whole
  const terms = termsOf(guess.title)
  const told = guess.told.flatMap((place) => words[place - title.length] ?? [])
  return { span: [first, Math.max(...told)], terms, core: terms, isTold: true }
}

/** Whether these may be the same job, or jobs that are near each other. */
export function areNear(lexicon: Lexicon, links: Links, others: Links): boolean {
  return links.some(([job]) => others.some(([other]) => nearness(lexicon, job, other) >= NEAR))
}

/** A 'kuk bilong gest haus' is any cook, but a 'draiva bilong sip' is a skipper. */
function isWorkplace(reading: Reading, words: readonly number[]): boolean {
  const last = words.findLast((index, place) => index === (words[0] ?? 0) + place)
  const term = reading.termAt(last ?? -1)
  return isSetting(term) && !OTHER_JOBS.has(term)
}

const BEFORE_OBJECTS = new Set(['bilong', 'of', 'long'])
/** The number of words after a title that may describe the work further. */
const REACH = 6

/** 'teacher for grades 3 to 5' works at a primary school. */
function ofGrade(whole: Whole, grade: number | undefined): Whole {
  if (grade === undefined || !TEACHERS.has(keyOf(whole.terms))) return whole
  const terms = termsOf(grade <= LAST_OF_PRIMARY ? 'primary school teacher' : 'secondary school teacher')
  return { ...whole, terms, core: terms }
}
const LAST_OF_PRIMARY = 6
const TEACHERS = new Set(['teacher', 'tisa'])

/**
 * `core`: the part of the phrase that the lexicon knows. Other titles with the same meaning keep the qualifiers of the
 * phrase.
 */
export function roleOf(lexicon: Lexicon, terms: string[], core: string[]): Role {
  const typed = terms.join(' ')
  const qualifiers = terms.slice(0, terms.length - core.length)
  const same = lexicon.aliases.get(keyOf(core))?.forms ?? []
  const linked = linkTitle(lexicon, terms)
  // a vague last word alone does not name a trade: the words themselves decide
  if (linked.source === 'head' && isVagueHead(terms.at(-1) ?? ''))
    return { typed, links: [], source: 'head', forms: [terms], qualifiers }
  const placed = atWorkplace(lexicon, terms)
  if (placed) return placed
  // a 'ballet dancer teacher' is a teacher, not a dancer
  const own = core.length === 1 && isVagueHead(core[0] ?? '') ? undefined : lexicon.titles.get(keyOf(core))
  const links = linked.source === 'title' ? linked.links : (own ?? linked.links)
  const others = same.map((form) => [...qualifiers, ...form]).filter((form) => keyOf(form) !== keyOf(terms))
  return {
    ...{ typed, links, source: linked.source, forms: [terms, ...others] },
    qualifiers: linked.source === 'title' ? [] : qualifiers,
  }
}

/** The role of a title that was not typed, with its common name. */
export function namedRole(lexicon: Lexicon, title: string): Role & { label: string } {
  const terms = termsOf(title)
  const label = commonName(lexicon, terms) ?? title
  return { ...roleOf(lexicon, terms, terms), label }
}

/** A 'hotel receptionist' and a 'hairdressing salon receptionist' are receptionists. */
function atWorkplace({ aliases, titles }: Lexicon, terms: string[]): Role | undefined {
  const last = terms.findLastIndex((term) => isSetting(term) && !OTHER_JOBS.has(term))
  const core = terms.slice(last + 1)
  const same = aliases.get(keyOf(core))?.forms
  const links = titles.get(keyOf(core))
  if (last < 0 || !same || !links || aliases.has(keyOf(terms))) return undefined
  const others = same.filter((form) => keyOf(form) !== keyOf(core))
  return { typed: terms.join(' '), links, source: 'title', forms: [terms, core, ...others], qualifiers: [] }
}
/** A ship pilot, a company secretary and an estate agent have other jobs than a pilot, a secretary and an agent. */
const OTHER_JOBS = new Set(['ship', 'vessel', 'company', 'estate'])

/** The common name of a title with other names, otherwise the title as typed or corrected. */
function labelOf(lexicon: Lexicon, reading: Reading, { span, terms, core, isGroup }: Whole): string {
  // a 'workshop controller' has no finances
  const isVague = core.length === 1 && terms.length > 1 && isVagueHead(core[0] ?? '')
  const name = isVague ? undefined : commonName(lexicon, core)
  if (name !== undefined) return [...terms.slice(0, -core.length), name].join(' ')
  return isGroup || terms.length > span[1] - span[0] + 1 ? terms.join(' ') : reading.saidAs(span)
}

/** O*NET's names of groups are not used, because people do not say them. */
function commonName(lexicon: Lexicon, core: readonly string[]): string | undefined {
  const name = lexicon.aliases.get(keyOf(core))?.name
  return lexicon.occupations.some(({ title }) => title === name) ? undefined : name
}
