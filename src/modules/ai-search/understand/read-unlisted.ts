import { guessJobs } from '../../occupations/guess-job.ts'
import { type Lexicon, NEAR } from '../../occupations/lexicon.ts'
import { nearness } from '../../occupations/link-title.ts'
import { keyOf } from '../../occupations/normalise.ts'
import { listOf, phrasesIn, wordsIn } from '../../occupations/word-lists.ts'
import { isBare, type Role } from './intent.ts'
import { namedRole } from './read-titles.ts'
import { intentOf, isFree, type Part, type Reading, termAt, withParts } from './reading.ts'
import { type Least, withGuess, wordsOfWork } from './told-role.ts'

const OF_TITLE = { score: 7, share: 0.35 }
/** A job that is told in spite of a title. */
const IN_SPITE = { score: 14, share: 0.5 }

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
  // 'shower has no water' tells the job and excludes nobody
  const isUnsure = (part: Part) => isSkill(part) || part.wants?.excluded !== undefined
  if (roles.length === 0) return byAllWords(reading, lexicon, OF_TITLE, isUnsure)
  const told = byAllWords(reading, lexicon, IN_SPITE, (part) => isSkill(part) || part.chip?.kind === 'role')
  if (told !== reading && isInPassing(roles, intentOf(told).roles, lexicon)) return told
  const words = wordsOfWork(reading, 0)
  const others = words.map((index) => termAt(reading, index))
  const parts = reading.parts.map((part) => {
    const meant = part.wants?.roles?.map((role) => meaningOf(role, others, lexicon))
    return meant ? { ...part, wants: { ...part.wants, roles: meant } } : part
  })
  return { ...reading, parts }
}

/** Whether the only title was named in passing: 'skipper says the motor will not go into gear'. */
function isInPassing([named, ...more]: readonly Role[], told: readonly Role[], lexicon: Lexicon): boolean {
  if (!named || named.isTold || more.length > 0) return false
  const jobs = told.flatMap(({ links }) => links.map(([job]) => job))
  const isNear = named.links.some(([job]) => jobs.some((other) => nearness(lexicon, job, other) >= NEAR))
  const others = told[0]?.told?.filter((word) => !named.forms[0]?.includes(word)) ?? []
  return !isNear && others.length >= MANY_WORDS
}
/** The number of words that must tell the other job. */
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
  // a 'forklift licence' tells the job, but not every forklift driver has one
  const isKept = (part: Part) => isFree(next, part) || /licence|certificate/i.test(part.chip?.label ?? '')
  return next === open ? reading : withParts(next, ...others.filter(isKept))
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
      score >= OF_TITLE.score &&
      share >= OF_TITLE.share &&
      (isBare(role) ? told.some((at) => at >= asked.length) : told.includes(0)) &&
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
  if (intentOf(reading).roles.length > 0) return reading
  const parts = reading.parts.map((part) => {
    const highest = Math.max(0, ...(part.wants?.licences ?? []))
    if (!part.chip || highest < OF_DRIVERS) return part
    const role = namedRole(lexicon, highest < OF_TRUCKS ? 'driver' : 'truck driver')
    const chip = { ...part.chip, label: `${role.label} with ${part.chip.label}` }
    return { ...part, chip, wants: { ...part.wants, roles: [{ ...role, isTold: true as const }] } }
  })
  return { ...reading, parts }
}
