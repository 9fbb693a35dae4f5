import { recordOf } from '../../../shared/records.ts'
import { EDUCATIONS, EXPERIENCE_YEARS, EXPERIENCES } from '../../catalog/choices.ts'
import type { Lexicon } from '../../occupations/lexicon.ts'
import type { Reach } from '../../occupations/link-title.ts'
import { keyOf, termsOf } from '../../occupations/normalise.ts'
import { tradeWords } from '../../occupations/title-words.ts'
import { anyOf, type Parts, quote } from '../../search/index-query.ts'
import { skillCode } from '../judge/profile-cv.ts'
import { type Intent, isUnsure, tellingWords } from '../understand/intent.ts'

/**
 * A query to the search index, whose newest `limit` CVs are judged. `pay`: an int4multirange in kina per year. Null:
 * not asked for.
 */
export type Tier = { query: Parts | null; pay: string | null; limit: number }
/** The words of phrases in the form of the index. */
export type Lexemes = ReadonlyMap<string, readonly string[]>

/**
 * The nearness (see `reachOf`) from which an occupation counts as the requested one, as a share of the nearest one's.
 * Variants of an occupation (0.8) count, jobs joined by the operator's `near` rows (0.78) do not.
 */
const VARIANT = 0.79
/** The share from which it counts as related: jobs joined by `near` rows and the closest relations of O*NET. */
const RELATED = 0.4
/** The maximum number of related occupations in a query. */
const MOST_RELATED = 12

/**
 * `best`: CVs that meet every requirement in the index, and the newest of all CVs with the job or a skill. `gaps`: CVs that
 * miss one requirement. `wanted`: CVs that miss more. `near`: related jobs. `told`: if the job is unsure, CVs that mention
 * its work outside their titles.
 */
const STEPS = ['best', 'gaps', 'wanted', 'near', 'told'] as const
export type Tiers = Record<(typeof STEPS)[number], Tier[]>

/** Returns the phrases for the query to the index, in the words of the employer's query. */
export function phrasesOf({ roles, skills }: Intent): string[] {
  const titles = roles.flatMap(({ forms: [asked = []] }) => [asked.join(' '), ...asked])
  const named = skills.flatMap(({ name, forms }) => [
    name,
    ...forms.map((form) => form.join(' ')),
    ...(forms[0] ?? []),
  ])
  return [...new Set([...titles, ...named])]
}

/**
 * The tiers of CVs that are judged: by occupation with all requirements, then with fewer of them. When these find few,
 * also by earlier jobs, related occupations and single words of the title. Without a job: by skills, otherwise by the
 * fields alone. A CV in none of the tiers could not be among the first 20.
 */
export function candidateTiers(
  intent: Intent,
  reaches: readonly Reach[],
  lexicon: Lexicon,
  lexemes: Lexemes,
): Tiers {
  const { headed, meant, related } = jobsOf(reaches, lexicon)
  const titled = (texts: readonly string[]) => texts.map((text) => phraseOf(lexemes, text, 't='))
  const job = any([headed, ...titled(intent.roles.map(({ forms }) => (forms[0] ?? []).join(' ')))])
  const trade = any(titled(intent.roles.flatMap(({ forms }) => tradeWords(forms[0] ?? []))))
  const eachSkill = intent.skills.map((skill) => skillQuery(skill, lexicon, lexemes))
  const [skills, anySkill] = [all(eachSkill), any(eachSkill)]
  const words = intent.skills.flatMap(({ forms }) => forms[0] ?? [])
  const placeIds = intent.places.flatMap(({ ids }) => ids)
  const place = anyListed('l=', placeIds)
  const regionIds = intent.places.flatMap(({ sameRegion }) => sameRegion)
  const around = anyListed('l=', regionIds)
  const refused = intent.notPlaces.flatMap(({ ids }) => ids).map((id) => `!${quote(`l=${id}`)}`)
  const bounds = boundsOf(intent)
  const pay = payOf(intent)
  /** Without a part that it `must` have, the tier is left out. A missing part that it `may` have is ignored. */
  const tier = (limit: number, must: string[], may: string[] = [], ofPay: string | null = null): Tier[] => {
    const [first = '', ...others] = [...new Set([...must, ...may])].filter((part) => part !== '')
    const parts = [all([first, ...refused]), ...others].filter((part) => part !== '')
    return must.includes('') ? [] : [{ query: parts.length > 0 ? parts : null, pay: ofPay, limit }]
  }
  if (job === '' && meant === '') {
    const withSkills = [...tier(300, [skills], [place, ...bounds], pay), ...tier(150, [anySkill])]
    return distinct({
      best: anySkill === '' ? tier(400, [], [place, ...bounds], pay) : withSkills,
      gaps: [...tier(200, [skills], [place]), ...tier(150, [skills, around])],
      wanted: [...tier(150, [skills]), ...tier(150, [anySkill], [place])],
      near: tier(150, [any(words.map((word) => phraseOf(lexemes, word)))], [place, ...bounds], pay),
      told: [],
    })
  }
  return distinct({
    best: [...tier(300, [job], [skills, place, ...bounds], pay), ...tier(150, [job])],
    gaps: [...tier(150, [job], [skills, place]), ...tier(150, [job], [place, ...bounds], pay)],
    wanted: [
      ...tier(150, [job, skills]),
      ...tier(100, [job, anySkill], [place]),
      ...tier(100, [job, around]),
    ],
    near: [
      ...tier(150, [meant], [skills, place, ...bounds]),
      ...tier(100, [meant], [place]),
      ...tier(150, [related], [skills, place, ...bounds], pay),
      ...tier(100, [related], [place]),
      ...tier(100, [related]),
      ...tier(100, [trade], [place]),
      ...tier(150, [trade]),
    ],
    told: intent.roles.filter(isUnsure).flatMap((role) => {
      const each = tellingWords(role).map((word) => phraseOf(lexemes, word))
      const pairs = each.flatMap((one, index) => each.slice(index + 1).map((other) => all([one, other])))
      return tier(150, [any(pairs)])
    }),
  })
}

