import type { EmployerContext } from '../../platform/context.ts'
import { consume } from '../../platform/rate-limit.ts'
import { tidyQuery } from '../../shared/tidy-query.ts'
import { type Candidate, candidateOf } from './candidate.ts'
import { candidateTiers, phrasesOf } from './candidate-tiers.ts'
import { countPeople } from './find-candidates.ts'
import { asksForSomething, type Intent } from './intent.ts'
import type { Lexicon } from './lexicon.ts'
import { reachOf } from './link-title.ts'
import { keyOf, termsOf } from './normalise.ts'
import { selectCandidates, selectLexemes, selectTiers } from './queries.ts'
import { type Chip, EXAMPLES } from './schema.ts'
import { LEAST_SCORE, scoreCandidate } from './score-candidate.ts'
import { queryWorld } from './understand-need.ts'
import { understandQuery } from './understand-query.ts'

const SUGGESTIONS = { name: 'ai-suggestions', points: 240, seconds: 3600 }
const MOST = 6
/** Characters. */
const LONGEST_CHANGED = 250
/** How near jobs are that may stand for another: by rows of the country, or two names of one occupation. */
const NEIGHBOUR = 0.6
/** CVs of a suggestion that are judged, to count the people who would be shown. */
const LOOKED_AT = 60

/** Better searches for what was typed, each with how many people it finds; none finds nobody. Without any: examples. */
export async function suggestSearches(ctx: EmployerContext, query: string) {
  await consume(ctx, SUGGESTIONS, String(ctx.viewer.employer.id))
  const world = await queryWorld(ctx.db, [query, ...EXAMPLES])
  const intent = understandQuery(query, world)
  const wanted = asksForSomething(intent) ? changesOf(query, intent, world.lexicon, world.locations) : []
  const finding = async (texts: readonly string[]) => {
    const counted = await countFound(
      ctx,
      texts.map((text) => understandQuery(text, world)),
      world.lexicon,
    )
    return texts.flatMap((text, index) => {
      const total = counted[index] ?? 0
      return total > 0 && text.toLowerCase() !== query.toLowerCase() ? [{ query: text, total }] : []
    })
  }
  const better = wanted.length > 0 ? await finding([...new Set(wanted)]) : []
  const shown = (better.length > 0 ? better : await finding(EXAMPLES)).slice(0, MOST)
  return { suggestions: shown.map((one) => one.query), counted: shown }
}

/** The query with one thing changed: wider places, one requirement less, other jobs of the same kind; at last these jobs alone. */
function changesOf(
  query: string,
  { chips, places, roles }: Intent,
  lexicon: Lexicon,
  locations: readonly { id: number; region: string }[],
): string[] {
  const replaced = (changed: Chip | undefined, by: string) =>
    tidyQuery(
      chips.reduceRight((text, chip) => {
        const now = chip === changed ? by : plainly(chip)
        const before = text.slice(0, chip.start)
        const isTaken = chip.kind === 'place' && now === ''
        return `${isTaken ? before.replace(LEADS_TO_PLACE, '') : before}${now}${text.slice(chip.end)}`
      }, query),
    )
  const of = (...kinds: Chip['kind'][]) =>
    chips.filter(({ kind, state }) => kinds.includes(kind) && state !== 'ignored')
  const role = of('role')[0]
  const place = of('place')[0]
  const region = locations.find(({ id }) => places[0]?.ids.includes(id))?.region
  // What is told by a verb ('look after children') is no title that another one could stand for.
  const isTitle = role && lexicon.titles.has(keyOf(termsOf(plainly(role))))
  const others = isTitle ? siblings(roles[0]?.links ?? [], lexicon) : []
  const limits = of('pay', 'years', 'availability', 'education', 'level', 'licence')
  // nobody wants to read a whole posting again
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

const LEADS_TO_PLACE = /\b(?:in|from|at|near|around|based in|for|long)\s+(?:the\s+)?$/i

/** As a search should have it: mended, and without what is not used. */
function plainly({ state, typed, label }: Chip): string {
  if (state === 'ignored') return ''
  return state === 'corrected' ? label : typed
}

/** Titles of the operator's terms whose occupations are near, the nearest first; not O*NET's own names of groups ('Light Truck Drivers'). */
function siblings(links: Parameters<typeof reachOf>[1], lexicon: Lexicon): string[] {
  const reach = reachOf(lexicon, links)
  const groups = new Set(lexicon.occupations.map(({ title }) => title))
  const named = new Map([...lexicon.aliases.values()].map(({ name, forms }) => [name, forms[0] ?? []]))
  return [...named]
    .map(([name, form]) => {
      const [own] = lexicon.titles.get(keyOf(form)) ?? []
      return { name, near: own ? (reach[own[0]] ?? 0) : 0 }
    })
    .filter(
      ({ name, near }) => near >= NEIGHBOUR && near < 0.99 && /^\p{Lu}/u.test(name) && !groups.has(name),
    )
    .sort((a, b) => b.near - a.near)
    .slice(0, 3)
    .map(({ name }) => name)
}

/** How many people have all that each asks for and would be shown; 0 where none of the newest would. */
async function countFound(
  { db }: EmployerContext,
  intents: readonly Intent[],
  lexicon: Lexicon,
): Promise<number[]> {
  const lexemes = await selectLexemes(db, intents.flatMap(phrasesOf))
  const reaches = intents.map(({ roles }) => roles.map(({ links }) => reachOf(lexicon, links)))
  const tiers = intents.map((intent, index) => {
    const [ideal] = candidateTiers(intent, reaches[index] ?? [], lexicon, lexemes).wanted
    return ideal && { ...ideal, limit: LOOKED_AT }
  })
  const asked = tiers.flatMap((tier) => tier ?? [])
  const found = await selectTiers(db, asked, null)
  const rows = await selectCandidates(db, [...new Set(found.flatMap(({ ids }) => ids))])
  const candidates = new Map(rows.map((row) => [row.id, candidateOf(row, lexicon)]))
  const isShown = (candidate: Candidate, index: number) => {
    const intent = intents[index]
    const judged = intent && scoreCandidate(candidate, intent, reaches[index] ?? [])
    return judged !== undefined && judged.score >= LEAST_SCORE
  }
  const counts = new Map(asked.map((tier, index) => [tier, found[index]]))
  return tiers.map((tier, index) => {
    const one = tier && counts.get(tier)
    if (!one) return 0
    const owners = one.ids.flatMap((id): [number, number][] => {
      const candidate = candidates.get(id)
      return candidate && isShown(candidate, index) ? [[id, candidate.row.jobSeekerId]] : []
    })
    return countPeople(one, new Map(owners))
  })
}
