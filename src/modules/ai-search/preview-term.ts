import { setImmediate } from 'node:timers/promises'
import type { AdministratorContext } from '../../platform/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { lexiconWith } from '../occupations/lexicon.ts'
import type { NewTerm } from '../occupations/schema.ts'
import { listedTerms } from '../occupations/terms.ts'
import { rankPeople } from './find/rank-people.ts'
import { LEAST_SCORE } from './judge/score-candidate.ts'
import { selectLastSearches } from './log-queries.ts'
import { queryWorld } from './query-world.ts'
import { asksForSomething, type QueryWorld } from './understand/intent.ts'
import { understandQuery } from './understand/understand-query.ts'

/** The number of searches that are read again, and of those among them that are shown. */
const SEARCHES_READ = 100
const SEARCHES_SHOWN = 5
/** The number of people that are counted for a search. */
const MOST_COUNTED = 20

/**
 * Shows the effect of a term before it is added: the people that a search for its phrase finds without it and with it,
 * and the searches among the last 100 that would be read differently. CVs that contain the phrase are read again only
 * after the term is added.
 */
export async function previewTerm({ db }: AdministratorContext, term: NewTerm) {
  const [terms, last] = await Promise.all([listedTerms(db), selectLastSearches(db, SEARCHES_READ)])
  const world = await queryWorld(db, [term.phrase, ...last])
  const worlds = [world, { ...world, lexicon: lexiconWith([...terms, term]) }]
  const isChanged = (text: string) => {
    const [before, after] = worlds.map((world) => JSON.stringify(understandQuery(text, world)))
    return before !== after
  }
  const changed: string[] = []
  for (const query of last) {
    if (isChanged(query)) changed.push(query)
    // a hundred searches take a second: other requests are answered in between
    await setImmediate()
  }
  const shown = new Set([term.phrase, ...changed.slice(0, SEARCHES_SHOWN)])
  const searches = []
  for (const query of shown) {
    const [before, after] = worlds
    if (before && after)
      searches.push({
        query,
        before: await countFound(db, query, before),
        after: await countFound(db, query, after),
      })
  }
  return { searches, changed: changed.length, read: last.length }
}

/** The number of people that a search shows, up to 20, and the best score; null when it shows nobody. */
export async function countFound(db: Db, query: string, world: QueryWorld) {
  const intent = understandQuery(query, world)
  if (!asksForSomething(intent)) return { people: 0, best: null }
  const { people } = await rankPeople(db, intent, world.lexicon, {
    size: MOST_COUNTED,
    employerId: 0,
    hidden: null,
  })
  const scores = people.flatMap(({ score }) => (score >= LEAST_SCORE ? [score] : []))
  return { people: scores.length, best: scores[0] ?? null }
}
