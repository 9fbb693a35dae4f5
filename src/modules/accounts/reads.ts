import type {
  AccountKind,
  AdministratorContext,
  Context,
  EmployerContext,
  JobSeekerContext,
  Viewer,
} from '../../platform/context.ts'
import { keptAnswers, recentVersions } from '../../platform/database/content-versions.ts'
import type { Db } from '../../platform/database/database.ts'
import type { StoredContent } from '../../platform/files/files.ts'
import { AppError } from '../../shared/errors.ts'
import { t } from '../../shared/language/words.ts'
import { openFile } from '../file-scans/reads.ts'
import { findVerification } from './administrator-queries.ts'
import { findEmailChange } from './link-queries.ts'
import { sessionIsAlive, sessionNeedsTouch } from './policy.ts'
import {
  findAdministrator,
  findAdministratorByLogin,
  findEmployer,
  findJobSeeker,
  logoExists,
} from './queries.ts'
import {
  type BrowserSession,
  type Owner,
  selectSessions,
  selectSessionsOf,
  touchSession,
} from './session-queries.ts'
import { hashToken } from './sessions.ts'
import { ownAdministrator, ownCompany, ownProfile, ownSession, publicCompany } from './views.ts'

export type { BrowserSession }

/** Returns the accounts of a browser's session tokens, without ended and idle sessions and suspended accounts. */
export async function readSessions(
  ctx: Pick<Context, 'db' | 'now'>,
  tokens: readonly string[],
): Promise<Pick<Viewer, AccountKind>> {
  const { accounts } = await readSessionsWith(ctx, tokens, selectSessions)
  return accounts
}

/** The same with a statement of the caller's own, which also returns other facts about the accounts. */
export async function readSessionsWith<S extends BrowserSession>(
  ctx: Pick<Context, 'db' | 'now'>,
  tokens: readonly string[],
  select: (db: Db, tokenHashes: Buffer[]) => Promise<S[]>,
): Promise<{ accounts: Pick<Viewer, AccountKind>; sessions: S[] }> {
  const accounts: Pick<Viewer, AccountKind> = {}
  const sessions: S[] = []
  for (const session of await select(ctx.db, tokens.map(hashToken))) {
    const account = accountOf(session)
    if (!account || !sessionIsAlive(account.kind, session, ctx.now)) continue
    if (account.kind === 'employer') accounts.employer = { id: account.id, confirmedAt: session.confirmedAt }
    else accounts[account.kind] = { id: account.id }
    sessions.push(session)
    if (sessionNeedsTouch(session.lastSeenAt, ctx.now)) await touchSession(ctx.db, session.tokenHash, ctx.now)
  }
  return { accounts, sessions }
}

function accountOf({
  jobSeekerId,
  employerId,
  administratorId,
}: BrowserSession): { kind: AccountKind; id: number } | undefined {
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

/** Finds an account by user name or email address, without a check of the viewer. */
export async function findAdministratorAccount(ctx: Context, login: string) {
  const row = await findAdministratorByLogin(ctx.db, login)
  return row && { id: row.id, email: row.email }
}

/** The sessions of the account, last used first. `token`: the token of this request. */
export async function listSessions(ctx: Context, owner: Owner, token: string) {
  const rows = await selectSessionsOf(ctx.db, owner)
  return rows
    .filter((row) => sessionIsAlive(owner.kind, row, ctx.now))
    .map((row) => ownSession(row, hashToken(token)))
}

const companies = keptAnswers<ReturnType<typeof publicCompany>>(500)

/**
 * Returns the public data of a company, at most five seconds old. Throws employer_not_found, also for a suspended
 * company.
 */
export async function readCompany(ctx: Context, id: number) {
  // Pages keep its HTML, in which a translation may change, too.
  const { jobs, site } = await recentVersions(ctx)
  return companies(ctx, `${jobs} ${site} ${id}`, async () => {
    const row = await findEmployer(ctx.db, id)
    if (!row?.isActive) throw new AppError('employer_not_found')
    return publicCompany(row)
  })
}

/** Returns the name of a company, for pages that only mention it. */
export async function findCompanyName(ctx: Context, id: number): Promise<string> {
  return (await findEmployer(ctx.db, id))?.companyName ?? t('An employer')
}

/** Returns the recipient of mails about a company's own affairs. The address is empty when the account was deleted. */
export async function findEmployerContact(ctx: Context, id: number) {
  const row = await findEmployer(ctx.db, id)
  return { email: row?.email ?? '', contactPerson: row?.contactPerson ?? '' }
}

/** An account that is gone has no address. */
export async function findJobSeekerContact(ctx: Context, id: number) {
  const row = await findJobSeeker(ctx.db, id)
  const { email = '', loginPhone = '', fullName = '', language = null } = row ?? {}
  return { email, loginPhone, fullName, language }
}

/** Returns a company's logo, or its 96 px thumbnail. Throws photo_not_found. */
export async function readLogo(ctx: Context, id: string, thumbnail: boolean): Promise<StoredContent> {
  const { employer } = ctx.viewer
  const receiver = employer && (await findEmployer(ctx.db, employer.id))?.logoId === id ? 'owner' : 'others'
  const stored = (await logoExists(ctx.db, id))
    ? await openFile(ctx, `logos/${id}`, receiver, thumbnail)
    : undefined
  if (!stored || stored === 'waiting') throw new AppError('photo_not_found')
  return stored
}

/** Whether the employer that is signed in has the badge. */
export async function findOwnApproval(ctx: EmployerContext): Promise<boolean> {
  return (await findEmployer(ctx.db, ctx.viewer.employer.id))?.isApproved ?? false
}

/** Throws approval_required without the badge. To be called when the setting `require_employer_approval` is on. */
export async function requireApproval(ctx: EmployerContext): Promise<void> {
  if (!(await findOwnApproval(ctx))) throw new AppError('approval_required')
}

/**
 * Returns the evidence that an administrator recorded for the current badge, or null without one. For administrators.
 */
export async function readVerification(ctx: AdministratorContext, employerId: number) {
  return (await findVerification(ctx.db, employerId)) ?? null
}
