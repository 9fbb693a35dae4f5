import type { Context, EmployerContext } from '../../platform/context.ts'
import { AppError } from '../../shared/errors.ts'
import { readCompany } from '../accounts/reads.ts'
import { resolveLocation } from '../catalog/reads.ts'
import { isPublic, stateOf } from './policy.ts'
import {
  findJob,
  type JobFilter,
  lockJob,
  parseJobWords,
  selectJobsById,
  selectJobsOf,
  selectMatchingJobs,
} from './queries.ts'
import type { JobSearch } from './schema.ts'
import { jobCard, ownJob, publicJob } from './views.ts'

/** A list is an array of everything, up to this (decisions, 'Calls'). */
const LIST_LIMIT = 1000

/**
 * One page of the open jobs. When no job has all the words, those come that have words nearly like them, and `isSimilar` says so.
 */
export async function searchJobs(ctx: Context, search: JobSearch) {
  const { page, limit } = search
  const text = await parseJobWords(ctx.db, search.query || search.search)
  const filter: JobFilter = {
    text,
    match: 'exact',
    place: await readPlace(ctx, search.location),
    category: search.category,
    employmentType: search.employmentType,
    experienceLevel: search.experienceLevel,
    yearlyMin: search.salaryMin,
    yearlyMax: search.salaryMax,
    employerId: search.employerId,
  }
  const sort = search.sortBy ?? (text.query ? 'relevance' : 'newest')
  const wanted = { sort, limit, offset: (page - 1) * limit, now: ctx.now }
  let found = await selectMatchingJobs(ctx.db, filter, wanted)
  const isExact = found.total > 0 || text.query === ''
  if (!isExact) found = await selectMatchingJobs(ctx.db, { ...filter, match: 'similar' }, wanted)
  const totalPages = Math.ceil(found.total / limit)
  const rows = await selectJobsById(ctx.db, found.ids)
  return {
    jobPostings: rows.map((row) => jobCard(row, ctx.now)),
    total: found.total,
    totalPages,
    hasPrev: page > 1,
    hasNext: page < totalPages,
    page,
    isSimilar: !isExact && found.total > 0,
  }
}

async function readPlace(ctx: Context, typed: string): Promise<JobFilter['place']> {
  if (typed === '') return undefined
  const location = await resolveLocation(ctx, typed)
  if (!location) return { text: typed }
  return location.kind === 'province' ? { province: location.province } : { slug: location.slug }
}

/** A published job, open or over, with the company's public card. Throws job_not_found. */
export async function readJob(ctx: Context, id: number) {
  const row = await findJob(ctx.db, id)
  if (!row || !isPublic(row)) throw new AppError('job_not_found')
  return { ...publicJob(row, ctx.now), company: await readCompany(ctx, row.employerId) }
}

/** Newest first. */
export async function listOwnJobs(ctx: EmployerContext) {
  const rows = await selectJobsOf(ctx.db, ctx.viewer.employer.id, LIST_LIMIT)
  return rows.map((row) => ownJob(row, ctx.now))
}

/** As the commands answer. Throws job_not_found. */
export async function readOwnJob(ctx: EmployerContext, id: number) {
  const row = await findJob(ctx.db, id)
  if (row?.employerId !== ctx.viewer.employer.id) throw new AppError('job_not_found')
  return ownJob(row, ctx.now)
}

/**
 * A job that takes applications, locked until the transaction ends: nobody closes it meanwhile. Throws job_not_found or
 * job_closed.
 */
export async function requireOpenJob(ctx: Context, id: number) {
  const row = await lockJob(ctx.db, id)
  if (!row || !isPublic(row)) throw new AppError('job_not_found')
  if (stateOf(row, ctx.now) !== 'open') throw new AppError('job_closed')
  return { id, title: row.title, employerId: row.employerId }
}
