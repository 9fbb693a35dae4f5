import * as v from 'valibot'
import { JobSearch } from '../jobs/schema.ts'

const { search: _, page: __, limit: ___, sortBy: ____, facets: _____, ...filters } = JobSearch.entries

/** The filters of the job list, as in its address; missing filters are left out. */
export const JobFeedSearch = v.pipe(
  v.object(filters),
  v.transform((search): Record<string, string> => {
    const given = Object.entries(search).filter(([, value]) => value !== undefined && value !== '')
    return Object.fromEntries(given.map(([name, value]) => [name, String(value)]))
  }),
)
export type JobFeedSearch = v.InferOutput<typeof JobFeedSearch>

/** `jobs-3.xml`: the third range of ids; no id lies beyond 50,000 ranges. */
export const SitemapParam = v.object({
  name: v.pipe(
    v.string(),
    v.regex(/^(jobs|companies)-[1-9]\d{0,4}\.xml$/),
    v.transform((name) => ({
      kind: name.startsWith('jobs') ? ('jobs' as const) : ('companies' as const),
      stretch: Number(/\d+/.exec(name)?.[0]),
    })),
  ),
})
export type SitemapName = v.InferOutput<typeof SitemapParam>['name']
