import { type Guess, guessJobs } from '../../occupations/guess-job.ts'
import { type Lexicon, NEAR } from '../../occupations/lexicon.ts'
import { nearness } from '../../occupations/link-title.ts'
import { isFunctionWord, keyOf } from '../../occupations/normalise.ts'
import { isRank, isVagueHead } from '../../occupations/title-words.ts'
import { listOf, phrasesIn } from '../../occupations/word-lists.ts'
import { FOR_WHOM, isFiller, isPerson, isQuality, isSector } from '../words/fillers.ts'
import { isOnlyVerb, isVerb } from '../words/verbs.ts'
import type { Lists } from './find-places.ts'
import { isBare, type Role } from './intent.ts'
import { placesNamed, wordsOfTitleAt } from './read-phrases.ts'
import { namedRole } from './read-titles.ts'
import {
  ignoring,
  intentOf,
  isAdvertisement,
  isBreak,
  isFree,
  isNumber,
  isRead,
  type Part,
  partOf,
  type Reading,
  termAt,
  withParts,
} from './reading.ts'

/** Words before a verb that names what a person can do. */
const LEADS = new Set('can must should to who that bilong husat save able'.split(' '))
/** Words that do not describe the work. */
const NO_WORK = new Set([
  ...LEADS,
  ...'job work position experience year start town team kain ol i em wok wantaim o mi laikim laik nidim gat'.split(
    ' ',
  ),
])

type Least = { score: number; share: number }
/** The minimum score of a job, and of the share of the words that it explains. */
const OF_SENTENCE = { score: 7, share: 0.33 }
const OF_TITLE = { score: 7, share: 0.35 }
const IN_SPITE = { score: 14, share: 0.5 }
/** The minimum score of a job that one word tells, if only words without meaning stand beside it. */
const OF_ONE_WORD = 5
/** The share of the best score from which another job may be meant too. */
const ALSO = 0.85

/** Reads a job that is described by its work: 'gives out medicine', 'man bilong stretim kar'. */
export function readWork(reading: Reading, lists: Lists): Reading {
  if (isAdvertisement(reading)) return reading
  const wished = afterWish(reading)
  const first = wished ?? startOfWork(reading, lists)
  if (first === undefined) return reading
  const places = placesNamed(reading, lists)
  const words = wordsOfWork(reading, first).filter((index) => !places.has(index))
  const next = withGuess(reading, words, lists.lexicon, OF_SENTENCE)
  return next === reading || !wished ? next : withoutTitles(next, wished, lists)
}

/** Titles before the wish name those who have it, or who caused it. */
function withoutTitles(reading: Reading, wished: number, lists: Lists): Reading {
  let next = reading
  for (let index = 0; index < wished; index++) {
    const ofTitle = wordsOfTitleAt(next, lists, index)
    if (ofTitle > 0 && !isPerson(termAt(next, index)))
      next = ignoring(next, [index, index + ofTitle - 1], FOR_WHOM)
  }
  return next
}

/** The first word of the work: after 'man bilong' and 'someone who can', or a verb before any title. */
function startOfWork(reading: Reading, lists: Lists): number | undefined {
  let hasPerson = false
  for (let index = 0; index < reading.words.length; index++) {
    const term = termAt(reading, index)
    if (isRead(reading, index)) continue
    const ofTitle = wordsOfTitleAt(reading, lists, index)
    const isDone = isVerb(termAt(reading, nextContent(reading, index + 1)))
    if (isPerson(term)) hasPerson = true
    else if (LEADS.has(term) && term !== 'that' && (hasPerson || isDone || term !== 'to'))
      return hasPerson || isDone ? index + 1 : undefined
    else if (isToldVerb(reading, index, ofTitle) && !isOneOfSeveral(reading, lists, index)) return index
    else if (ofTitle > 0) return undefined
    else if (!isEmpty(term)) return afterPerson(reading, lists, index)
  }
  return undefined
}

/** 'our NGO lives from donors and needs a person who writes proposals' */
function afterPerson(reading: Reading, lists: Lists, from: number): number | undefined {
  for (let index = from; index < reading.words.length; index++) {
    if (wordsOfTitleAt(reading, lists, index) > 0) return undefined
    if (isLead(reading, index)) return index + 2
  }
  return undefined
}

const isLead = (reading: Reading, index: number) =>
  isPerson(termAt(reading, index)) && LEADS.has(termAt(reading, index + 1))

/** 'the matron wants somebody to', 'nidim man bilong': whoever else was named before, this person is wanted. */
function afterWish(reading: Reading): number | undefined {
  const person = reading.words.findIndex(
    ({ start }, index) => isLead(reading, index) && WISH.test(reading.text.slice(0, start)),
  )
  return person > 0 ? person + 2 : undefined
}
const WISH = /\b(?:needs?|wants?|looking for|seeking|requires?|painim|nidim|laikim)\s(?:an?\s|wanpela\s)?$/i

