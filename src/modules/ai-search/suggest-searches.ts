import type { EmployerContext } from '../../platform/context.ts'
import { describeError } from '../../platform/database/errors.ts'
import { isEnglish } from '../../platform/english-words.ts'
import { consume } from '../../platform/rate-limit.ts'
import { tidyQuery } from '../../shared/tidy-query.ts'
import { HOUR } from '../../shared/time.ts'
import type { Lexicon } from '../occupations/lexicon.ts'
import { reachOf } from '../occupations/link-title.ts'
import { keyOf, termsOf, wordsOf } from '../occupations/normalise.ts'
import { candidateTiers, phrasesOf } from './find/candidate-tiers.ts'
import { countPeople } from './find/find-candidates.ts'
import { type Candidate, candidateOf } from './judge/candidate.ts'
import { LEAST_SCORE, scoreCandidate } from './judge/score-candidate.ts'
import { selectCandidates, selectLeftOut, selectLexemes, selectTiers } from './queries.ts'
import { queryWorld } from './query-world.ts'
import { type Chip, EXAMPLES } from './schema.ts'
import { asksForSomething, type Intent, type QueryWorld } from './understand/intent.ts'
import { understandQuery } from './understand/understand-query.ts'

const SUGGESTIONS = { name: 'ai-suggestions', points: 240, per: HOUR }
const MAX_SUGGESTIONS = 6
/** Characters. */
const LONGEST_CHANGED = 250
/**
 * The nearness (see `reachOf`) from which a title may replace the requested one. Variants of an occupation and jobs
 * joined by the operator's `near` rows reach it. Jobs that only O*NET relates do not.
 */
const NEIGHBOUR = 0.6
/** The number of CVs per suggestion that are judged, to count the people who would be shown. */
const JUDGED_CVS = 60

/**
 * Returns better searches for the typed query, each with the number of people it finds. A search that finds no people
 * is left out. Without any, returns examples.
 */
export async function suggestSearches(ctx: EmployerContext, query: string) {
  await consume(ctx, SUGGESTIONS, String(ctx.viewer.employer.id))
  try {
    return await findSuggestions(ctx, query)
  } catch (error) {
    ctx.log.warn(describeError(error), 'Failed to get suggestions')
    throw error
  }
}

async function findSuggestions(ctx: EmployerContext, query: string) {
  const world = await queryWorld(ctx.db, [query, ...EXAMPLES])
  const intent = understandQuery(query, world)
  const finding = async (texts: readonly string[]) => {
    const searches = [...new Set(texts)]
      .filter((text) => text !== '' && text.toLowerCase() !== query.toLowerCase())
      .map((text) => ({ text, intent: understandQuery(text, world) }))
      .filter((search) => asksForSomething(search.intent))
    const intents = searches.map((search) => search.intent)
    const counted = (await findShown(ctx, intents, world.lexicon)).map(({ total }) => total)
    return searches.flatMap(({ text }, index) => {
      const total = counted[index] ?? 0
      return total > 0 ? [{ query: text, total }] : []
    })
  }
  const isNeed = asksForSomething(intent)
  const changes = isNeed ? changesOf(query, intent, world) : []
  const changed = await finding([...completionsOf(query, world.lexicon), ...changes])
  const isFew = isNeed && changed.length < MAX_SUGGESTIONS && query.length <= LONGEST_CHANGED
  const [found] =
    isFew && !isUnfinished(query, world.lexicon) ? await findShown(ctx, [intent], world.lexicon) : []
  const plain = withPart(query, intent.chips)
  const narrower = found ? await finding(narrowings(plain, intent, found.candidates, world)) : []
  const better = [...changed, ...narrower]
  const shown = (better.length > 0 ? better : mostFirst(await finding(EXAMPLES))).slice(0, MAX_SUGGESTIONS)
  return { suggestions: shown.map((one) => one.query), counted: shown }
}

/** An example that finds one person says little about the site, so those that find several come alone if there are any. */
function mostFirst<T extends { total: number }>(searches: T[]): T[] {
  const several = searches.filter(({ total }) => total > 1)
  return (several.length > 0 ? several : searches).sort((a, b) => b.total - a.total)
}

/**
 * The query with one change: wider places, one requirement less, or other jobs of the same kind; last, these jobs
 * alone.
 */
