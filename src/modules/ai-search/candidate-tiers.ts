import { EDUCATIONS, EXPERIENCES } from '../catalog/schema.ts'
import { anyOf, quote } from '../search/index-query.ts'
import type { Intent } from './intent.ts'
import type { Lexicon } from './lexicon.ts'
import type { Reach } from './link-title.ts'
import { skillCode } from './profile-cv.ts'

/** A question to the index of the search: its newest `limit` CVs are judged. `pay`: an int4multirange, kina a year. Null: not asked. */
export type Tier = { query: string | null; pay: string | null; limit: number }
/** How the index writes the words of phrases. */
export type Lexemes = ReadonlyMap<string, readonly string[]>

/** Of the nearest occupation. */
const VARIANT = 0.7
const RELATED = 0.4
/** Related occupations that are asked for. */
const MOST_RELATED = 12

/** What phrases the index is to be asked for, in the words of the query. */
export function phrasesOf({ roles, skills }: Intent): string[] {
  const forms = [
    ...roles.flatMap((role) => role.forms.slice(0, 12)),
    ...skills.flatMap((skill) => skill.forms),
  ]
  return [
    ...new Set([
      ...forms.map((form) => form.join(' ')),
      ...roles.flatMap(({ phrase }) => phrase.split(' ')),
      ...skills.flatMap(({ name, forms }) => [name, ...(forms[0] ?? [])]),
    ]),
  ]
}

/**
 * Who is looked at: by occupation with all that was asked for, then with less and less of it, then by the words of the title, then
 * related occupations, then by skills. Whoever is in none of these could not come among the first 20.
 */
export function candidateTiers(
  intent: Intent,
  reaches: readonly Reach[],
  lexicon: Lexicon,
  lexemes: Lexemes,
): Tier[] {
  const place =
    intent.places.length > 0
      ? anyOf('l=', [...new Set(intent.places.flatMap(({ ids }) => ids))].map(String))
      : ''
  const near =
    intent.places.length > 0
      ? anyOf('l=', [...new Set(intent.places.flatMap(({ sameRegion }) => sameRegion))].map(String))
      : ''
  const refused = intent.notPlaces.flatMap(({ ids }) => ids).map((id) => `!${quote(`l=${id}`)}`)
  const bounds = boundsOf(intent)
  const pay = payOf(intent)
  const { headed, meant, related } = jobsOf(reaches, lexicon)
  const titled = any(
    intent.roles.flatMap(({ forms }) =>
      forms.slice(0, 12).map((form) => phraseOf(lexemes, form.join(' '), 't=')),
    ),
  )
  const words = any(
    intent.roles.flatMap(({ phrase }) => phrase.split(' ').map((word) => phraseOf(lexemes, word, 't='))),
  )
  const each = intent.skills.map((skill) =>
    any([
      ...[skill.name, ...skill.forms.map((form) => form.join(' '))].map((form) => phraseOf(lexemes, form)),
      quote(skillCode(skill)),
    ]),
  )
  const skills = each.length > 0 ? all(each) : ''
  const wordsOfSkills = intent.skills.flatMap(({ forms }) =>
    (forms[0] ?? []).map((word) => phraseOf(lexemes, word)),
  )
  const anySkill = any(each)
  const anyWord = any(wordsOfSkills)
  const tier = (limit: number, parts: string[], withPay = false): Tier[] =>
    parts.some((part) => part === '')
      ? []
      : [{ query: all([...parts, ...refused]) || null, pay: withPay ? pay : null, limit }]
  const given = (part: string) => (part === '' ? [] : [part])
  const job = any([headed, titled])
  const ideal = [...given(skills), ...given(place), ...bounds]
  if (job === '' && meant === '') return unnamed(tier, { skills, anySkill, anyWord, place, near, bounds })
  return [
    ...tier(300, [job, ...ideal], true),
    ...tier(250, [job, ...given(skills), ...given(place)]),
    ...tier(200, [job, ...given(place), ...bounds], true),
    ...tier(150, [job, skills]),
    ...tier(100, [job, anySkill, ...given(place)]),
    ...tier(150, [job, near]),
    ...tier(200, [job]),
    ...tier(150, [meant, ...ideal]),
    ...tier(100, [meant, ...given(place)]),
    ...tier(150, [related, ...ideal], true),
    ...tier(100, [related, ...given(place)]),
    ...tier(100, [related]),
    ...tier(150, [words, ...given(place)]),
    ...tier(100, [words]),
  ]
}

