import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Location } from '../../src/modules/ai-search/intent.ts'
import { lexiconWith, type Term } from '../../src/modules/ai-search/lexicon.ts'

const migration = (name: string) =>
  readFileSync(join(import.meta.dirname, '../../db/migrations', name), 'utf8')
const unquoted = (text: string) => text.replaceAll("''", "'")

/** The lists that a new installation begins with, without a database. */
function seededTerms(): Term[] {
  const rows = migration('0066_ai_search.sql').matchAll(
    /^ {2}\('(occupation|narrower|skill)', '((?:[^']|'')+)', '((?:[^']|'')+)'\)/gm,
  )
  return [...rows].flatMap(([, kind, meaning = '', phrases = '']) =>
    phrases.split('; ').map((phrase) => ({
      phrase: unquoted(phrase),
      kind: kind === 'skill' || kind === 'narrower' ? kind : 'occupation',
      meaning: unquoted(meaning),
    })),
  )
}

export function seededLocations(): Location[] {
  const rows = migration('0001_catalog.sql').matchAll(
    /\('([^']+)', '[a-z0-9-]+', '([^']*)', 'Papua New Guinea', '([^']*)', '(town|province|special)', ARRAY\[([^\]]*)\]/g,
  )
  return [...rows].map(([, name = '', region = '', province = '', kind, aliases = ''], index) => ({
    ...{ id: index + 1, name, region, province },
    kind: kind === 'province' || kind === 'special' ? kind : 'town',
    aliases: aliases.split(', ').flatMap((alias) => (alias === '' ? [] : [alias.replaceAll("'", '')])),
  }))
}

export function seededWorld(wordCounts: ReadonlyMap<string, number> = new Map()) {
  return { lexicon: lexiconWith(seededTerms()), locations: seededLocations(), wordCounts }
}
