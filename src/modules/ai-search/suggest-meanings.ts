import { setImmediate } from 'node:timers/promises'
import type { AdministratorContext } from '../../platform/context.ts'
import { maskContacts } from '../../shared/mask-contacts.ts'
import { tidyQuery } from '../../shared/tidy-query.ts'
import type { Lexicon } from '../occupations/lexicon.ts'
import { isFunctionWord, keyOf, termsOf, wordsOf } from '../occupations/normalise.ts'
import type { TermKind } from '../occupations/schema.ts'
import { countFound } from './preview-term.ts'
import { selectTitlesWith } from './queries.ts'
import { queryWorld } from './query-world.ts'
import type { Chip } from './schema.ts'
import type { Intent } from './understand/intent.ts'
import { type STEPS, understandQuery } from './understand/understand-query.ts'

type Meaning = { kind: TermKind; meaning: string }

/** This step drops the places and limits of a search without a job, and these searches name one that we do not know. */
const WITH_HELP = 'help with texts that ask for nobody' satisfies keyof typeof STEPS
/** The number of meanings that are tried, and of those that are shown. */
const MEANINGS_TRIED = 12
const MEANINGS_SHOWN = 6
const FOR_LATER = 3
/** The likeness to the phrase from which a name of the lexicon is tried, 0 to 1. */
const LEAST_LIKENESS = 0.45
/** Letters alone mislead: 'barista' and 'sista'. */
const BY_LETTERS = 0.8
const LONGEST_PHRASE = 100

/**
 * Suggests what the words of a search that found nobody may mean: like names of the lexicon, and the titles of the CVs
 * that contain the words. Each comes with the number of people, up to 20, that a search for it finds. Those that find
 * nobody are shown only if there are no others, for people who come later. `phrase`: the part of the search that names the job.
 */
export async function suggestMeanings({ db }: AdministratorContext, query: string) {
  const world = await queryWorld(db, [query])
  const phrase = phraseOf(query, understandQuery(query, world, WITH_HELP))
  if (termsOf(phrase).length === 0) return { phrase, meanings: [] }
  const titles = await titlesOnCvs(db, phrase)
  const near = nearNames(phrase, world.lexicon)
  // in turn, so that neither kind fills the list
  const tried = unique(
    near.flatMap((one, place) => [one, ...titles.slice(place, place + 1)]).concat(titles),
    keyOf(termsOf(phrase)),
  ).slice(0, MEANINGS_TRIED)
  const found = []
  for (const { kind, meaning } of tried) {
    const { people } = await countFound(db, meaning, world)
    found.push({ kind, meaning, people })
    // each takes some ten milliseconds: other requests are answered in between
    await setImmediate()
  }
  const withPeople = found.filter(({ people }) => people > 0)
  const shown = withPeople.length > 0 ? withPeople : found.slice(0, FOR_LATER)
  return { phrase, meanings: shown.slice(0, MEANINGS_SHOWN) }
}

/** The requirements of these chips were understood; they are not part of the job's name. */
const LIMITS: ReadonlySet<Chip['kind']> = new Set([
  ...(['place', 'pay', 'years', 'level', 'education', 'licence', 'availability', 'exclusion'] as const),
])
const isMasked = (word: string) => !/[\p{L}\p{N}]/u.test(word)

/** 'bowser attendant in Lae, 3 years' asks for a bowser attendant. Words that the log does not keep are left out. */
function phraseOf(query: string, { chips }: Intent): string {
  const rest = chips
    .filter(
      ({ kind, state }) => LIMITS.has(kind) || (kind !== 'role' && state === 'ignored' && kind !== 'word'),
    )
    .reduceRight((text, { start, end }) => `${text.slice(0, start)};${text.slice(end)}`, query)
  const parts = rest.split(/[;,.:!?()\n]|•••/).map(withoutEnds)
  return tidyQuery(parts.find((part) => part !== '') ?? '').slice(0, LONGEST_PHRASE)
}

function withoutEnds(text: string): string {
  const words = wordsOf(text)
  const known = words.filter(({ term, typed }) => !isFunctionWord(term) && !isMasked(typed))
  return text.slice(known[0]?.start ?? 0, known.at(-1)?.end ?? 0)
}

/** The titles on CVs that contain the whole phrase, then the titles with its rarest words. */
async function titlesOnCvs(db: AdministratorContext['db'], phrase: string): Promise<Meaning[]> {
  const words = wordsOf(phrase).flatMap(({ term, typed }) => (isFunctionWord(term) ? [] : [typed]))
  const rows = await selectTitlesWith(db, phrase, [...new Set(words)])
  const byText = [...Map.groupBy(rows, ({ text }) => text)].map(([text, titles]) => ({
    titles,
    rank: text === phrase ? 0 : titles.reduce((sum, { people }) => sum + people, 1),
  }))
  return byText
    .sort((a, b) => a.rank - b.rank)
    .flatMap(({ titles }) => titles)
    .flatMap(({ title }) =>
      maskContacts(title) === title ? [{ kind: 'occupation', meaning: title } as const] : [],
    )
}

/** The names of the lexicon that share words or letters with the phrase, the likest first. */
function nearNames(phrase: string, { aliases, skills, vocabulary }: Lexicon): Meaning[] {
  const own = termsOf(phrase)
  const letters = trigrams(keyOf(own))
  const weight = (term: string) => 1 / Math.log(3 + (vocabulary.get(term) ?? 0))
  const whole = own.reduce((sum, term) => sum + weight(term), 0)
  const likeness = (form: readonly string[]) => {
    const shared = own.reduce((sum, term) => sum + (form.includes(term) ? weight(term) : 0), 0)
    const others = trigrams(keyOf(form))
    const common = [...letters].filter((three) => others.has(three)).length
    const byLetters = (BY_LETTERS * 2 * common) / (letters.size + others.size)
    return Math.max(shared / whole / Math.max(1, form.length / own.length), byLetters)
  }
  // each once, because several names have the same occupation
  const named = [
    ...[...new Set(aliases.values())].map((one) => ({ ...one, kind: 'occupation' as const })),
    ...[...new Set(skills.values())].map((one) => ({ ...one, kind: 'skill' as const })),
  ]
  return named
    .map(({ kind, name, forms }) => ({ kind, meaning: name, like: Math.max(0, ...forms.map(likeness)) }))
    .filter(({ like }) => like >= LEAST_LIKENESS)
    .sort((a, b) => b.like - a.like)
    .slice(0, MEANINGS_TRIED)
    .map(({ kind, meaning }) => ({ kind, meaning }))
}

function trigrams(word: string): Set<string> {
  const padded = ` ${word} `
  return new Set(Array.from({ length: padded.length - 2 }, (_, start) => padded.slice(start, start + 3)))
}

function unique(meanings: readonly Meaning[], phrase: string): Meaning[] {
  const byKey = new Map(meanings.toReversed().map((one) => [keyOf(termsOf(one.meaning)), one]))
  byKey.delete(phrase)
  return [...byKey.values()].reverse()
}