/** No job was named: by skills, else by what can be asked of the fields alone. */
function unnamed(
  tier: (limit: number, parts: string[], withPay?: boolean) => Tier[],
  {
    skills,
    anySkill,
    anyWord,
    place,
    near,
    bounds,
  }: { skills: string; anySkill: string; anyWord: string; place: string; near: string; bounds: string[] },
): Tier[] {
  const given = (part: string) => (part === '' ? [] : [part])
  if (anySkill === '') return tier(400, [...given(place), ...bounds], true)
  return [
    ...tier(300, [skills, ...given(place), ...bounds], true),
    ...tier(200, [skills, ...given(place)]),
    ...tier(200, [skills, near]),
    ...tier(200, [skills]),
    ...tier(200, [anySkill, ...given(place)]),
    ...tier(200, [anySkill]),
    ...tier(150, [anyWord, ...given(place), ...bounds], true),
  ]
}

function jobsOf(
  reaches: readonly Reach[],
  { occupations }: Lexicon,
): { headed: string; meant: string; related: string } {
  const nearest = occupations
    .map(({ code }, index) => ({ code, near: Math.max(0, ...reaches.map((reach) => reach[index] ?? 0)) }))
    .filter(({ near }) => near > 0)
    .sort((a, b) => b.near - a.near)
  const most = nearest[0]?.near ?? 1
  const meant = nearest.filter(({ near }) => near >= VARIANT * most)
  const related = nearest
    .filter(({ near }) => near < VARIANT * most && near >= RELATED * most)
    .slice(0, MOST_RELATED)
  const codes = (prefix: string, jobs: typeof nearest) =>
    jobs.length > 0
      ? anyOf(
          prefix,
          jobs.map(({ code }) => code),
        )
      : ''
  return { headed: codes('n=', meant), meant: codes('o=', meant), related: codes('n=', related) }
}

/** Levels of experience and education that may be what is asked for. */
function boundsOf({ years, level, education }: Intent): string[] {
  const least = level ? EXPERIENCES.indexOf(level) : 0
  const fits = EXPERIENCES.filter(
    (_, index) => index >= least && (!years || (LAST_YEAR[index] ?? 0) >= years.min),
  )
  const isEntry = level === 'entry'
  return [
    ...(years || (level && !isEntry) ? [anyOf('x=', fits)] : []),
    ...(isEntry ? [anyOf('x=', ['entry'])] : []),
    ...(education ? [anyOf('e=', EDUCATIONS.slice(EDUCATIONS.indexOf(education)))] : []),
  ]
}
/** Of the levels of experience. */
const LAST_YEAR = [2, 5, 10, 99]

function payOf({ pay }: Intent): string | null {
  if (!pay) return null
  return `{[${pay.min ?? 0},${pay.max === null ? '' : pay.max}${pay.max === null ? ')' : ']'}}`
}

function phraseOf(lexemes: Lexemes, text: string, prefix = ''): string {
  const words = lexemes.get(text) ?? []
  return words.length > 0 ? all(words.map((word) => quote(prefix + word))) : ''
}

function all(parts: readonly string[]): string {
  return parts.length === 1 ? (parts[0] ?? '') : parts.map((part) => `(${part})`).join(' & ')
}

function any(parts: readonly string[]): string {
  const known = [...new Set(parts.filter((part) => part !== ''))]
  return known.length > 1 ? known.map((part) => `(${part})`).join(' | ') : (known[0] ?? '')
}
