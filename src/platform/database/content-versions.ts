import pg from 'pg'
import type { Context } from '../context.ts'
import { within } from '../within.ts'
import type { Db } from './database.ts'

/**
 * For each area of the public content, a text that is different after every change. `site`: settings, packages, categories
 * and locations. `jobs`: jobs and companies. `cvs`: CVs as everybody may see them.
 */
export type ContentVersions = { site: string; jobs: string; cvs: string }
export type Area = keyof ContentVersions

/** Asks the database, so that every change is included. The triggers that count them are in `db/schema.sql`. */
export async function readVersions({ db, now }: Pick<Context, 'db' | 'now'>): Promise<ContentVersions> {
  const { rows } = await db.$client.query<ContentVersions>({
    name: 'content versions',
    text: 'SELECT site, jobs, cvs FROM content_versions($1)',
    values: [now],
  })
  if (!rows[0]) throw new Error('no content versions')
  return rows[0]
}

/** Milliseconds. A change by another process is noticed within 5 seconds. */
const FRESH_MS = 5_000
/**
 * Milliseconds before that. A request that comes so late asks again for those after it, so that on a busy site nobody
 * waits for the versions.
 */
const AHEAD_MS = 1_000
/** Milliseconds to wait for the versions. Every page waits for them, even a cached page that needs no database. */
const PATIENCE = 1500

type Known = {
  versions: Promise<ContentVersions>
  askedAt: number
  last: ContentVersions | undefined
  /** Whether the next versions were asked for. */
  isRenewed?: boolean
}
/** By the pool that was asked, because a replica may be a moment behind. */
const known = new WeakMap<object, Known>()

/**
 * Returns versions that are at most five seconds old and include every change reported to `forgetVersions`.
 * Requests that arrive at the same time share one query. While the database does not answer, the last versions apply.
 */
export function recentVersions(ctx: Pick<Context, 'db' | 'now'>): Promise<ContentVersions> {
  const pool = ctx.db.$client
  const earlier = known.get(pool)
  const now = ctx.now.getTime()
  const age = earlier ? Math.abs(now - earlier.askedAt) : FRESH_MS
  if (earlier && age < FRESH_MS) {
    if (age >= FRESH_MS - AHEAD_MS && !earlier.isRenewed) void renew(ctx, earlier)
    return earlier.versions
  }
  const last = earlier?.last
  const versions = within(PATIENCE, readVersions(ctx)).then(
    (answer) => {
      fresh.last = answer
      return answer
    },
    (error) => {
      if (last) return last
      if (known.get(pool) === fresh) known.delete(pool)
      throw error
    },
  )
  const fresh: Known = { versions, askedAt: now, last }
  known.set(pool, fresh)
  return versions
}

/** Asks for the next versions. Those that were forgotten meanwhile may not include the change: they are not used. */
async function renew(ctx: Pick<Context, 'db' | 'now'>, earlier: Known): Promise<void> {
  earlier.isRenewed = true
  const pool = ctx.db.$client
  const last = await within(PATIENCE, readVersions(ctx)).catch(() => undefined)
  if (last && known.get(pool) === earlier)
    known.set(pool, { versions: Promise.resolve(last), askedAt: ctx.now.getTime(), last })
}

/** To be called after this process may have changed something: the next caller of `recentVersions` asks the database. */
export function forgetVersions({ $client }: Db): void {
  const earlier = known.get($client)
  if (earlier) known.set($client, { ...earlier, askedAt: Number.NEGATIVE_INFINITY })
}

/**
 * Returns a function that keeps what `load` returns in memory until its area changes. Within a transaction nothing is
 * kept, so that commands work with the rows themselves. Callers must not change the value: others get the same one.
 */
export function keptUntilChange<T>(area: Area, load: (db: Db) => PromiseLike<T>) {
  const kept = new WeakMap<object, { version: string; value: Promise<T> }>()
  return async (ctx: Pick<Context, 'db' | 'now'>): Promise<T> => {
    const pool = ctx.db.$client
    if (!(pool instanceof pg.Pool)) return load(ctx.db)
    const version = (await recentVersions(ctx))[area]
    const earlier = kept.get(pool)
    if (earlier?.version === version) return earlier.value
    const value = Promise.resolve(load(ctx.db))
    kept.set(pool, { version, value })
    value.catch(() => {
      if (kept.get(pool)?.value === value) kept.delete(pool)
    })
    return value
  }
}

/**
 * Returns a memory for the latest answers. `get` returns the answer that is kept under a key, or makes it; callers that
 * arrive meanwhile wait for it. The key contains the versions of all areas that the answer shows. Callers must not
 * change the answer. `known` returns it only if it is kept.
 */
export function keptAnswers<T>(most: number) {
  const answers = new WeakMap<object, Map<string, Promise<T>>>()
  const get = ({ db }: Pick<Context, 'db'>, key: string, make: () => Promise<T>): Promise<T> => {
    const pool = db.$client
    if (!(pool instanceof pg.Pool)) return make()
    const kept = answers.get(pool) ?? new Map<string, Promise<T>>()
    answers.set(pool, kept)
    const earlier = kept.get(key)
    const answer = earlier ?? make()
    kept.delete(key)
    kept.set(key, answer)
    if (earlier) return answer
    answer.catch(() => kept.get(key) === answer && kept.delete(key))
    const [oldest] = kept.keys()
    if (kept.size > most && oldest !== undefined) kept.delete(oldest)
    return answer
  }
  return Object.assign(get, {
    known: ({ db }: Pick<Context, 'db'>, key: string) => answers.get(db.$client)?.get(key),
  })
}

/** Returns a key for `keptAnswers` of an answer that may show content of every area, at most five seconds old. */
export async function recentKey(
  ctx: Pick<Context, 'db' | 'now'>,
  ...parts: (string | number)[]
): Promise<string> {
  const { site, jobs, cvs } = await recentVersions(ctx)
  return [site, jobs, cvs, ...parts].join(' ')
}
