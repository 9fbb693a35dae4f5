import * as v from 'valibot'
import { whole } from '../../shared/fields.ts'
import { JobSearch } from '../jobs/schema.ts'

const { search: _, page: __, limit: ___, sortBy: ____, facets: _____, ...filters } = JobSearch.entries

/** The filters of the job list, as in its address; missing filters are left out. */
export const JobFeedSearch = v.pipe(
  v.object(filters),
  v.transform((search) => givenTexts(search)),
)
export type JobFeedSearch = v.InferOutput<typeof JobFeedSearch>

function givenTexts(search: object): Record<string, string> {
  const given = Object.entries(search).filter(([, value]) => value !== undefined && value !== '')
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]))
}

export const EMBED_THEMES = ['auto', 'light', 'dark'] as const
export type EmbedTheme = (typeof EMBED_THEMES)[number]

/** The most jobs in the list for other sites. */
export const MAX_EMBEDDED = 20

/** The list for other sites: filters as in the address of the job list, how many jobs, and its colours. */
export const EmbedSearch = v.pipe(
  v.object({
    ...filters,
    limit: v.optional(whole(1, MAX_EMBEDDED), '5'),
    theme: v.optional(v.picklist(EMBED_THEMES), 'auto'),
  }),
  v.transform(({ limit, theme, ...chosen }) => ({ limit, theme, filters: givenTexts(chosen) })),
)
export type EmbedSearch = v.InferOutput<typeof EmbedSearch>

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
