import type { Context, EmployerContext, JobSeekerContext } from '../../platform/context.ts'
import { AppError } from '../../shared/errors.ts'
import { worded } from '../../shared/language/message.ts'
import { tFilled } from '../../shared/language/words.ts'
import { windowOf } from '../../shared/lists.ts'
import {
  countNotices,
  countUnreadNotices,
  findByToken,
  selectEmployerSettings,
  selectNotices,
  selectSettings,
} from './queries.ts'
import { EMPLOYER_MAIL_KINDS, NOTICE_KINDS, type NoticeList } from './schema.ts'
import type { notices } from './tables.ts'

type NoticeRow = typeof notices.$inferSelect

/** Returns a notice in words. One without values was written before notices were translated. */
export const noticeText = ({ text, values }: Pick<NoticeRow, 'text' | 'values'>): string =>
  values ? worded({ text, values }) : tFilled(text)

/** Lists the job seeker's own notices in the language of the reader, newest first, with the total and the number of unread ones. */
export async function listNotices(ctx: JobSeekerContext, list: NoticeList) {
  const { id } = ctx.viewer.jobSeeker
  const found = await selectNotices(ctx.db, id, ctx.now, windowOf(list))
  const rows = found.map(({ values, ...row }) => ({ ...row, text: noticeText({ ...row, values }) }))
  return { rows, total: await countNotices(ctx.db, id, ctx.now), ...(await readUnread(ctx)) }
}

export async function readUnread(ctx: JobSeekerContext): Promise<{ unread: number }> {
  return { unread: await countUnreadNotices(ctx.db, ctx.viewer.jobSeeker.id, ctx.now) }
}

/** One row per kind; all are on until they are switched off. */
export async function listNoticeSettings(ctx: JobSeekerContext) {
  const rows = await selectSettings(ctx.db, ctx.viewer.jobSeeker.id)
  return NOTICE_KINDS.map(
    (kind) => rows.find((row) => row.kind === kind) ?? { kind, byMail: true, inDashboard: true },
  )
}

/** One row per kind of mail; all are on until they are switched off. */
export async function listEmployerMails(ctx: EmployerContext) {
  const rows = await selectEmployerSettings(ctx.db, ctx.viewer.employer.id)
  return EMPLOYER_MAIL_KINDS.map((kind) => rows.find((row) => row.kind === kind) ?? { kind, byMail: true })
}

/** Returns which mails the link in a mail would stop. Throws not_found. */
export async function readUnsubscribe(ctx: Context, token: string) {
  const found = await findByToken(ctx.db, token)
  if (!found) throw new AppError('not_found')
  return found
}
