import type { Context, EmployerContext, JobSeekerContext } from '../../platform/context.ts'
import { AppError } from '../../shared/errors.ts'
import { asksHired } from '../applications/policy.ts'
import { selectFacts, selectOpenJobs, selectUnanswered, selectWaiting } from './employer-home-queries.ts'
import {
  countForEmployers,
  countForEverybody,
  countOpenJobs,
  selectStart,
  selectVisitor,
  type VisitorRow,
} from './queries.ts'
import { refreshCounts } from './refresh-counts.ts'

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

/** The content of an employer's home: open tasks, where applicants are, and which first steps are done. */
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

/**
 * Returns the data for a job seeker's next step. Throws authentication_required if the account was deleted meanwhile.
 */
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

type Person = NonNullable<VisitorRow['jobSeeker']>
type Company = NonNullable<VisitorRow['employer']>

/** The accounts that are logged in in one browser, as the header and forms of a page show them. */
export type Visitor = {
  jobSeeker?: Omit<Person, 'photoId'> & { photoUrl: string | null }
  employer?: Omit<Company, 'logoId'> & { logoUrl: string | null }
  administrator?: NonNullable<VisitorRow['administrator']>
}

/** Reads everything about the visitor in one statement. Runs no query when nobody is logged in. */
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
