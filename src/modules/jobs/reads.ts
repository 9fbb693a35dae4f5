import type { Context, EmployerContext, JobSeekerContext } from '../../platform/context.ts'
import { readPreview } from '../../platform/preview-picture.ts'
import { AppError } from '../../shared/errors.ts'
import { readCompany } from '../accounts/reads.ts'
import { resolveLocation } from '../catalog/reads.ts'
import { lockBalance } from '../credits/lock-balance.ts'
import { readSettings } from '../settings/reads.ts'
import { isGone, isPublic, stateOf } from './policy.ts'
import {
  findJob,
  isGoneJob,
  lockJob,
  lockOwnJob,
  selectJobsById,
  selectJobsOf,
  selectSavedJobs,
} from './queries.ts'
import type { JobFacet, JobSearch } from './schema.ts'
import {
  countFacets,
  type JobFilter,
  parseJobWords,
  selectJobsAbout,
  selectMatchingJobs,
  selectSimilarJobs,
} from './search-queries.ts'
import { jobCard, ownJob, type PublicRow, poster, preview, publicJob } from './views.ts'

/** A list is an array of everything, up to this (decisions, 'Calls'). */
const LIST_LIMIT = 1000
/** Beside a job. */
const SIMILAR_JOBS = 4

/**
 * One page of the open jobs. When no job has all the words, those come that have words nearly like them, and `isSimilar` says so.
 * `facets` counts as the list was found; values that would give nothing are left out.
 */
export async function searchJobs(ctx: Context, search: JobSearch) {
  const { page, limit } = search
  const filter = await readFilter(ctx, search)
  const hasWords = filter.text.query !== ''
  const sort = search.sortBy ?? (hasWords ? 'relevance' : 'newest')
  const wanted = { sort, limit, offset: (page - 1) * limit, now: ctx.now }
  const exact = await selectMatchingJobs(ctx.db, filter, wanted)
  const near: JobFilter = { ...filter, match: 'similar' }
  const similar = exact.total === 0 && hasWords ? await selectMatchingJobs(ctx.db, near, wanted) : undefined
  const isSimilar = similar !== undefined && similar.total > 0
  const found = isSimilar ? similar : exact
  const totalPages = Math.ceil(found.total / limit)
  const rows = await selectJobsById(ctx.db, found.ids)
  return {
    jobPostings: rows.filter(isPublic).map((row) => jobCard(row, ctx.now)),
    total: found.total,
    totalPages,
    hasPrev: page > 1,
    hasNext: page < totalPages,
    page,
    isSimilar,
    ...(search.facets === 'true' && { facets: await readFacets(ctx, isSimilar ? near : filter) }),
  }
}

async function readFilter(ctx: Context, search: JobSearch): Promise<JobFilter> {
  return {
    text: await parseJobWords(ctx.db, search.query || search.search),
    match: 'exact',
    place: await readPlace(ctx, search.location),
    category: search.category,
    employmentType: search.employmentType,
    experienceLevel: search.experienceLevel,
    yearlyMin: search.salaryMin,
    yearlyMax: search.salaryMax,
    employerId: search.employerId,
  }
}

/** By facet, then by value: `facets.category.trades`. */
async function readFacets(
  ctx: Context,
  filter: JobFilter,
): Promise<Record<JobFacet, Record<string, number>>> {
  const rows = await countFacets(ctx.db, filter, ctx.now)
  const countsOf = (facet: JobFacet) =>
    Object.fromEntries(rows.filter((row) => row.facet === facet).map(({ value, total }) => [value, total]))
  return {
    category: countsOf('category'),
    location: countsOf('location'),
    employmentType: countsOf('employmentType'),
    experienceLevel: countsOf('experienceLevel'),
  }
}

async function readPlace(ctx: Context, typed: string): Promise<JobFilter['place']> {
  if (typed === '') return undefined
  const location = await resolveLocation(ctx, typed)
  if (!location) return { text: typed }
  return location.kind === 'province' ? { province: location.province } : { slug: location.slug }
}

/** A published job, open or lately over. Throws job_not_found, or job_gone when it was deleted or ended more than 30 days ago. */
async function requirePublicJob(ctx: Context, id: number): Promise<PublicRow> {
  const row = await findJob(ctx.db, id)
  if (!row) throw new AppError((await isGoneJob(ctx.db, id)) ? 'job_gone' : 'job_not_found')
  if (!isPublic(row)) throw new AppError('job_not_found')
  if (isGone(row, ctx.now)) throw new AppError('job_gone')
  return row
}

/** A published job with the company's public card. Throws job_not_found or job_gone. */
export async function readJob(ctx: Context, id: number) {
  const row = await requirePublicJob(ctx, id)
  return { ...publicJob(row, ctx.now), company: await readCompany(ctx, row.employerId) }
}

/** Throws job_not_found or job_gone. */
export async function readJobPoster(ctx: Context, id: number) {
  return poster(await requirePublicJob(ctx, id), ctx.now, `${ctx.config.publicUrl}/jobs/${id}`)
}

/** Open jobs like this one, the likest first. Throws job_not_found or job_gone. */
export async function listSimilarJobs(ctx: Context, id: number) {
  await requirePublicJob(ctx, id)
  const ids = await selectSimilarJobs(ctx.db, id, SIMILAR_JOBS, ctx.now)
  return (await selectJobsById(ctx.db, ids)).filter(isPublic).map((similar) => jobCard(similar, ctx.now))
}

/** Cards of open jobs whose words name one of these titles, and of a category: what may be recommended. */
export async function listJobsAbout(
  ctx: Context,
  { phrases, category }: { phrases: readonly string[]; category: string },
) {
  const ids = await selectJobsAbout(ctx.db, phrases, category, ctx.now)
  return (await selectJobsById(ctx.db, ids)).filter(isPublic).map((row) => jobCard(row, ctx.now))
}

/** What a job seeker saved, the last saved first; what has left the public pages since is left out. */
export async function listSavedJobs(ctx: JobSeekerContext) {
  const saved = await selectSavedJobs(ctx.db, ctx.viewer.jobSeeker.id)
  const rows = await selectJobsById(
    ctx.db,
    saved.map(({ id }) => id),
  )
  const savedAt = new Map(saved.map((row) => [row.id, row.savedAt]))
  return rows
    .filter(isPublic)
    .filter((row) => !isGone(row, ctx.now))
    .map((row) => ({ ...jobCard(row, ctx.now), savedAt: savedAt.get(row.id) }))
}

/** The JPEG that links to a job show. Throws job_not_found, job_gone or too_many_requests. */
export async function readJobPreview(ctx: Context, id: number) {
  const row = await requirePublicJob(ctx, id)
  const { site_name } = await readSettings(ctx)
  return readPreview(preview(row, ctx.now), site_name)
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
  const { title, employerId, companyName, questions } = row
  return { title, employerId, companyName, questions }
}

/**
 * What its applicants are told of when it goes, locked until the transaction ends: nobody applies meanwhile, and what was paid for one
 * that waits can come back. Throws job_not_found.
 */
export async function lockJobToDelete(ctx: EmployerContext, id: number) {
  await lockBalance(ctx, ctx.viewer.employer.id)
  const { title, companyName, heldCredits } = await lockOwnJob(ctx.db, id, ctx.viewer.employer.id)
  return { id, title, companyName, heldCredits: heldCredits ?? 0 }
}
