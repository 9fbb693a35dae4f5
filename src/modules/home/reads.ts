import type { AccountKind, Context, EmployerContext, Viewer } from '../../platform/context.ts'
import { readSessionsWith } from '../accounts/reads.ts'
import { asksHired } from '../applications/policy.ts'
import { selectFacts, selectOpenJobs, selectUnanswered, selectWaiting } from './employer-home-queries.ts'
import {
  countForEmployers,
  countForEverybody,
  countOpenJobs,
  type StartRow,
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

/** The data for a job seeker's next step. */
type Start = ReturnType<typeof startOf>

const startOf = ({ applications, ...start }: StartRow) => ({
  ...start,
  applications: applications.map(({ id, jobPostingId, company, isWithdrawn, ...outcome }) => ({
    id,
    jobPostingId,
    company,
    isWithdrawn,
    askHired: asksHired({ ...outcome, isWithdrawn }),
  })),
})

type Person = NonNullable<VisitorRow['jobSeeker']>
type Company = NonNullable<VisitorRow['employer']>

/** The accounts that are logged in in one browser, as the header and forms of a page show them. */
export type Visitor = {
  jobSeeker?: Omit<Person, 'photoId'> & { photoUrl: string | null }
  employer?: Omit<Company, 'logoId'> & { logoUrl: string | null }
  administrator?: NonNullable<VisitorRow['administrator']>
}

/** `start`: if a job seeker is logged in and it was asked for. */
export type SeenVisitor = { accounts: Pick<Viewer, AccountKind>; visitor: Visitor; start?: Start }

/**
 * Finds the accounts of a browser's session tokens, as `readSessions` of accounts does, and what pages show of them, in
 * one statement. Runs none without a token. `withStart`: also reads the data for a job seeker's next step.
 */
export async function readVisitor(
  ctx: Pick<Context, 'db' | 'now'>,
  tokens: readonly string[],
  withStart = false,
): Promise<SeenVisitor> {
  if (tokens.length === 0) return { accounts: {}, visitor: {} }
  const { accounts, sessions } = await readSessionsWith(ctx, tokens, (db, tokenHashes) =>
    selectVisitor(db, tokenHashes, withStart),
  )
  const visitor: Visitor = {}
  let own: StartRow | null = null
  for (const { jobSeeker, employer, administrator, start } of sessions) {
    own ??= start
    if (jobSeeker) visitor.jobSeeker = withPhoto(jobSeeker)
    if (employer) visitor.employer = withLogo(employer)
    if (administrator) visitor.administrator = administrator
  }
  return { accounts, visitor, ...(own && { start: startOf(own) }) }
}

function withPhoto({ photoId, ...person }: Person) {
  return { ...person, photoUrl: photoId && `/api/auth/photo/${photoId}` }
}

function withLogo({ logoId, ...company }: Company) {
  return { ...company, logoUrl: logoId && `/api/auth/logo/${logoId}` }
}
