import { guessJobs } from '../../occupations/guess-job.ts'
import type { Lexicon } from '../../occupations/lexicon.ts'
import { isFunctionWord, keyOf } from '../../occupations/normalise.ts'
import { isRank, isVagueHead } from '../../occupations/title-words.ts'
import { listedPhrases, listedWords, listOf, wordsIn } from '../../occupations/word-lists.ts'
import { isFiller, isOnlyVerb, isPerson, isQuality, isSector, isVerb } from '../words/word-kinds.ts'
import type { Lists } from './find-places.ts'
import { isBare, type Role } from './intent.ts'
import { isJoiner, placesNamed, wordsOfTitleAt } from './read-phrases.ts'
import { areNear, namedRole } from './read-titles.ts'
import { isCount, isNumber, type Part, type Reading } from './reading.ts'

/** The lowest score of a job that a text describes, and of one that counts although the text names another job. */
const TOLD = 7
const IN_SPITE = 24

/** Reads a job that is described by its work: 'gives out medicine', 'man bilong stretim kar'. */
export function readWork(reading: Reading, lists: Lists): Reading {
  if (reading.isAdvertisement) return reading
  const first = startOfWork(reading, lists)
  if (first === undefined) return reading
  const places = placesNamed(reading, lists)
  // 'who can run our helpdesk, knows Office 365'
  const end = reading.words.findIndex(({ term }, index) => term === 'know' && index > first)
  const isTold = (index: number) => index >= first && (end < 0 || index < end) && !places.has(index)
  const words = wordsOfWork(reading).filter(isTold)
  return withGuess(reading, words, lists.lexicon, TOLD)
}

/** The first word of the work: after 'man bilong' and 'someone who can', or a verb before any title. */
function startOfWork(reading: Reading, lists: Lists): number | undefined {
  for (const [index, { term }] of reading.words.entries()) {
    const ofTitle = wordsOfTitleAt(reading, lists, index)
    // an 'able seaman' is no seaman who can do something
    if (LEADS.has(term) && ofTitle < 2) return index + 1
    if (isToldVerb(reading, index, ofTitle)) return index
    if (!isPerson(term) && (ofTitle > 0 || !isEmpty(term))) return undefined
  }
  return undefined
}

/** Whether the next word with a meaning is a verb. */
function isBeforeVerb({ words }: Reading, index: number): boolean {
  const next = words.find(({ term }, at) => at > index && !isFunctionWord(term))
  return next !== undefined && isVerb(next.term)
}

