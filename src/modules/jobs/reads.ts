import type { Context, EmployerContext, JobSeekerContext } from '../../platform/context.ts'
import {
  type ContentVersions,
  keptAnswers,
  readVersions,
  recentKey,
  recentVersions,
} from '../../platform/database/content-versions.ts'
import { readPreview } from '../../platform/pictures/preview-picture.ts'
import { dayInPortMoresby } from '../../shared/dates.ts'
import { AppError } from '../../shared/errors.ts'
import { recordOf } from '../../shared/records.ts'
import { HOUR } from '../../shared/time.ts'
import { readCompany } from '../accounts/reads.ts'
import { listAllPlaces, type Place } from '../catalog/reads.ts'
import { lockBalance } from '../credits/move-credits.ts'
import { recentTerms } from '../occupations/terms.ts'
import { readSettings } from '../settings/reads.ts'
import { MAX_LIST } from './limits.ts'
import { findTradeName, listOpenTitles } from './lists/list-trades.ts'
import { type CodedJobs, codeJobs, type FoundJobs, findJobs, type JobFilter } from './match-jobs.ts'
import { type Related, rankRelated } from './match-trades.ts'
import { parseWords, readCriteria } from './matching/read-criteria.ts'
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
import { JOB_FACETS, type JobFacet, type JobSearch } from './schema.ts'
import {
  type JobWords,
  type Ranks,
  rankJobs,
  rankSimilarJobs,
  readCards,
  selectOpenJobs,
} from './search-queries.ts'
import { jobCard, ownJob, type PublicRow, poster, preview, publicJob } from './views.ts'

/** The number of similar jobs beside a job. */
const SIMILAR_JOBS = 4

const answers = keptAnswers<Awaited<ReturnType<typeof answerSearch>>>(300)
const openJobs = keptAnswers<CodedJobs>(2)
const rankings = keptAnswers<Ranks>(200)

/**
 * Returns one page of the open jobs. If no job contains all the words, returns jobs with similar words and sets
 * `isSimilar`. `facets` counts the jobs found in the same way; values with no jobs are left out. Answers, and the facts
 * of all open jobs (about 200 bytes each), stay in memory until a job, a company or the catalogue changes; the numbers
 * of views and applications may be as old. `known`: versions that are recent enough for the caller.
 */
export async function searchJobs(ctx: Context, search: JobSearch, known?: ContentVersions) {
  const versions = known ?? (await readVersions(ctx))
  const today = dayInPortMoresby(ctx.now)
  const key = JSON.stringify([versions.jobs, versions.site, today, search])
  return answers(ctx, key, () => answerSearch(ctx, search, versions))
}

async function answerSearch(ctx: Context, search: JobSearch, versions: ContentVersions) {
  const { page, limit } = search
  const version = versions.jobs
  const today = dayInPortMoresby(ctx.now)
  const jobs = await openJobs(ctx, `${version} ${today}`, async () =>
    codeJobs(await selectOpenJobs(ctx.db, ctx.now), today),
  )
  const words = await parseWords(ctx, search.query || search.search)
  const sort = search.sortBy ?? (words ? 'relevance' : 'newest')
  const filter: JobFilter = {
    ranks:
      words && (await rankings(ctx, `${version} ${words.query}`, () => rankJobs(ctx.db, words, ctx.now))),
    ...(await readCriteria(ctx, search)),
  }
  const exact = findJobs(jobs, filter, sort)
  const near =
    exact.jobs.length === 0 && words ? await withSimilarWords(ctx, filter, words, version) : undefined
  const similar = near && findJobs(jobs, near, sort)
  const isSimilar = similar !== undefined && similar.jobs.length > 0
  const found = isSimilar ? similar : exact
  const total = found.jobs.length
  const totalPages = Math.ceil(total / limit)
  const ids = found.jobs.slice((page - 1) * limit, page * limit).map(({ id }) => id)
  return {
    jobPostings: await readCards(ctx, ids, versions),
    total,
    totalPages,
    hasPrev: page > 1,
    hasNext: page < totalPages,
    page,
    isSimilar,
    ...(search.trade !== '' && { tradeName: await findTradeName(ctx, search.trade) }),
    ...(search.facets === 'true' && {
      facets: await readFacets(ctx, found),
      /** The number of jobs without each filter that is set, by its parameter. */
      without: found.without,
    }),
  }
}

async function withSimilarWords(
  ctx: Context,
  filter: JobFilter,
  words: JobWords,
  version: string,
): Promise<JobFilter> {
  const key = `${version} similar ${words.words.join(' ')}`
  return { ...filter, ranks: await rankings(ctx, key, () => rankSimilarJobs(ctx.db, words, ctx.now)) }
}

/** By facet, then by value: `facets.category.trades`. A province counts all its towns. */
async function readFacets(
  ctx: Context,
  { counts }: FoundJobs,
): Promise<Record<JobFacet, Record<string, number>>> {
  const places = await listAllPlaces(ctx)
  const totalOf = ({ slug, kind, province }: Place) => {
    const towns = kind === 'province' ? places.filter((town) => town.province === province) : [{ slug }]
    return towns.reduce((total, town) => total + (counts.location.get(town.slug) ?? 0), 0)
  }
  const totals = (facet: JobFacet) =>
    facet === 'location' ? places.map((place) => [place.slug, totalOf(place)] as const) : [...counts[facet]]
  return recordOf(JOB_FACETS, (facet) => Object.fromEntries(totals(facet).filter(([, total]) => total > 0)))
}

/**
 * Returns a published job, open or recently ended. Throws job_not_found, or job_gone if it was deleted or ended more
 * than 30 days ago.
 */