const isEmpty = (term: string) => isFunctionWord(term) || isFiller(term) || isQuality(term)

function nextContent(reading: Reading, from: number): number {
  let index = from
  while (index < reading.words.length && isFunctionWord(termAt(reading, index))) index++
  return index
}

/** 'drives', 'cutting grass', 'klinim'; not 'records clerk' or 'printing press operator'. */
function isToldVerb(reading: Reading, index: number, ofTitle: number): boolean {
  const { typed = '', term = '' } = reading.words[index] ?? {}
  const isForm = isOnlyVerb(term) || (isVerb(term) && typed !== term && /s$|i[mn]$/.test(typed))
  const isOrder = index === 0 && isVerb(term) && BEFORE_OBJECTS.has(termAt(reading, index + 1)) && ofTitle < 2
  // 'mi painim kuk' looks for a cook, but a nanny 'looks after our toddlers'
  if (isFunctionWord(term)) return term === 'look' && termAt(reading, index + 1) === 'after'
  const isOfTitle = ofTitle > 1 && (/ing$/.test(term) || isVagueHead(termAt(reading, index + ofTitle - 1)))
  return (isForm || isOrder) && !isOfTitle
}

/** 'weld the cracks', 'pick up the rubbish' */
const BEFORE_OBJECTS = new Set('the our my a an up out all any their'.split(' '))

/** '2 cooks', 'guards and 2 drivers', 'cooks, cleaners'; neither 'cooks and cleans' nor 'drives and guards'. */
function isOneOfSeveral(reading: Reading, lists: Lists, index: number): boolean {
  if (isNumber(termAt(reading, index - 1))) return true
  const hasJoiner = JOINERS.has(termAt(reading, index + 1))
  if (!hasJoiner && !isBreak(reading, index)) return false
  const joined = hasJoiner ? index + 2 : index + 1
  const next = isNumber(termAt(reading, joined)) ? joined + 1 : joined
  const ofNext = wordsOfTitleAt(reading, lists, next)
  const { typed = '', term } = reading.words[next + ofNext - 1] ?? {}
  return wordsOfTitleAt(reading, lists, index) > 0 && ofNext > 0 && typed !== term && typed.endsWith('s')
}
const JOINERS = new Set(['and', 'or', 'na', 'o'])

/** The indexes of the unread words that tell something about the work. */
function wordsOfWork(reading: Reading, first: number): number[] {
  return reading.words.flatMap(({ term }, index) => {
    const isOther = isFunctionWord(term) || isPerson(term) || NO_WORK.has(term) || /\d/.test(term)
    return index < first || isOther || isRead(reading, index) ? [] : [index]
  })
}

function withGuess(reading: Reading, words: readonly number[], lexicon: Lexicon, least: Least) {
  const terms = words.map((index) => termAt(reading, index))
  if (terms.every((term) => isVagueHead(term) || isRank(term) || isSector(term))) return reading
  const guesses = guessJobs(lexicon.work, terms).filter(
    ({ score, share, told, isNamed }) =>
      (score >= least.score && share >= least.share && (told.length > 1 || isNamed)) ||
      (score >= OF_ONE_WORD && share === 1 && reading.words.length > 1),
  )
  const meant = likeliest(guesses)
  const places = new Set(meant.flatMap(({ told }) => told))
  const told = words.filter((_, place) => places.has(place))
  const [first] = told
  if (first === undefined) return reading
  const roles = meant.map(({ title }) => ({
    ...namedRole(lexicon, title),
    isTold: true as const,
    told: told.map((index) => termAt(reading, index)),
    ...(meant.length > 1 && { isUnclear: true as const }),
  }))
  const chip = { kind: 'role', label: roles.map(({ label }) => label).join(' or ') } as const
  const last = endOfRun(reading, told)
  const silent = told.filter((index) => index > last).map((index) => partOf(reading, [index, index]))
  return withParts(reading, partOf(reading, [startOfLead(reading, first), last], chip, { roles }), ...silent)
}

/** The best guess, and another one that is nearly as good. */
function likeliest(guesses: readonly Guess[]): Guess[] {
  const [best] = guesses
  return best ? guesses.slice(0, 2).filter(({ score }) => score >= ALSO * best.score) : []
}

/** The last of the words that follow each other, apart from function words between them. */
function endOfRun(reading: Reading, told: readonly number[]): number {
  let [last = 0] = told
  for (const index of told) {
    const between = reading.words.slice(last + 1, index)
    if (between.every(({ term }, place) => isEmpty(term) && !isRead(reading, last + 1 + place))) last = index
  }
  return last
}

/** Includes the words before the work: 'wokman bilong', 'person who can'. */
function startOfLead(reading: Reading, first: number): number {
  const isLead = (index: number) => isPerson(termAt(reading, index)) || LEADS.has(termAt(reading, index))
  let from = first
  while (from > 0 && !isRead(reading, from - 1) && isLead(from - 1)) from--
  return from
}