/** 'drives', 'cutting grass', 'klinim'; not "ship's cook", 'records clerk' or 'printing press operator'. */
function isToldVerb(reading: Reading, index: number, ofTitle: number): boolean {
  const { typed = '', term = '' } = reading.words[index] ?? {}
  const isForm = isOnlyVerb(term) || (isVerb(term) && typed !== term && /(?<!['’])s$|i[mn]$/.test(typed))
  const isOfTitle = ofTitle > 1 && (/ing$/.test(term) || isVagueHead(reading.termAt(index + ofTitle - 1)))
  const isOrder = index === 0 && isVerb(term) && BEFORE_OBJECTS.has(reading.termAt(index + 1)) && ofTitle < 2
  // '2 cooks', 'guards and 2 drivers', 'cooks, cleaners'; not 'cooks and cleans'
  const isListed = isJoiner(reading.termAt(index + 1)) || reading.isBreak(index)
  const isAlone = isListed && !isBeforeVerb(reading, index)
  const isTitle = ofTitle > 0 && /s$/.test(typed) && (isAlone || isNumber(reading.termAt(index - 1)))
  // 'mi painim kuk' looks for a cook
  return (isForm || isOrder) && !isOfTitle && !isTitle && !isFunctionWord(term)
}

/** 'weld the cracks', 'pick up the rubbish' */
const BEFORE_OBJECTS = wordsIn('the our my a an up out all any their')

/**
 * Reads a job that no title names, by all words that were not read: 'kitchen boss', 'sparks for house wiring'. An
 * unlisted title gets the meaning of its words: 'wellness technician'.
 */
export function readUnlisted(reading: Reading, { lexicon }: { lexicon: Lexicon }): Reading {
  // a skill may be all that tells the job
  const isSkill = ({ chip }: Part) =>
    (chip?.kind === 'word' && chip.state !== 'ignored') ||
    (chip?.kind === 'skill' && !OF_MANY_JOBS.has(chip.label.toLowerCase()))
  const { roles } = reading.intent
  // 'shower has no water' tells the job and excludes nobody
  const isUnsure = (part: Part) => isSkill(part) || part.wants?.excluded !== undefined
  if (roles.length === 0) return byAllWords(reading, lexicon, TOLD, isUnsure)
  const told = byAllWords(reading, lexicon, IN_SPITE, (part) => isSkill(part) || part.chip?.kind === 'role')
  if (isInPassing(roles, told.intent.roles, lexicon)) return told
  const others = wordsOfWork(reading).map((index) => reading.termAt(index))
  const parts = reading.parts.map((part) => {
    const meant = part.wants?.roles?.map((role) => meaningOf(role, others, lexicon))
    return meant ? { ...part, wants: { ...part.wants, roles: meant } } : part
  })
  return reading.withOnly(parts)
}

/** Whether the only title was named in passing: 'skipper says the motor will not go into gear'. */
function isInPassing([named, ...more]: readonly Role[], told: readonly Role[], lexicon: Lexicon): boolean {
  if (!named || named.isTold || more.length > 0) return false
  const isNear = told.some(({ links }) => areNear(lexicon, named.links, links))
  const others = told[0]?.told?.filter((word) => !named.forms[0]?.includes(word)) ?? []
  return !isNear && others.length >= MANY_WORDS
}
/** The number of words that must tell the other job. */
const MANY_WORDS = 4

/** Skills that many jobs ask for: 'first aid' alone asks for no nurse. */
const OF_MANY_JOBS = new Set(listOf('skills of many jobs').split(/;\s+/))

/** Reads the job by all words that are unread or in parts that are `open`. Skills among these stay skills. */
function byAllWords(
  reading: Reading,
  lexicon: Lexicon,
  least: number,
  isOpen: (part: Part) => boolean,
): Reading {
  const open = reading.withOnly(reading.parts.filter((part) => !isOpen(part)))
  const next = withGuess(open, wordsOfWork(open), lexicon, least)
  const others = reading.parts.filter((part) => isOpen(part) && part.chip?.kind !== 'role')
  // a 'forklift licence' tells the job, but not every forklift driver has one
  const isKept = (part: Part) => next.isFree(part) || /licence|certificate/i.test(part.chip?.label ?? '')
  return next === open ? reading : next.withParts(...others.filter(isKept))
}

/** A 'diesel mechanic supervisor' is not a diesel mechanic. */
const isLeader = (terms: readonly string[]): boolean => LEADERS.has(terms.at(-1) ?? '')
const LEADERS = wordsIn('supervisor manager foreman trainer instructor superintendent leader')

/** Returns the role as the job that its words, and the `others` of the query, describe. */
function meaningOf(role: Role, others: readonly string[], lexicon: Lexicon): Role {
  const [asked = []] = role.forms
  // O*NET's titles of one word mean other things here: 'sister', 'spanner'
  const isWord = isBare(role) || (role.source === 'title' && asked.length === 1)
  if (role.isTold || lexicon.aliases.has(keyOf(asked))) return role
  // a longer title that O*NET lists has another meaning too only by an exact name: 'ambulance driver'
  const isListed = role.source === 'title' && !isWord
  const best = guessJobs(lexicon.work, isWord ? [...asked, ...others] : asked).find(
    ({ title, score, share, told, isNamed }) =>
      (!isListed || (isNamed && share === 1)) &&
      score >= TOLD &&
      told.includes(0) &&
      (!isLeader(asked) || isLeader(title.split(' '))),
  )
  if (!best) return role
  const meant = namedRole(lexicon, best.title)
  const known = new Set(role.links.filter(([, weight]) => weight >= 0.5).map(([job]) => job))
  if (meant.links.some(([job, weight]) => weight >= 0.7 && known.has(job)))
    return role.forms.length > 1 ? role : { ...role, forms: [asked, ...meant.forms], isTold: true }
  if (role.source === 'part' && !best.isNamed) return role
  return {
    ...{ ...role, source: 'duties', isTold: true, qualifiers: [] },
    links: isListed ? [...role.links, ...meant.links] : meant.links,
    forms: [...role.forms, ...meant.forms],
  }
}

/** The lowest classes of licences that people have for their work: with class 1 they may drive a car. */
const OF_DRIVERS = 3
const OF_TRUCKS = 4

/** If no job is named, a licence names it: 'class 6 licence for long loads'. */
export function readLicences(reading: Reading, { lexicon }: { lexicon: Lexicon }): Reading {
  if (reading.intent.roles.length > 0) return reading
  const parts = reading.parts.map((part) => {
    const highest = Math.max(0, ...(part.wants?.licences ?? []))
    if (!part.chip || highest < OF_DRIVERS) return part
    const role = namedRole(lexicon, highest < OF_TRUCKS ? 'driver' : 'truck driver')
    const chip = { ...part.chip, label: `${role.label} with ${part.chip.label}` }
    return { ...part, chip, wants: { ...part.wants, roles: [{ ...role, isTold: true }] } }
  })
  return reading.withOnly(parts)
}

/** Words before a verb that names what a person can do. */
const LEADS = new Set('can must should to who that bilong husat save able'.split(' '))
/** Words that say nothing about the work. */
const NO_WORK = listedWords('no work')
/** By the words of a field, the jobs of most people who studied it. */
const FIELDS = Map.groupBy(listedPhrases('fields of study'), ({ phrase }) => phrase.join(' '))

/** The minimum score of a job when a single word tells it and no other word has a meaning. */
const OF_ONE_WORD = 5
/** The share of the best score from which another job may be meant too. */
const ALSO = 0.85

const isEmpty = (term: string) => isFunctionWord(term) || isFiller(term) || isQuality(term)
const isIdle = (term: string) => isVagueHead(term) || isRank(term) || isSector(term) || isQuality(term)

/** The indexes of the unread words that tell something about the work. */
function wordsOfWork(reading: Reading): number[] {
  return reading.words.flatMap(({ term }, index) => {
    const isSilent = isFunctionWord(term) || isPerson(term) || LEADS.has(term) || NO_WORK.has(term)
    const isOther = isSilent || isCount(term) || /\d/.test(term)
    return isOther || reading.isRead(index) ? [] : [index]
  })
}

/** Reads these words as the job that they tell; returns the same reading if they tell none for certain. */
function withGuess(reading: Reading, words: readonly number[], lexicon: Lexicon, least: number): Reading {
  const terms = words.map((index) => reading.termAt(index))
  const field = reading.intent.education && FIELDS.get(terms.join(' '))
  const isSilent = terms.length === 1 && terms.every(isFiller)
  if (!field && (isSilent || terms.every(isIdle))) return reading
  const guesses = guessJobs(lexicon.work, terms).filter(
    ({ score, share, told, isNamed }) =>
      (score >= least && (told.length > 1 || isNamed)) ||
      (score >= OF_ONE_WORD && share === 1 && reading.words.length > 1),
  )
  // another job that is nearly as likely may be meant too
  const likely = guesses.slice(0, 2).filter(({ score }) => score >= ALSO * (guesses[0]?.score ?? 0))
  const meant = field?.map(({ said }) => ({ title: said, told: [...terms.keys()] })) ?? likely
  const told = words.filter((_, place) => meant.some((one) => one.told.includes(place)))
  const [first] = told
  if (first === undefined) return reading
  const named = meant.map(({ title }) => namedRole(lexicon, title))
  const jobs = named.filter(({ label }, place) => place === 0 || label !== named[0]?.label)
  const last = endOfRun(reading, told)
  const span = [startOfLead(reading, first), last] as const
  const more = { typed: reading.saidAs(span), told: told.map((index) => reading.termAt(index)) }
  const roles = jobs.map((job) => ({ ...job, ...more, isTold: true, isUnclear: jobs.length > 1 }))
  const chip = { kind: 'role', label: roles.map(({ label }) => label).join(' or ') } as const
  const silent = told.filter((index) => index > last).map((index) => reading.partOf([index, index]))
  return reading.withParts(reading.partOf(span, chip, { roles }), ...silent)
}

/** The last of the words that follow each other, apart from function words between them. */
function endOfRun(reading: Reading, told: readonly number[]): number {
  let [last = 0] = told
  for (const index of told) {
    const between = reading.words.slice(last + 1, index)
    const isSilent = between.every(
      ({ term }, place) => (isEmpty(term) || isCount(term)) && !reading.isRead(last + 1 + place),
    )
    if (isSilent) last = index
  }
  return last
}

/** Includes the words before the work: 'wokman bilong', 'person who can'. */
function startOfLead(reading: Reading, first: number): number {
  const isLead = (index: number) => isPerson(reading.termAt(index)) || LEADS.has(reading.termAt(index))
  let from = first
  while (from > 0 && !reading.isRead(from - 1) && isLead(from - 1)) from--
  return from
}
