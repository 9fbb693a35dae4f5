import type {
  AdministratorContext,
  Context,
  EmployerContext,
  JobSeekerContext,
  Viewer,
} from '../../platform/context.ts'
import type { StoredContent } from '../../platform/files.ts'
import { AppError } from '../../shared/errors.ts'
import { findVerification } from './administrator-queries.ts'
import { findEmailChange } from './link-queries.ts'
import { type AccountKind, sessionIsAlive, sessionNeedsTouch } from './policy.ts'
import {
  findAdministrator,
  findAdministratorByLogin,
  findEmployer,
  findJobSeeker,
  logoExists,
} from './queries.ts'
import { type Owner, selectSessions, selectSessionsOf, touchSession } from './session-queries.ts'
import { hashToken } from './start-session.ts'
import { ownAdministrator, ownCompany, ownProfile, ownSession, publicCompany } from './views.ts'

/** The accounts that a browser's session tokens stand for; ended, idle and suspended ones are left out. */
export async function readSessions(
  ctx: Pick<Context, 'db' | 'now'>,
  tokens: readonly string[],
): Promise<Pick<Viewer, AccountKind>> {
  const found: Pick<Viewer, AccountKind> = {}
  for (const session of await selectSessions(ctx.db, tokens.map(hashToken))) {
    const account = accountOf(session)
    if (!account || !sessionIsAlive(account.kind, session, ctx.now)) continue
    found[account.kind] = { id: account.id }
    if (sessionNeedsTouch(session.lastSeenAt, ctx.now)) await touchSession(ctx.db, session.tokenHash, ctx.now)
  }
  return found
}

type SessionAccounts = {
  jobSeekerId: number | null
  employerId: number | null
  administratorId: number | null
}

function accountOf({
  jobSeekerId,
  employerId,
  administratorId,
}: SessionAccounts): { kind: AccountKind; id: number } | undefined {
  if (jobSeekerId !== null) return { kind: 'jobSeeker', id: jobSeekerId }
  if (employerId !== null) return { kind: 'employer', id: employerId }
  return administratorId === null ? undefined : { kind: 'administrator', id: administratorId }
}

export async function readOwnProfile(ctx: JobSeekerContext) {
  const { id } = ctx.viewer.jobSeeker
  const row = await findJobSeeker(ctx.db, id)
  if (!row) throw new AppError('authentication_required')
  return ownProfile(row, (await findEmailChange(ctx.db, { kind: 'jobSeeker', id }))?.newEmail ?? null)
}

export async function readOwnCompany(ctx: EmployerContext) {
  const { id } = ctx.viewer.employer
  const row = await findEmployer(ctx.db, id)
  if (!row) throw new AppError('authentication_required')
  return ownCompany(row, (await findEmailChange(ctx.db, { kind: 'employer', id }))?.newEmail ?? null)
}

export async function readOwnAdministrator(ctx: AdministratorContext) {
  const { id } = ctx.viewer.administrator
  const row = await findAdministrator(ctx.db, id)
  if (!row) throw new AppError('authentication_required')
  return ownAdministrator(
    row,
    (await findEmailChange(ctx.db, { kind: 'administrator', id }))?.newEmail ?? null,
  )
}

/** By user name or address, whoever asks. */
export async function findAdministratorAccount(ctx: Context, login: string) {
  const row = await findAdministratorByLogin(ctx.db, login)
  return row && { id: row.id, email: row.email }
}

/** Where the account is logged in, last used first. `token`: the one that the request came with. */
export async function listSessions(ctx: Context, owner: Owner, token: string) {
  const rows = await selectSessionsOf(ctx.db, owner)
  return rows
    .filter((row) => sessionIsAlive(owner.kind, row, ctx.now))
    .map((row) => ownSession(row, hashToken(token)))
}

/** What everybody may know of a company; a suspended one is not found. Throws employer_not_found. */
export async function readCompany(ctx: Context, id: number) {
  const row = await findEmployer(ctx.db, id)
  if (!row?.isActive) throw new AppError('employer_not_found')
  return publicCompany(row)
}

/** For what names a company in passing. */
export async function findCompanyName(ctx: Context, id: number): Promise<string> {
  return (await findEmployer(ctx.db, id))?.companyName ?? 'An employer'
}

/** Whom a mail about a company's own affairs goes to; no address when it is gone. */
export async function findEmployerContact(ctx: Context, id: number) {
  const row = await findEmployer(ctx.db, id)
  return { email: row?.email ?? '', contactPerson: row?.contactPerson ?? '' }
}

/** A company's logo, or its 96 px thumbnail. Throws photo_not_found. */
export async function readLogo(ctx: Context, id: string, thumbnail: boolean): Promise<StoredContent> {
  const stored = (await logoExists(ctx.db, id))
    ? await ctx.files.get(`logos/${id}${thumbnail ? '-96' : ''}`)
    : undefined
  if (!stored) throw new AppError('photo_not_found')
  return stored
}

/** Whether the employer who asks has the badge. */
export async function findOwnApproval(ctx: EmployerContext): Promise<boolean> {
  return (await findEmployer(ctx.db, ctx.viewer.employer.id))?.isApproved ?? false
}

/** For when the setting `require_employer_approval` makes employers wait. Throws approval_required. */
export async function requireApproval(ctx: EmployerContext): Promise<void> {
  if (!(await findOwnApproval(ctx))) throw new AppError('approval_required')
}

/** What an administrator saw before it gave the badge that stands; null without one. For administrators. */
export async function readVerification(ctx: AdministratorContext, employerId: number) {
  return (await findVerification(ctx.db, employerId)) ?? null
}
