import type { Context, EmployerContext, JobSeekerContext } from '../../platform/context.ts'
import { AppError } from '../../shared/errors.ts'
import { stopMails, upsertEmployerSettings, upsertSettings } from './queries.ts'
import { listEmployerMails, listNoticeSettings } from './reads.ts'
import type { EmployerMailsChange, NoticeSettingsChange } from './schema.ts'
import { newUnsubscribeToken } from './tell-people.ts'

/** Changes the named switches; if a kind is named twice, the last value counts. */
export async function changeEmployerMails(ctx: EmployerContext, changes: EmployerMailsChange) {
  const employerId = ctx.viewer.employer.id
  const last = [...new Map(changes.map((change) => [change.kind, change])).values()]
  const rows = last.map((change) => ({ ...change, employerId, token: newUnsubscribeToken() }))
  if (rows.length > 0) await upsertEmployerSettings(ctx.db, rows)
  return listEmployerMails(ctx)
}

/** Changes the named switches; if a kind is named twice, the last value counts. */
export async function changeNoticeSettings(ctx: JobSeekerContext, changes: NoticeSettingsChange) {
  const jobSeekerId = ctx.viewer.jobSeeker.id
  const last = [...new Map(changes.map((change) => [change.kind, change])).values()]
  const rows = last.map((change) => ({ ...change, jobSeekerId, token: newUnsubscribeToken() }))
  if (rows.length > 0) await upsertSettings(ctx.db, rows)
  return listNoticeSettings(ctx)
}

/** Stops the mails that carry this token, without a login (RFC 8058). A repeated call succeeds. Throws not_found. */
export async function stopNoticeMails(ctx: Context, token: string): Promise<void> {
  if (!(await stopMails(ctx.db, token))) throw new AppError('not_found')
}
