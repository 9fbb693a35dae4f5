import type { Context, EmployerContext, JobSeekerContext } from '../../platform/context.ts'
import { keptAnswers } from '../../platform/database/content-versions.ts'
import { AppError } from '../../shared/errors.ts'
import { MINUTE, SECOND } from '../../shared/time.ts'
import { asksHired } from '../applications/views.ts'
import { selectFacts, selectOpenJobs, selectUnanswered, selectWaiting } from './employer-home-queries.ts'
import {
  claimCounts,
  countForEmployers,
  countForEverybody,
  countOpenJobs,
  findCounts,
  selectStart,
  selectVisitor,
  storeCounts,
  type VisitorRow,
} from './queries.ts'

/** The counts on the home page and the employers page. */
export function readPublicStatistics(ctx: Context) {
  return refreshCounts(ctx, 'everybody', () => countForEverybody(ctx.db, ctx.now))
}

/** The open jobs by province and category, and the companies, for the home page. */
export function readJobStatistics(ctx: Context) {
  return refreshCounts(ctx, 'open-jobs', () => countOpenJobs(ctx.db, ctx.now))
}

/** The counts on the cards of the employer dashboard. */
export function readEmployerStatistics(ctx: EmployerContext) {
  return refreshCounts(ctx, 'employers', () => countForEmployers(ctx.db, ctx.now))
}

/** What an employer's home shows: what needs the employer, where applicants are, and which first steps are done. */
export async function readEmployerHome(ctx: EmployerContext) {
  const { id } = ctx.viewer.employer
  const [waiting, jobs, unanswered, facts] = await Promise.all([
    selectWaiting(ctx.db, id),
    selectOpenJobs(ctx.db, id, ctx.now),
    selectUnanswered(ctx.db, id),
    selectFacts(ctx.db, id, ctx.now),
  ])
  return { waiting, jobs, unanswered, ...facts }
}

/** What decides a job seeker's next step. Throws authentication_required if the account was deleted meanwhile. */
export async function readStart(ctx: JobSeekerContext) {
  const { profile, cvs, applications } = await selectStart(ctx.db, ctx.viewer.jobSeeker.id)
  if (!profile) throw new AppError('authentication_required')
  return {
    profile,
    cvs,
    applications: applications.map(({ id, jobPostingId, company, isWithdrawn, ...outcome }) => ({
      id,
      jobPostingId,
      company,
      isWithdrawn,
      askHired: asksHired({ ...outcome, isWithdrawn }),
    })),
  }
}

/** The milliseconds for which counts are cached: in the database, for all processes, and in the memory of one. */
const FRESH = MINUTE
const FRESH_IN_MEMORY = 5 * SECOND

const keptCounts = keptAnswers<unknown>(8)

async function refreshCounts<T>(ctx: Context, name: string, count: () => Promise<T>): Promise<T> {
  const key = `${name} ${Math.floor(ctx.now.getTime() / FRESH_IN_MEMORY)}`
  return (await keptCounts(ctx, key, () => refreshStored(ctx, name, count))) as T
}

/**
 * Returns the counts of a name, at most a minute old. When they are older, the first request counts again for all
 * processes; requests that arrive meanwhile get the old counts at once.
 */
async function refreshStored<T>(ctx: Context, name: string, count: () => Promise<T>): Promise<T> {
  const known = await findCounts<T>(ctx.db, name)
  const isFresh = known && Math.abs(ctx.now.getTime() - known.countedAt.getTime()) < FRESH
  if (known && (isFresh || !(await claimCounts(ctx.db, name, known.countedAt, ctx.now)))) return known.value
  const value = await count()
  await storeCounts(ctx.db, name, value, ctx.now)
  return value
}

type Person = NonNullable<VisitorRow['jobSeeker']>
type Company = NonNullable<VisitorRow['employer']>

/** What the header of a page and its forms show about the accounts that are logged in in one browser. */
export type Visitor = {
  jobSeeker?: Omit<Person, 'photoId'> & { photoUrl: string | null }
  employer?: Omit<Company, 'logoId'> & { logoUrl: string | null }
  administrator?: NonNullable<VisitorRow['administrator']>
}

/** Reads everything about the visitor in one statement. Asks nothing when nobody is logged in. */
export async function readVisitor(ctx: Context): Promise<Visitor> {
  const { jobSeeker, employer, administrator } = ctx.viewer
  if (!jobSeeker && !employer && !administrator) return {}
  const row = await selectVisitor(ctx.db, {
    jobSeeker: jobSeeker?.id ?? null,
    employer: employer?.id ?? null,
    administrator: administrator?.id ?? null,
  })
  return {
    ...(row.jobSeeker && { jobSeeker: withPhoto(row.jobSeeker) }),
    ...(row.employer && { employer: withLogo(row.employer) }),
    ...(row.administrator && { administrator: row.administrator }),
  }
}

function withPhoto({ photoId, ...person }: Person) {
  return { ...person, photoUrl: photoId && `/api/auth/photo/${photoId}` }
}

function withLogo({ logoId, ...company }: Company) {
  return { ...company, logoUrl: logoId && `/api/auth/logo/${logoId}` }
}
