import type { Context } from '../../platform/context.ts'
import { maskContacts } from '../../shared/mask-contacts.ts'
import { recordOf } from '../../shared/records.ts'
import { DAY } from '../../shared/time.ts'
import { SALARY_BANDS } from '../catalog/choices.ts'
import { CV_FACETS, type CvFacet, selectFacets } from './facet-queries.ts'
import { indexQuery, payRange, type Wanted } from './index-query.ts'
import { FRESH_DAYS } from './limits.ts'
import type { CvSearchInput } from './schema.ts'

/** The number of people by facet, then by value: `facets.experience.mid`. Values without anybody are left out. */
export type CvFacets = Record<CvFacet, Record<string, number>> & {
  /** People with a CV that was published in the last 30 days. */
  fresh: number
  /** The CVs among them to which the employer has access. */
  opened?: number
}

export const NO_FACETS: CvFacets = { experience: {}, education: {}, salaryRange: {}, skills: {}, fresh: 0 }

/** `skills`: the chosen ones. Beside them, the most common ones are counted. */
export async function readFacets(
  ctx: Context,
  wanted: Wanted,
  {
    skills,
    since,
    hideOpened,
    audience,
  }: {
    skills: readonly string[]
    since: Date | undefined
    audience: number | null
  } & Pick<CvSearchInput, 'hideOpened'>,
): Promise<CvFacets> {
  const { experiences, educations } = wanted
  const { all } = indexQuery({ ...wanted, experiences: undefined, educations: undefined, salaryRanges: [] })
  const rows = await selectFacets(ctx.db, {
    all,
    experiences: experiences ?? null,
    educations: educations ?? null,
    pay: indexQuery(wanted).pay,
    skills,
    payRanges: SALARY_BANDS.map(payRange),
    audience,
    hidesOpened: hideOpened,
    since,
    freshSince: new Date(ctx.now.getTime() - FRESH_DAYS * DAY),
  })
  const shown = rows.filter(({ facet, value }) => facet !== 'skills' || maskContacts(value) === value)
  const counted = recordOf(CV_FACETS, (facet) =>
    Object.fromEntries(
      shown
        .filter((row) => row.facet === facet && row.total > 0)
        .sort((a, b) => b.total - a.total)
        .map(({ value, total }) => [facet === 'salaryRange' ? rangeValue(Number(value) - 1) : value, total]),
    ),
  )
  return { ...counted, fresh: rows.find(({ facet }) => facet === 'fresh')?.total ?? 0 }
}

/** Returns the parameter of a pay band: `30000-50000`, `120000-`. */
function rangeValue(place: number): string {
  const { min, max } = SALARY_BANDS[place] ?? { min: 0, max: null }
  return `${min}-${max ?? ''}`
}
