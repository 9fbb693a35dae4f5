import { redirect } from '@tanstack/react-router'
import { categoriesQuery, locationsQuery } from '../catalog/queries.ts'
import { load } from '../load.ts'
import type { RouterContext } from '../router-context.ts'
import { type JobListSearch, jobListQuery } from './queries.ts'
import { resultLine } from './result-line.ts'

/** The loader of both job lists; gives what stands above the list. A page beyond the last leads to the last. */
export async function loadJobList(
  context: RouterContext,
  search: JobListSearch,
  path: '/jobs' | '/jobs-old',
): Promise<string> {
  const [list, , locations] = await Promise.all([
    load(context, jobListQuery(context.client, search)),
    load(context, categoriesQuery(context.client)),
    load(context, locationsQuery(context.client)),
  ])
  const { page = 1, ...others } = search
  const last = Math.max(list.totalPages, 1)
  if (page > last)
    throw redirect({ to: path, search: last > 1 ? { ...others, page: last } : others, statusCode: 302 })
  return resultLine(list.total, search.location, locations)
}
