import type { Context } from '../../platform/context.ts'
import { keptAnswers } from '../../platform/database/content-versions.ts'
import type { Db } from '../../platform/database/database.ts'
import { DAY } from '../../shared/time.ts'
import { type CountedPeople, type CvFacets, countFacets, packPeople } from './count-facets.ts'
import { selectCounted } from './facet-queries.ts'
import { indexQuery, type Wanted } from './index-query.ts'
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
  const { all } = indexQuery({ ...wanted, experiences: undefined, educations: undefined, salaryRanges: [] })
  const read = async () =>
    packPeople(await selectCounted(db, { all, audience, hidesOpened: hideOpened, since }))
  const found =
    version === undefined ? await read() : await people(ctx, JSON.stringify([version, audience, all]), read)
  const freshSince = new Date(ctx.now.getTime() - FRESH_DAYS * DAY)
  return countFacets(found, { ...wanted, skills, freshSince })
}