async function requirePublicJob(ctx: Context, id: number): Promise<PublicRow> {
  const row = await findJob(ctx.db, id)
  if (!row) throw new AppError((await isGoneJob(ctx.db, id)) ? 'job_gone' : 'job_not_found')
  if (!isPublic(row)) throw new AppError('job_not_found')
  if (isGone(row, ctx.now)) throw new AppError('job_gone')
  return row
}

/** Returns a published job with the company's public card. Throws job_not_found or job_gone. */
export async function readJob(ctx: Context, id: number) {
  return withCompany(ctx, await requirePublicJob(ctx, id))
}

async function withCompany(ctx: Context, row: PublicRow) {
  return { ...publicJob(row, ctx.now), company: await readCompany(ctx, row.employerId) }
}

const jobPages = keptAnswers<Awaited<ReturnType<typeof findJobPage>>>(500)

/**
 * Returns what the page of a job shows to everybody, at most five seconds old, the numbers of views and applications at
 * most an hour. Throws job_not_found or job_gone.
 */
export async function readJobPage(ctx: Context, id: number) {
  const hour = Math.floor(ctx.now.getTime() / HOUR)
  return jobPages(ctx, await recentKey(ctx, hour, id), () => findJobPage(ctx, id))
}

async function findJobPage(ctx: Context, id: number) {
  const row = await requirePublicJob(ctx, id)
  const [job, similar] = await Promise.all([
    withCompany(ctx, row),
    // The page stands without them.
    similarTo(ctx, row).catch(() => []),
  ])
  return { job, similar }
}

/** Throws job_not_found or job_gone. */
export async function readJobPoster(ctx: Context, id: number) {
  return poster(await requirePublicJob(ctx, id), ctx.now, `${ctx.config.publicUrl}/jobs/${id}`)
}

const similarIds = keptAnswers<number[]>(2000)

/**
 * Lists open jobs like this one, the most similar first, at most five seconds old. Throws job_not_found or job_gone.
 */
export async function listSimilarJobs(ctx: Context, id: number) {
  return similarTo(ctx, await requirePublicJob(ctx, id))
}

async function similarTo(ctx: Context, job: PublicRow) {
  const versions = await recentVersions(ctx)
  const ids = await similarIds(ctx, `${versions.jobs} ${job.id}`, async () => {
    const similar = (await findRelated(ctx, [job])).filter(({ id }) => id !== job.id)
    return similar.slice(0, SIMILAR_JOBS).map(({ id }) => id)
  })
  return readCards(ctx, ids, versions)
}

/** The most jobs that are compared with a CV in detail. */
const MOST_RELATED = 60

/**
 * Lists open jobs of the trades of a CV, and others of its category, the nearest first, each with the nearness of its
 * trade, 0 to 1. `wanted`: one for each title of the CV, its heading first.
 */
export async function listJobsOfTrades(ctx: Context, wanted: readonly Related[]) {
  const related = (await findRelated(ctx, wanted)).slice(0, MOST_RELATED)
  const nearness = new Map(related.map((job) => [job.id, job.nearness]))
  const rows = await selectJobsById(ctx.db, [...nearness.keys()])
  return rows
    .filter(isPublic)
    .map((row) => ({ job: jobCard(row, ctx.now), nearness: nearness.get(row.id) ?? 0 }))
}

async function findRelated(ctx: Context, wanted: readonly Related[]) {
  const [jobs, places, lexicon] = await Promise.all([
    listOpenTitles(ctx),
    listAllPlaces(ctx),
    recentTerms(ctx),
  ])
  const provinces = new Map(places.map(({ slug, province }) => [slug, province]))
  return rankRelated(wanted, jobs, { lexicon, provinces }).map(({ job, nearness }) => ({
    id: job.id,
    nearness,
  }))
}

/**
 * Lists a job seeker's saved jobs, the most recently saved first; jobs that have left the public pages are left out.
 */
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

/** Returns the JPEG for links to a job. Throws job_not_found, job_gone or too_many_requests. */
export async function readJobPreview(ctx: Context, id: number) {
  const row = await requirePublicJob(ctx, id)
  const { site_name } = await readSettings(ctx)
  return readPreview(preview(row, ctx.now), site_name)
}

/** Lists the employer's jobs, newest first. */
export async function listOwnJobs(ctx: EmployerContext) {
  const rows = await selectJobsOf(ctx.db, ctx.viewer.employer.id, MAX_LIST)
  return rows.map((row) => ownJob(row, ctx.now))
}

/** Returns the job in the same form as the commands. Throws job_not_found. */
export async function readOwnJob(ctx: EmployerContext, id: number) {
  const row = await findJob(ctx.db, id)
  if (row?.employerId !== ctx.viewer.employer.id) throw new AppError('job_not_found')
  return ownJob(row, ctx.now)
}

/**
 * Returns a job that accepts applications, locked until the transaction ends, so that it cannot be closed meanwhile.
 * Throws job_not_found or job_closed.
 */
export async function requireOpenJob(ctx: Context, id: number) {
  const row = await lockJob(ctx.db, id)
  if (!row || !isPublic(row)) throw new AppError('job_not_found')
  if (stateOf(row, ctx.now) !== 'open') throw new AppError('job_closed')
  const { title, employerId, companyName, questions } = row
  return { title, employerId, companyName, questions }
}

/**
 * Returns what applicants must know about a job that is being deleted, locked until the transaction ends. The lock
 * prevents new applications, and lets the payment for a waiting job come back safely. Throws job_not_found.
 */
export async function lockJobToDelete(ctx: EmployerContext, id: number) {
  await lockBalance(ctx, ctx.viewer.employer.id)
  const { title, companyName, heldCredits } = await lockOwnJob(ctx.db, id, ctx.viewer.employer.id)
  return { id, title, companyName, heldCredits: heldCredits ?? 0 }
}
