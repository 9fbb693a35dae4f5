import * as v from 'valibot'
import { JobSearch } from '../jobs/schema.ts'

const { query, location, category, employmentType, experienceLevel, salaryMin, salaryMax, employerId } =
  JobSearch.entries

/** The filters of the job list, as its address has them; what is not given is left out. */
export const JobFeedSearch = v.pipe(
  v.object({ query, location, category, employmentType, experienceLevel, salaryMin, salaryMax, employerId }),
  v.transform((search): Record<string, string> => {
    const given = Object.entries(search).filter(([, value]) => value !== undefined && value !== '')
    return Object.fromEntries(given.map(([name, value]) => [name, String(value)]))
  }),
)
export type JobFeedSearch = v.InferOutput<typeof JobFeedSearch>

/** `jobs-3.xml`: the third stretch of ids; beyond 50,000 stretches there are no ids. */
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
