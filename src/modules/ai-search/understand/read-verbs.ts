import type { Lexicon } from '../../occupations/lexicon.ts'
import { isFunctionWord, keyOf, termOf } from '../../occupations/normalise.ts'
import { isFiller } from '../words/fillers.ts'
import { AGENTS, isVerb, jobOf, NOUNS_TOO, sameWord, verbOf } from '../words/verbs.ts'
import type { WantedSkill } from './intent.ts'
import { roleOf, titleOfGrade, withSkill } from './read-titles.ts'
import {
  intentOf,
  isBreak,
  isRead,
  meantBy,
  partOf,
  type Reading,
  type Span,
  saidAs,
  termAt,
  withParts,
} from './reading.ts'

/** Words before a verb that names what a person can do. */
const LEADS = new Set('can to who that bilong husat save for person somebody someone i'.split(' '))
const PERSONS = new Set([...LEADS, ...'man meri woman boi wokman wokmeri work'.split(' ')])
/** The number of words after a verb among which its object is. */
const REACH = 6

/**
 * Reads a job described by its work, in English or Tok Pisin: 'can operate a forklift', 'man bilong stretim kar'.
 * `wordsOfTitle`: the number of words of the title that starts at a word; 'printing press operator' is one, and
 * after a title, a verb is an ability.
 */
export function readVerbs(
  reading: Reading,
  lexicon: Lexicon,
  wordsOfTitle: (index: number) => number,
): Reading {
  for (let index = 0; index < reading.words.length; index++) {
    if (isRead(reading, index)) continue
    const title = wordsOfTitle(index)
    if (title > 1 && /ing$/.test(termAt(reading, index))) return reading
    if (isVerbAt(reading, index)) {
      const jobs = jobsAt(reading, index, lexicon)
      if (jobs.length > 0) return jobs.reduce((before, job) => withJob(before, job, lexicon), reading)
    }
    if (title > 0 && !PERSONS.has(termAt(reading, index))) return reading
  }
  return reading
}

/** `loose`: words among the others that the title does not cover: 'little kids' in 'teaches little kids in school'. */
type Job = { span: Span; title: string[]; loose: number[] }

/** Includes the words before the verb: 'wokman bilong', 'person who can'. */
function withJob(reading: Reading, job: Job, lexicon: Lexicon): Reading {
  const { span, loose } = job
  const [first, last] = span
  const title = titleOfGrade(job.title, intentOf(reading).gradeTaught)
  let from = first
  while (
    from > 0 &&
    !isBreak(reading, from - 1) &&
    !isRead(reading, from - 1) &&
    PERSONS.has(termAt(reading, from - 1))
  )
    from--
  const end = loose[0] === undefined ? last : loose[0] - 1
  const rest = Array.from({ length: last - end }, (_, offset) => end + 1 + offset)
  const label = lexicon.aliases.get(keyOf(title))?.name ?? title.join(' ')
  const isKnown = intentOf(reading).roles.some((role) => role.label === label)
  const told = meantBy(reading, [first + 1, last])
  const role = { ...roleOf(lexicon, title, title), label, isTold: true as const, told }
  const wants = isKnown ? {} : { roles: [role] }
  const read = withParts(reading, partOf(reading, [from, end], { kind: 'role', label }, wants))
  return rest.reduce((next, index) => {
    const isSaid = !loose.includes(index) || isFiller(termAt(next, index))
    return isSaid
      ? withParts(next, partOf(next, [index, index]))
      : withSkill(next, [index, index], wordAt(next, index))
  }, read)
}

function wordAt(reading: Reading, index: number): WantedSkill {
  return { name: saidAs(reading, [index, index]), forms: [[termAt(reading, index)]], isListed: false }
}

function isVerbAt(reading: Reading, index: number): boolean {
  const { typed = '', term = '' } = reading.words[index] ?? {}
  if (!isVerb(term)) return false
  const hasLead = LEADS.has(termAt(reading, index - 1)) || LEADS.has(termAt(reading, index - 2))
  return hasLead || !NOUNS_TOO.has(verbOf(term)) || /ing$|s$|im$/.test(typed)
}

/** The job of the verb, then the jobs after 'and' or 'or': of other objects or other verbs. */
function jobsAt(reading: Reading, index: number, lexicon: Lexicon): Job[] {
  const first = jobAt(reading, index, index, lexicon)
  if (!first) return []
  const jobs = [first]
  for (let at = first.span[1] + 1; JOINERS.has(termAt(reading, at)); ) {
    let next = at + 1
    while (isFunctionWord(termAt(reading, next)) && next < reading.words.length) next++
    const isOther = isVerb(termAt(reading, next))
    const job = isOther ? jobAt(reading, next, next, lexicon) : jobAt(reading, index, next, lexicon)
    if (!job || isRead(reading, next)) break
    jobs.push({ ...job, span: [next, job.span[1]], loose: job.loose.filter((own) => own > next) })
    at = job.span[1] + 1
  }
  return jobs
}
const JOINERS = new Set(['and', 'or', 'na', 'o'])

/** The job of the verb at `verbIndex` with an object that starts at `from`, or after the verb. */
function jobAt(reading: Reading, verbIndex: number, from: number, lexicon: Lexicon): Job | undefined {
  const verb = verbOf(termAt(reading, verbIndex))
  let last = from
  while (last - from < REACH && !isBreak(reading, last) && !isRead(reading, last + 1)) last++
  const start = from === verbIndex ? from + 1 : from
  const objects = Array.from({ length: last - start + 1 }, (_, offset) => start + offset).filter((index) => {
    return !isFunctionWord(termAt(reading, index))
  })
  return (
    specificJob(reading, verb, { first: verbIndex, objects }) ??
    agentJob(reading, verb, { first: verbIndex, objects }, lexicon)
  )
}

type Phrase = { first: number; objects: readonly number[] }

function specificJob(reading: Reading, verb: string, { first, objects }: Phrase): Job | undefined {
  const job = jobOf(
    verb,
    objects.map((index) => termAt(reading, index)),
  )
  if (!job) return undefined
  const told = job.told.map((place) => objects[place] ?? first)
  return { title: job.title.split(' ').map(termOf), ...spanOf(first, told, objects) }
}

/** 'drive a truck', 'teach maths in grade 11': the longest listed title of object and agent, else of one object. */
function agentJob(
  reading: Reading,
  verb: string,
  { first, objects }: Phrase,
  lexicon: Lexicon,
): Job | undefined {
  const agents = (AGENTS[verb] ?? AGENTS[sameWord(verb)] ?? '').split(', ').filter((agent) => agent !== '')
  const spans = objects.map((_, count) => objects.slice(0, objects.length - count))
  for (const span of [...spans, ...objects.map((index) => [index])]) {
    const terms = span.map((index) => termAt(reading, index))
    const title = agents
      .map((agent) => [...terms, termOf(agent)])
      .find((own) => lexicon.titles.has(keyOf(own)))
    if (title) return { title, ...spanOf(first, span, objects) }
  }
  const bare = agents.map((agent) => [termOf(agent)]).find((own) => lexicon.aliases.has(keyOf(own)))
  return objects.length === 0 && bare ? { span: [first, first], title: bare, loose: [] } : undefined
}

/** From the verb to the last of the objects that name the job. */
function spanOf(
  first: number,
  told: readonly number[],
  objects: readonly number[],
): Pick<Job, 'span' | 'loose'> {
  const last = told.at(-1) ?? first
  return { span: [first, last], loose: objects.filter((index) => index < last && !told.includes(index)) }
}
