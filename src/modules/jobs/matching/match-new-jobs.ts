import type { Context } from '../../../platform/context.ts'
import { dayInPortMoresby } from '../../../shared/dates.ts'
import { codeJobs, findJobs } from '../match-jobs.ts'
import { isPublic } from '../policy.ts'
import { selectJobsById } from '../queries.ts'
import type { JobSearch } from '../schema.ts'
import {
  hasJobWithWords,
  type JobWords,
  type Ranks,
  rankSimilarJobs,
  selectOpenJobs,
  selectWithWords,
} from '../search-queries.ts'
import { jobCard } from '../views.ts'
import { parseWords, readCriteria } from './read-criteria.ts'

export type NewJobs = {
  /** Returns the ids of the jobs that a search finds, the newest first. */
  match(search: JobSearch): Promise<number[]>
  /** Returns the cards of open jobs, in this order. */
  cards(ids: readonly number[]): Promise<ReturnType<typeof jobCard>[]>
}

/**
 * Prepares a few of the open jobs to be compared with many searches. The filters and the words are those of
 * `searchJobs`; similar words count only if no open job contains the typed ones. Jobs that are not open are left out.
 */
export async function openNewJobs(ctx: Context, ids: ReadonlySet<number>): Promise<NewJobs> {
  const open = await selectOpenJobs(ctx.db, ctx.now)
  const jobs = codeJobs(
    open.filter(({ id }) => ids.has(id)),
    dayInPortMoresby(ctx.now),
  )
  const listed = jobs.jobs.map(({ job }) => job.id)
  const rankOnce = remembered((typed) => rankWords(ctx, typed, listed))
  const cards = new Map<number, ReturnType<typeof jobCard>>()
  return {
    async match(search) {
      const typed = search.query || search.search
      const filter = { ...(await readCriteria(ctx, search)), ranks: await rankOnce(typed) }
      return findJobs(jobs, filter, 'newest').jobs.map(({ id }) => id)
    },
    async cards(wanted) {
      const rows = await selectJobsById(
        ctx.db,
        wanted.filter((id) => !cards.has(id)),
      )
      for (const row of rows.filter(isPublic)) cards.set(row.id, jobCard(row, ctx.now))
      return wanted.flatMap((id) => cards.get(id) ?? [])
    },
  }
}

/** Returns undefined if there is nothing to search for. */
async function rankWords(ctx: Context, typed: string, ids: readonly number[]): Promise<Ranks | undefined> {
  const words = await parseWords(ctx, typed)
  if (!words) return undefined
  const found = await selectWithWords(ctx.db, words, ctx.now, ids)
  if (found.length === 0 && (await isMisspelt(ctx, words)))
    return rankSimilarJobs(ctx.db, words, ctx.now, ids)
  return new Map(found.map((id) => [id, 1]))
}

const isMisspelt = async (ctx: Context, words: JobWords) => !(await hasJobWithWords(ctx.db, words, ctx.now))

function remembered<T>(read: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const known = new Map<string, Promise<T>>()
  return (key) => {
    const value = known.get(key) ?? read(key)
    known.set(key, value)
    return value
  }
}
