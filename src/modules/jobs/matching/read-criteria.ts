import type { Context } from '../../../platform/context.ts'
import { keptAnswers } from '../../../platform/database/content-versions.ts'
import { pick } from '../../../shared/records.ts'
import { listAllPlaces, type Place, resolveLocation } from '../../catalog/reads.ts'
import { findJobsOfTrade } from '../lists/list-trades.ts'
import type { JobFilter } from '../match-jobs.ts'
import { JOB_FILTERS, JOB_SWITCHES, type JobSearch } from '../schema.ts'
import { type JobWords, parseJobWords } from '../search-queries.ts'

/** Returns the filter of a search without its words. */
export async function readCriteria(ctx: Context, search: JobSearch): Promise<Omit<JobFilter, 'ranks'>> {
  return {
    places: await readPlaces(ctx, search.location),
    trade: search.trade === '' ? undefined : await findJobsOfTrade(ctx, search.trade),
    chosen: pick(search, [...JOB_FILTERS, ...JOB_SWITCHES]),
    yearlyMin: search.salaryMin,
    yearlyMax: search.salaryMax,
    employerId: search.employerId,
  }
}

/** A province includes all its towns. Text that names no place is looked for in the names of towns and provinces. */
async function readPlaces(ctx: Context, typed: string): Promise<ReadonlySet<string> | undefined> {
  if (typed === '') return undefined
  const [places, named] = [await listAllPlaces(ctx), await resolveLocation(ctx, typed)]
  const text = typed.toLowerCase()
  const isWanted = ({ slug, name, province }: Place) => {
    if (!named) return name.toLowerCase().includes(text) || province.toLowerCase().includes(text)
    return named.kind === 'province' ? province === named.province : slug === named.slug
  }
  return new Set(places.filter(isWanted).map(({ slug }) => slug))
}

const parsedWords = keptAnswers<JobWords>(1000)

/** Returns undefined if there is nothing to search for. */
export async function parseWords(ctx: Context, typed: string): Promise<JobWords | undefined> {
  if (typed === '') return undefined
  const words = await parsedWords(ctx, typed, () => parseJobWords(ctx.db, typed))
  return words.query === '' ? undefined : words
}
