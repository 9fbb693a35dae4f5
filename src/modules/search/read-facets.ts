import type { Context } from '../../platform/context.ts'
import { keptAnswers } from '../../platform/database/content-versions.ts'
import type { Db } from '../../platform/database/database.ts'
import { DAY } from '../../shared/time.ts'
import { type CountedPeople, type CvFacets, countFacets, countFitting, packPeople } from './count-facets.ts'
import { selectCounted } from './facet-queries.ts'
import { indexQuery, type Parts, type Wanted } from './index-query.ts'
import { FRESH_DAYS } from './limits.ts'
import type { CvSearchInput } from './schema.ts'

/** The people of a search without the filters that are counted, so that choosing another filter only counts again. */
const people = keptAnswers<CountedPeople>(20)

type Options = {
  /** The connection to use, if the people are not kept. */
  db: Db
  audience: number | null
  since: Date | undefined
  /** As in `findCvs`. */
  version: string | undefined
}

export async function readFacets(
  ctx: Context,
  wanted: Wanted,
  { skills, hideOpened }: Pick<CvSearchInput, 'skills' | 'hideOpened'>,
  { db, audience, since, version }: Options,
): Promise<CvFacets> {
  const all = countedParts(wanted)
  const read = async () =>
    packPeople(await selectCounted(db, { all, audience, hidesOpened: hideOpened, since }))
  const found =
    version === undefined ? await read() : await people(ctx, keyOf({ version, audience }, all), read)
  const freshSince = new Date(ctx.now.getTime() - FRESH_DAYS * DAY)
  return countFacets(found, { ...wanted, skills, freshSince })
}

/** Returns how many people a search finds, if the people in memory show it. */
export async function countKept(
  ctx: Context,
  wanted: Wanted,
  options: Pick<Options, 'audience' | 'version'>,
): Promise<number | undefined> {
  const known = await people.known(ctx, keyOf(options, countedParts(wanted)))
  return known && countFitting(known, wanted)
}

const countedParts = (wanted: Wanted) =>
  indexQuery({ ...wanted, experiences: undefined, educations: undefined, salaryRanges: [] }).all

const keyOf = ({ version, audience }: Pick<Options, 'audience' | 'version'>, all: Parts | null) =>
  JSON.stringify([version, audience, all])
