import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Location } from '../../src/modules/ai-search/understand/intent.ts'
import { type Lexicon, lexiconWith, type Term } from '../../src/modules/occupations/lexicon.ts'
import { TERM_KINDS } from '../../src/modules/occupations/schema.ts'

const migration = (name: string) =>
  readFileSync(join(import.meta.dirname, '../../db/migrations', name), 'utf8')
const unquoted = (text: string) => text.replaceAll("''", "'")

/** The lists of a new installation, without a database. */
export function seededTerms(): Term[] {
  const files = [
    '0069_ai_search.sql',
    '0072_ai_search_terms.sql',
    '0073_ai_search_trades.sql',
    '0074_ai_search_words.sql',
    '0078_ai_search_ways.sql',
    '0080_ai_search_kinds.sql',
    '0081_ai_search_names.sql',
    '0122_ai_search_abbreviations.sql',
    '0137_ai_search_stock.sql',
    '0153_ai_search_honest_names.sql',
    '0178_ai_search_vocabulary.sql',
    '0179_ai_search_near_jobs.sql',
    '0182_ai_search_short_names.sql',
    '0191_ai_search_names_of_care.sql',
    '0192_ai_search_names_of_trades.sql',
    '0193_ai_search_names_of_offices.sql',
    '0196_ai_search_call_centre.sql',
    '0197_ai_search_everyday_searches.sql',
    '0198_ai_search_names_of_mining.sql',
    '0199_ai_search_names_of_farms.sql',
    '0202_ai_search_names_of_professions.sql',
    '0203_ai_search_names_of_everyday.sql',
    '0205_ai_search_names_of_officers.sql',
    '0204_ai_search_names_of_tokpisin.sql',
    '0206_ai_search_tradesmen.sql',
    '0208_ai_search_abbreviated_titles.sql',
    '0211_ai_search_short_operators.sql',
    '0212_districts_and_shopkeepers.sql',
    '0214_ai_search_certificates_and_helpers.sql',
    '0215_ai_search_jobs_joined_by_and.sql',
    '0216_ai_search_more_names.sql',
    '0217_ai_search_certificates_and_products.sql',
    '0218_ai_search_spelt_out.sql',
    '0219_ai_search_products.sql',
  ]
  return files.map(migration).reduce<Term[]>((terms, sql) => {
    const [removed = '', ...added] = sql.split('INSERT INTO ai_terms')
    const wrong = termsIn(removed).map((term) => JSON.stringify(term))
    return [...terms.filter((term) => !wrong.includes(JSON.stringify(term))), ...added.flatMap(termsIn)]
  }, [])
}

function termsIn(sql: string): Term[] {
  const rows = sql.matchAll(/^ {2}\('([a-z]+)', '((?:[^']|'')+)', '((?:[^']|'')+)'\)/gm)
  return [...rows].flatMap(([, kind, meaning = '', phrases = '']) =>
    phrases.split('; ').map((phrase) => ({
      phrase: unquoted(phrase),
      kind: TERM_KINDS.find((known) => known === kind) ?? 'occupation',
      meaning: unquoted(meaning),
    })),
  )
}

export function seededLocations(): Location[] {
  const rows = migration('0001_catalog.sql').matchAll(
    /\('([^']+)', '([a-z0-9-]+)', '([^']*)', 'Papua New Guinea', '([^']*)', '(town|province|special)', ARRAY\[([^\]]*)\]/g,
  )
  const suburbs = Map.groupBy(
    [
      '0072_ai_search_terms.sql',
      '0212_districts_and_shopkeepers.sql',
      '0213_more_names_of_places.sql',
    ].flatMap((name) => [...migration(name).matchAll(/^ {2}\('([a-z-]+)', '([^']+)'\)/gm)]),
    ([, slug]) => slug,
  )
  return [...rows].map(([, name = '', slug = '', region = '', province = '', kind, aliases = ''], index) => ({
    ...{ id: index + 1, name, region, province },
    kind: kind === 'province' || kind === 'special' ? kind : 'town',
    aliases: [
      ...aliases.split(', ').flatMap((alias) => (alias === '' ? [] : [alias.replaceAll("'", '')])),
      ...(suburbs.get(slug) ?? []).flatMap(([, , names = '']) => names.split('; ')),
    ],
  }))
}

let seeded: { lexicon: Lexicon; locations: Location[] } | undefined

/** Terms and places are read once for all tests of a process, because that takes longer than most tests. */
export function seededWorld(wordCounts: ReadonlyMap<string, number> = new Map()) {
  seeded ??= { lexicon: lexiconWith(seededTerms()), locations: seededLocations() }
  return { ...seeded, wordCounts }
}