function anyListed(prefix: string, codes: readonly (string | number)[]): string {
  return codes.length > 0 ? anyOf(prefix, [...new Set(codes)].map(String)) : ''
}

/** A search with few requirements makes the same tier several times. The first one is the largest. */
function distinct(tiers: Tiers): Tiers {
  const known = new Set<string>()
  const isNew = ({ query, pay }: Tier) => known.size < known.add(`${query} ${pay}`).size
  return recordOf(STEPS, (step) => tiers[step].filter(isNew))
}

/** A skill of the lexicon is found by its code, which covers all its names, other skills by their words. */
function skillQuery(skill: Intent['skills'][number], { skills }: Lexicon, lexemes: Lexemes): string {
  if (skills.has(keyOf(termsOf(skill.name)))) return quote(skillCode(skill))
  const names = [skill.name, ...skill.forms.map((form) => form.join(' '))]
  return any(names.map((name) => phraseOf(lexemes, name)))
}

function jobsOf(reaches: readonly Reach[], { occupations }: Lexicon) {
  const nearest = occupations
    .map(({ code }, index) => ({ code, near: Math.max(0, ...reaches.map((reach) => reach[index] ?? 0)) }))
    .filter(({ near }) => near > 0)
    .sort((a, b) => b.near - a.near)
  const top = nearest[0]?.near ?? 1
  const meant = nearest.filter(({ near }) => near >= VARIANT * top).map(({ code }) => code)
  const others = nearest.slice(meant.length, meant.length + MOST_RELATED)
  const related = others.filter(({ near }) => near >= RELATED * top).map(({ code }) => code)
  return { headed: anyListed('n=', meant), meant: anyListed('o=', meant), related: anyListed('n=', related) }
}

/** The levels of experience and education that may meet the requirement. */
function boundsOf({ years, level, education }: Intent): string[] {
  const least = level ? EXPERIENCES.indexOf(level) : 0
  const wanted = years?.min ?? 0
  const fits = EXPERIENCES.filter((own, index) => index >= least && EXPERIENCE_YEARS[own][1] >= wanted)
  return [
    ...(years || level ? [anyOf('x=', level === 'entry' ? ['entry'] : fits)] : []),
    ...(education ? [anyOf('e=', EDUCATIONS.slice(EDUCATIONS.indexOf(education)))] : []),
  ]
}

function payOf({ pay }: Intent): string | null {
  return pay ? `{[${pay.min ?? 0},${pay.max === null ? ')' : `${pay.max}]`}}` : null
}

function phraseOf(lexemes: Lexemes, text: string, prefix = ''): string {
  const words = lexemes.get(text) ?? []
  return words.length > 0 ? all(words.map((word) => quote(prefix + word))) : ''
}

const all = (parts: readonly string[]) => joined(parts, ' & ')
const any = (parts: readonly string[]) => joined(parts, ' | ')

/** Stop words have no lexemes: their empty parts are left out. */
function joined(parts: readonly string[], operator: string): string {
  const known = [...new Set(parts.filter((part) => part !== ''))]
  return known.length > 1 ? known.map((part) => `(${part})`).join(operator) : (known[0] ?? '')
}