/**
 * Reads a job that no title names, by all words that were not read: 'kitchen boss', 'sparks for house wiring'. An
 * unlisted title gets the meaning of its words: 'wellness technician'.
 */
export function readUnlisted(reading: Reading, { lexicon }: { lexicon: Lexicon }): Reading {
  // a skill may be all that tells the job
  const isSkill = ({ chip }: Part) =>
    (chip?.kind === 'word' && chip.state !== 'ignored') ||
    (chip?.kind === 'skill' && !OF_MANY_JOBS.has(chip.label.toLowerCase()))
  const { roles } = intentOf(reading)
  if (roles.length === 0) return byAllWords(reading, lexicon, OF_TITLE, isSkill)
  const told = byAllWords(reading, lexicon, IN_SPITE, (part) => isSkill(part) || part.chip?.kind === 'role')
  if (told !== reading && isOther(roles, intentOf(told).roles, lexicon)) return told
  const words = wordsOfWork(reading, 0)
  const others = words.map((index) => termAt(reading, index))
  const parts = reading.parts.map((part) => {
    const roles = part.wants?.roles?.map((role) => meaningOf(role, others, lexicon))
    return roles ? { ...part, wants: { ...part.wants, roles } } : part
  })
  return { ...reading, parts }
}

/** Whether a title was only named in passing: 'skipper says the motor will not go into gear'. */
function isOther([named, ...more]: readonly Role[], told: readonly Role[], lexicon: Lexicon): boolean {
  if (!named || named.isTold || more.length > 0) return false
  const jobs = told.flatMap(({ links }) => links.map(([job]) => job))
  const isNear = named.links.some(([job]) => jobs.some((other) => nearness(lexicon, job, other) >= NEAR))
  const others = told[0]?.told?.filter((word) => !named.forms[0]?.includes(word)) ?? []
  return !isNear && others.length >= MANY_WORDS
}
const MANY_WORDS = 4

/** Skills that many jobs ask for: 'first aid' alone asks for no nurse. */
const OF_MANY_JOBS = new Set(phrasesIn(listOf('skills of many jobs')).map((words) => words.join(' ')))

/** Reads the job by all words that are unread or in parts that are `open`. Skills among these stay skills. */
function byAllWords(
  reading: Reading,
  lexicon: Lexicon,
  least: Least,
  isOpen: (part: Part) => boolean,
): Reading {
  const open = { ...reading, parts: reading.parts.filter((part) => !isOpen(part)) }
  const next = withGuess(open, wordsOfWork(open, 0), lexicon, least)
  const others = reading.parts.filter((part) => isOpen(part) && part.chip?.kind !== 'role')
  return next === open ? reading : withParts(next, ...others.filter((part) => isFree(next, part)))
}

const LEADERS = new Set('supervisor manager foreman trainer instructor superintendent leader'.split(' '))
const isLed = (title: string): boolean => LEADERS.has(title.split(' ').at(-1) ?? '')

/** A 'diesel mechanic supervisor' is not a diesel mechanic, a 'supervisor for labourers' no labourer. */
function isLeader(asked: readonly string[], { titles }: Lexicon): boolean {
  const isOfTrade = asked.length === 1 || titles.has(keyOf(asked.slice(0, -1)))
  return LEADERS.has(asked.at(-1) ?? '') && isOfTrade
}

/** Returns the role as the job that its words, and the `others` of the query, describe. */
function meaningOf(role: Role, others: readonly string[], lexicon: Lexicon): Role {
  const [asked = []] = role.forms
  // O*NET's titles of one word mean other things here: 'sister', 'spanner'
  const isWord = isBare(role) || (role.source === 'title' && asked.length === 1)
  if (role.isTold || lexicon.aliases.has(keyOf(asked)) || (role.source === 'title' && !isWord)) return role
  const best = guessJobs(lexicon.work, isWord ? [...asked, ...others] : asked).find(
    ({ title, score, share, told, isNamed }) =>
      score >= OF_TITLE.score &&
      share >= OF_TITLE.share &&
      (told.length > 1 || isNamed) &&
      (isBare(role) ? told.some((at) => at >= asked.length) : told.includes(0)) &&
      (!isLeader(asked, lexicon) || isLed(title)),
  )
  if (!best) return role
  const meant = namedRole(lexicon, best.title)
  const known = new Set(role.links.filter(([, weight]) => weight >= 0.5).map(([job]) => job))
  if (meant.links.some(([job, weight]) => weight >= 0.7 && known.has(job)))
    return role.forms.length > 1 ? role : { ...role, forms: [asked, ...meant.forms], isTold: true }
  if (role.source === 'part' && !best.isNamed) return role
  return {
    ...{ ...role, source: 'duties', isTold: true, qualifiers: [] },
    ...{ links: meant.links, forms: [asked, ...meant.forms] },
  }
}
