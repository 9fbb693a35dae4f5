import { randomBytes } from 'node:crypto'
import type { Context } from '../../platform/context.ts'
import { transaction } from '../../platform/transaction.ts'
import { queueEmail } from '../email/queue-email.ts'
import type { SubscribedKind } from '../email/schema.ts'
import { findReceiver, insertNotice, insertSettings } from './queries.ts'
import type { NoticeKind } from './schema.ts'

export type NewNotice = {
  jobSeekerId: number
  kind: NoticeKind
  /** One sentence, complete in itself. Of an employer it names the company only, never a person. */
  text: string
  /** Where it leads; begins with /. */
  path: string
  /** Names what is told once, as `job_closed:12`: a second notice with the same name is not written. At most 80 characters. */
  once?: string
  mail: {
    subject: string
    /** After the greeting. */
    paragraphs: readonly string[]
    buttonLabel: string
    /** As `once`, for the mail alone: one mail for several notices. */
    once?: string
  }
}

/**
 * Tells a job seeker something, as part of the transaction of `ctx`: in the dashboard and by mail, as far as its switches and the
 * site's allow. The row is written in any case, so that what is told once is.
 */
export async function notifyJobSeeker(ctx: Context, notice: NewNotice): Promise<void> {
  await transaction(ctx, async (ctx) => {
    const { jobSeekerId, kind, text, path, once } = notice
    const receiver = await readReceiver(ctx, jobSeekerId, kind)
    if (!receiver) return
    const isNew = await insertNotice(ctx.db, {
      jobSeekerId,
      kind,
      text: text.slice(0, 700),
      path,
      onceKey: once ?? null,
      isShown: receiver.inDashboard,
      createdAt: ctx.now,
    })
    if (isNew && receiver.byMail) await writeMail(ctx, notice, receiver)
  })
}

type Receiver = { email: string; fullName: string; byMail: boolean; inDashboard: boolean; token: string }

/** With the switches of this kind, which are made the first time. */
async function readReceiver(
  ctx: Context,
  jobSeekerId: number,
  kind: NoticeKind,
): Promise<Receiver | undefined> {
  const row = await findReceiver(ctx.db, jobSeekerId, kind)
  if (!row) return undefined
  const { email, fullName, byMail, inDashboard, token } = row
  if (byMail !== null && inDashboard !== null && token !== null)
    return { email, fullName, byMail, inDashboard, token }
  await insertSettings(ctx.db, { jobSeekerId, kind, token: newUnsubscribeToken() })
  return readReceiver(ctx, jobSeekerId, kind)
}

/** 128 bits, as text for an address. */
export function newUnsubscribeToken(): string {
  return randomBytes(16).toString('base64url')
}

/** The outbox and its switches know these mails by kinds of their own. */
const EMAIL_KINDS_OF: Partial<Record<NoticeKind, SubscribedKind>> = {
  status_changed: 'application_status',
  message: 'message',
}

async function writeMail(ctx: Context, notice: NewNotice, receiver: Receiver): Promise<void> {
  const { kind, jobSeekerId, path, mail } = notice
  const once = mail.once ?? notice.once
  await queueEmail(ctx, {
    kind: EMAIL_KINDS_OF[kind] ?? 'notice',
    to: receiver.email,
    subject: mail.subject,
    paragraphs: [`Dear ${receiver.fullName}`, ...mail.paragraphs],
    button: { label: mail.buttonLabel, path },
    unsubscribe: {
      pagePath: `/unsubscribe?token=${receiver.token}`,
      callPath: `/api/notices/unsubscribe/${receiver.token}`,
    },
    ...(once && { once: `notice:${jobSeekerId}:${once}` }),
  })
}