function changesOf(
  query: string,
  { chips, places, roles }: Intent,
  { lexicon, locations }: QueryWorld,
): string[] {
  const replaced = (changed: Chip | undefined, by: string) => withPart(query, chips, changed, by)
  const of = (...kinds: Chip['kind'][]) =>
    chips.filter(({ kind, state }) => kinds.includes(kind) && state !== 'ignored')
  const role = of('role')[0]
  const place = of('place')[0]
  const region = locations.find(({ id }) => places[0]?.ids.includes(id))?.region
  // A job described by a verb ('look after children') is not a title that another title could replace.
  const isTitle = role && lexicon.titles.has(keyOf(termsOf(plainly(role))))
  const others = isTitle ? siblings(roles[0]?.links ?? [], lexicon) : []
  const limits = of('pay', 'years', 'availability', 'education', 'level', 'licence')
  // a whole posting is too long for a suggestion
  if (query.length > LONGEST_CHANGED) return [...(role ? [plainly(role)] : []), ...others]
  return [
    ...of('role', 'skill')
      .filter(({ state }) => state === 'corrected')
      .map((chip) => replaced(chip, chip.label)),
    ...(place && region && region !== place.typed
      ? [replaced(place, region === 'Highlands' || region === 'Islands' ? `the ${region}` : region)]
      : []),
    ...limits.map((limit) => replaced(limit, '')),
    ...of('skill', 'word').map((skill) => replaced(skill, '')),
    ...(place ? [replaced(place, '')] : []),
    ...others.map((title) => replaced(role, title)),
    ...(role ? [plainly(role)] : []),
    ...others,
  ]
}

/** The query with corrected spelling, without the unused words, and with `by` instead of one part. */
function withPart(query: string, chips: readonly Chip[], changed?: Chip, by = ''): string {
  return tidyQuery(
    chips.reduceRight((text, chip) => {
      const now = chip === changed ? by : plainly(chip)
      const before = text.slice(0, chip.start)
      const isTaken = chip.kind === 'place' && now === ''
      return `${isTaken ? before.replace(LEADS_TO_PLACE, '') : before}${now}${text.slice(chip.end)}`
    }, query),
  )
}

/** Letters from which a text is completed, and the number of completions. */
const LEAST_TYPED = 3
const MOST_COMPLETED = 12

/** The names of jobs that begin with the text, the shortest first: 'Storeman' for 'stor'. */
function completionsOf(query: string, lexicon: Lexicon): string[] {
  const typed = query.trim().toLowerCase()
  if (typed.length < LEAST_TYPED) return []
  return [...namesOfJobs(lexicon).keys()]
    .filter((name) => name.toLowerCase().startsWith(typed))
    .sort((a, b) => a.length - b.length)
    .slice(0, MOST_COMPLETED)
}

/** The names of jobs and their words. O*NET's own names of groups ('Light Truck Drivers') are left out. */
function namesOfJobs({ aliases, occupations }: Lexicon): Map<string, string[]> {
  const groups = new Set(occupations.map(({ title }) => title))
  const named = [...new Set(aliases.values())].filter(({ name }) => !groups.has(name))
  return new Map(named.map(({ name, forms }) => [name, forms[0] ?? []]))
}

/** Whether the last word is unfinished: 'stor', 'bus and truc'. Suggestions do not repeat it. */
function isUnfinished(query: string, { vocabulary }: Lexicon): boolean {
  const last = wordsOf(query).at(-1)
  return (
    last !== undefined &&
    /^\p{L}{3,}$/u.test(last.typed) &&
    !vocabulary.has(last.term) &&
    !isEnglish(last.typed)
  )
}

const LEADS_TO_PLACE = /\b(?:in|from|at|near|around|based in|for|long)\s+(?:the\s+)?$/i

/** The query with corrected spelling and without the unused words. */
function plainly({ state, typed, label }: Chip): string {
  if (state === 'ignored') return ''
  return state === 'corrected' ? label : typed
}

/** The titles of the operator's terms with near occupations, the nearest first. */
function siblings(links: Parameters<typeof reachOf>[1], lexicon: Lexicon): string[] {
  const reach = reachOf(lexicon, links)
  return [...namesOfJobs(lexicon)]
    .map(([name, form]) => {
      const [own] = lexicon.titles.get(keyOf(form)) ?? []
      return { name, near: own ? (reach[own[0]] ?? 0) : 0 }
    })
    .filter(({ name, near }) => near >= NEIGHBOUR && near < 0.99 && /^\p{Lu}/u.test(name))
    .sort((a, b) => b.near - a.near)
    .slice(0, 3)
    .map(({ name }) => name)
}

