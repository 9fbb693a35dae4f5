import type { Context, EmployerContext, JobSeekerContext } from '../../platform/context.ts'
import { AppError } from '../../shared/errors.ts'
import {
  countNotices,
  countUnreadNotices,
  findByToken,
  selectEmployerSettings,
  selectNotices,
  selectSettings,
} from './queries.ts'
import { EMPLOYER_MAIL_KINDS, NOTICE_KINDS, type NoticeList } from './schema.ts'

/** A list without pages is an array of everything, up to this (decisions, 'Calls'). */
const LIST_LIMIT = 1000

/** The job seeker's own, newest first, with how many there are in all and how many are unread. */
export async function listNotices(ctx: JobSeekerContext, { page, limit }: NoticeList) {
  const { id } = ctx.viewer.jobSeeker
  const notices =
    page === undefined
      ? await selectNotices(ctx.db, id, LIST_LIMIT, 0)
      : await selectNotices(ctx.db, id, limit, (page - 1) * limit)
  return { notices, total: await countNotices(ctx.db, id), ...(await readUnread(ctx)) }
}

export async function readUnread(ctx: JobSeekerContext): Promise<{ unread: number }> {
  return { unread: await countUnreadNotices(ctx.db, ctx.viewer.jobSeeker.id) }
}

/** One row a kind; everything is on until it is switched off. */
export async function listNoticeSettings(ctx: JobSeekerContext) {
  const rows = await selectSettings(ctx.db, ctx.viewer.jobSeeker.id)
  return NOTICE_KINDS.map(
    (kind) => rows.find((row) => row.kind === kind) ?? { kind, byMail: true, inDashboard: true },
  )
}

/** One row a kind of mail; all are on until they are switched off. */
export async function listEmployerMails(ctx: EmployerContext) {
  const rows = await selectEmployerSettings(ctx.db, ctx.viewer.employer.id)
  return EMPLOYER_MAIL_KINDS.map((kind) => rows.find((row) => row.kind === kind) ?? { kind, byMail: true })
}

/** What the link in a mail would stop. Throws not_found. */
export async function readUnsubscribe(ctx: Context, token: string) {
  const found = await findByToken(ctx.db, token)
  if (!found) throw new AppError('not_found')
  return found
}