/**
 * Returns, per search, the newest CVs that meet its requirements and would be shown, and the number of people; 0 for
 * none.
 */
async function findShown(
  { db, viewer: { employer } }: EmployerContext,
  intents: readonly Intent[],
  lexicon: Lexicon,
): Promise<{ total: number; candidates: Candidate[] }[]> {
  const lexemes = await selectLexemes(db, intents.flatMap(phrasesOf))
  const reaches = intents.map(({ roles }) => roles.map(({ links }) => reachOf(lexicon, links)))
  const tiers = intents.map((intent, index) => {
    const [ideal] = candidateTiers(intent, reaches[index] ?? [], lexicon, lexemes).best
    return ideal && { ...ideal, limit: JUDGED_CVS }
  })
  const asked = tiers.flatMap((tier) => tier ?? [])
  const found = await selectTiers(db, asked, await selectLeftOut(db, employer.id, false))
  const rows = await selectCandidates(db, [...new Set(found.flatMap(({ ids }) => ids))], employer.id)
  const candidates = new Map(rows.map((row) => [row.id, candidateOf(row, lexicon)]))
  const isShown = (candidate: Candidate, index: number) => {
    const intent = intents[index]
    const judge = (one: Candidate) => intent && scoreCandidate(one, intent, reaches[index] ?? [])
    // the search shows nobody when all are far from the job, and the file, which is not read here, may not help
    return (judge(candidate)?.score ?? 0) >= LEAST_SCORE && !judge({ ...candidate, text: '' })?.isFar
  }
  const counts = new Map(asked.map((tier, index) => [tier, found[index]]))
  return tiers.map((tier, index) => {
    const one = tier && counts.get(tier)
    if (!one) return { total: 0, candidates: [] }
    const shown = one.ids
      .flatMap((id) => candidates.get(id) ?? [])
      .filter((candidate) => isShown(candidate, index))
    const owners = new Map(shown.map(({ row }) => [row.id, row.jobSeekerId]))
    return { total: countPeople(one, owners), candidates: shown }
  })
}

/** The maximum number of added jobs, places or skills. */
const MOST_ADDED = 3

/**
 * A search with one more requirement that several of the people it finds meet, so that fewer and nearer people remain: a
 * job if none was named, a place, or a skill.
 */
function narrowings(
  query: string,
  { roles, places, notPlaces, skills, chips }: Intent,
  candidates: readonly Candidate[],
  { locations }: QueryWorld,
): string[] {
  const names = new Map(locations.map(({ id, name }) => [id, name]))
  const isSkillAlone = chips.length > 0 && chips.every(({ kind }) => kind === 'skill' || kind === 'word')
  const titles = roles.length === 0 && isSkillAlone ? candidates.map(({ row }) => row.jobTitle) : []
  const towns =
    places.length + notPlaces.length === 0
      ? candidates.flatMap(({ row }) => (row.locationId === null ? [] : (names.get(row.locationId) ?? [])))
      : []
  const asked = new Set(skills.flatMap(({ forms }) => forms.map(keyOf)))
  const known = roles.length > 0 ? candidates.flatMap(({ row }) => [...new Set(row.skills)]) : []
  const others = known.filter((skill) => !asked.has(keyOf(termsOf(skill))) && PLAIN.test(skill))
  const joint = /\bwith\b/i.test(query) ? ' and ' : ' with '
  return [
    ...commonest(titles.filter((title) => PLAIN.test(title))).map((title) => `${title} with ${query}`),
    ...commonest(towns).map((town) => `${query} in ${town}`),
    ...commonest(others).map((skill) => query + joint + skill),
  ]
}

/** Whether a text reads well inside a sentence and contains no contacts. */
const PLAIN = /^[\p{L}][\p{L} /&'-]{1,39}$/u

function commonest(texts: readonly string[]): string[] {
  return [...Map.groupBy(texts, (text) => text.toLowerCase()).values()]
    .sort((a, b) => b.length - a.length)
    .slice(0, MOST_ADDED)
    .flatMap((same) => same.at(-1) ?? [])
}
