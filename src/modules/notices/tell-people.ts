import { randomBytes } from 'node:crypto'
import type { Context } from '../../platform/context.ts'
import { together, transactionAfter } from '../../platform/database/transaction.ts'
import { type Message, worded } from '../../shared/language/message.ts'
import { inLanguage, type Language, t } from '../../shared/language/words.ts'
import { SECOND } from '../../shared/time.ts'
import type { MailText } from '../email/prepare-email.ts'
import { type NewEmail, queueEmail, readForMail, takeBackEmails } from '../email/queue-email.ts'
import type { SubscribedKind } from '../email/schema.ts'
import { pushNews } from '../push/send-push.ts'
import { queueNews } from '../sms/queue-sms.ts'
import { speakTo } from '../translations/speak-to.ts'
import {
  deleteNotice,
  findEmployerReceiver,
  findNotice,
  findReceiver,
  hideOlder,
  insertEmployerSettings,
  insertNotice,
  insertSettings,
  showNewest,
} from './queries.ts'
import { noticeText } from './reads.ts'
import { type EmployerMailKind, type NoticeKind, PUSH_TEXTS } from './schema.ts'

/** Below news from employers, because fraud also begins with a message. */
export const neverPay = () =>
  t(
    'Never pay for a job. No honest employer asks for money, your bank PIN or airtime. If somebody does, tell us.',
  )

export type EmployerMail = {
  employerId: number
  kind: EmployerMailKind
  subject: string
  /** The text after the greeting. */
  paragraphs: MailText['paragraphs']
  button: { label: string; path: string }
  replyTo?: string
}

/** Writes a mail to an employer, if its switch and the site's settings allow; part of the transaction of `ctx`. */
export async function mailEmployer(ctx: Context, mail: EmployerMail): Promise<void> {
  const { employerId, kind, subject, paragraphs, button, replyTo } = mail
  const found = await findEmployerReceiver(ctx.db, employerId, kind)
  if (!found) return
  if (found.token === null || found.byMail === null) {
    await insertEmployerSettings(ctx.db, { employerId, kind, token: newUnsubscribeToken() })
    return mailEmployer(ctx, mail)
  }
  const { email, contactPerson, byMail, token } = found
  if (!byMail) return
  await queueEmail(ctx, {
    kind,
    to: email,
    subject,
    greets: contactPerson,
    paragraphs,
    button,
    ...(replyTo && { replyTo }),
    unsubscribe: { pagePath: `/unsubscribe?token=${token}`, callPath: `/api/notices/unsubscribe/${token}` },
  })
}

export type NewNotice = {
  jobSeekerId: number
  kind: NoticeKind
  /** One complete sentence. It names only the company of an employer, never a person. */
  text: Message
  /** The page that the notice opens; begins with /. */
  path: string
  /**
   * A name for the event, as `job_closed:12`: a second notice with the same name is not written. At most 80
   * characters.
   */
  once?: string
  /** Seconds before the mail leaves and the dashboard shows the notice. Until then `takeBackNotices` removes both. */
  holdSeconds?: number
  /** Returns the texts of the mail. Called in the language of the job seeker. */
  mail: () => NoticeMail
}

export type NoticeMail = Omit<MailText, 'button' | 'greets'> & {
  buttonLabel: string
  /** Like `once` of the notice, for the mail only: one mail for several notices. */
  once?: string
  /** The mail may leave a minute later. */
  canWait?: boolean
}

/** The list shows only the newest news about an application or a conversation. */
const NEWS: readonly NoticeKind[] = [
  'application_received',
  'application_opened',
  'status_changed',
  'message',
]

/**
 * Notifies a job seeker in the dashboard and by mail, as far as their switches and the site's settings allow; part of
 * the transaction of `ctx`. The row is written in every case, so that `once` works. `known`: what the caller has read.
 */
export async function notifyJobSeeker(ctx: Context, notice: NewNotice, known?: NoticeReads): Promise<void> {
  await transactionAfter(
    ctx,
    async (ctx) => known ?? readForNotice(ctx, notice.jobSeekerId, notice.kind),
    async (ctx, { row, mail }) => {
      const receiver = row && (await completed(ctx, notice, row))
      if (!receiver) return
      // Without a name the row is written in any case, and the mail need not wait for it.
      if (notice.once === undefined)
        await together(writeNotice(ctx, notice, receiver), writeMail(ctx, notice, receiver, mail))
      else if (await writeNotice(ctx, notice, receiver)) await writeMail(ctx, notice, receiver, mail)
    },
  )
}

/** Reads what `notifyJobSeeker` needs, for a caller that will hold a lock when it notifies. */
export async function readForNotice(ctx: Context, jobSeekerId: number, kind: NoticeKind) {
  const [row, mail] = await together(
    findReceiver(ctx.db, jobSeekerId, kind),
    readForMail(ctx, emailKindOf(kind)),
  )
  return { row, mail }
}

export type NoticeReads = Awaited<ReturnType<typeof readForNotice>>

/** Returns false if a notice with this name exists. */
async function writeNotice(ctx: Context, notice: NewNotice, receiver: Receiver): Promise<boolean> {
  const { jobSeekerId, kind, text, path, once, holdSeconds = 0 } = notice
  const id = await insertNotice(ctx.db, {
    jobSeekerId,
    kind,
    text: text.text,
    values: text.values,
    path,
    onceKey: once ?? null,
    isShown: receiver.inDashboard,
    createdAt: new Date(ctx.now.getTime() + holdSeconds * SECOND),
  })
  if (id === undefined) return false
  if (receiver.inDashboard && NEWS.includes(kind))
    await hideOlder(ctx.db, { id, jobSeekerId, path, kinds: NEWS })
  await speakTo(ctx, receiver.language, async () => {
    if (receiver.inDashboard && receiver.hasPush) await pushOrHold(ctx, id, notice)
    else if (holdSeconds > 0 && getsSms(receiver, kind))
      await ctx.tasks.enqueue(ctx, 'push-notice', { noticeId: id }, holdSeconds + 1)
    if (holdSeconds === 0) await writeSms(ctx, { id, kind, path, text: worded(text) }, receiver)
  })
  return true
}

/** A held notice may still be removed, so its push message is decided when the hold ends. */
async function pushOrHold(ctx: Context, noticeId: number, notice: NewNotice): Promise<void> {
  const { jobSeekerId, kind, path, holdSeconds = 0 } = notice
  if (holdSeconds > 0) return ctx.tasks.enqueue(ctx, 'push-notice', { noticeId }, holdSeconds + 1)
  const text = PUSH_TEXTS[kind]
  if (text) await pushNews(ctx, jobSeekerId, { text: t(text), path })
}

/** Shows a held notice on the job seeker's phones, unless it was removed or read. */
export async function pushNotice(ctx: Context, noticeId: number): Promise<void> {
  const notice = await findNotice(ctx.db, noticeId)
  if (!notice || notice.readAt) return
  const receiver = await readReceiver(ctx, notice.jobSeekerId, notice.kind)
  if (!receiver) return
  await speakTo(ctx, receiver.language, async () => {
    const text = PUSH_TEXTS[notice.kind]
    if (text) await pushNews(ctx, notice.jobSeekerId, { text: t(text), path: notice.path })
    await writeSms(ctx, { ...notice, text: noticeText(notice) }, receiver)
  })
}

/** Important enough for an SMS to people without an email address. */
const SMS_KINDS: readonly NoticeKind[] = ['status_changed', 'interview']

const getsSms = ({ email, byMail }: Receiver, kind: NoticeKind) =>
  email === '' && byMail && SMS_KINDS.includes(kind)

async function writeSms(
  ctx: Context,
  { id, kind, text, path }: Pick<NewNotice, 'kind' | 'path'> & { id: number; text: string },
  receiver: Receiver,
): Promise<void> {
  if (!getsSms(receiver, kind)) return
  const news = { text: `${text} ${ctx.config.publicUrl}${inLanguage(path)}`, once: `notice:${id}` }
  await queueNews(ctx, receiver, news)
}

export type HeldNotice = { jobSeekerId: number; once: string }

/**
 * Removes held notices with their mails, as part of the transaction of `ctx`, and shows again what they replaced. Returns
 * the names (`once`) of those whose mail has left; their notices stay.
 */
export async function takeBackNotices(ctx: Context, held: readonly HeldNotice[]): Promise<Set<string>> {
  const nameOf = ({ jobSeekerId, once }: HeldNotice) => mailName(jobSeekerId, once)
  const left = await takeBackEmails(ctx, held.map(nameOf))
  for (const notice of held) {
    if (left.has(nameOf(notice))) continue
    const removed = await deleteNotice(ctx.db, notice)
    if (removed?.isShown) await showNewest(ctx.db, { ...removed, kinds: NEWS })
  }
  return new Set(held.filter((notice) => left.has(nameOf(notice))).map(({ once }) => once))
}

const mailName = (jobSeekerId: number, once: string) => `notice:${jobSeekerId}:${once}`

type Receiver = {
  /** '' for an account with a phone number only. */
  email: string
  loginPhone: string
  fullName: string
  language: Language | null
  byMail: boolean
  inDashboard: boolean
  token: string
  hasPush: boolean
}

type ReceiverRow = NonNullable<Awaited<ReturnType<typeof findReceiver>>>

/** Returns the receiver with the switches of this kind, and creates the switches the first time. */
async function readReceiver(
  ctx: Context,
  jobSeekerId: number,
  kind: NoticeKind,
): Promise<Receiver | undefined> {
  const row = await findReceiver(ctx.db, jobSeekerId, kind)
  return row && completed(ctx, { jobSeekerId, kind }, row)
}

async function completed(
  ctx: Context,
  { jobSeekerId, kind }: Pick<NewNotice, 'jobSeekerId' | 'kind'>,
  row: ReceiverRow,
): Promise<Receiver | undefined> {
  const { email, loginPhone, fullName, language, byMail, inDashboard, token, hasPush } = row
  if (byMail !== null && inDashboard !== null && token !== null)
    return { email, loginPhone, fullName, language, byMail, inDashboard, token, hasPush }
  const made = await insertSettings(ctx.db, { jobSeekerId, kind, token: newUnsubscribeToken() })
  // Another transaction may have been faster.
  return made
    ? { email, loginPhone, fullName, language, hasPush, ...made }
    : readReceiver(ctx, jobSeekerId, kind)
}

/** 128 random bits, as text for an address. */
export function newUnsubscribeToken(): string {
  return randomBytes(16).toString('base64url')
}

/** The outbox and its switches use kinds of their own for these mails. */
const EMAIL_KINDS_OF: Partial<Record<NoticeKind, SubscribedKind>> = {
  status_changed: 'application_status',
  message: 'message',
  interview: 'interview',
}

const emailKindOf = (kind: NoticeKind): SubscribedKind => EMAIL_KINDS_OF[kind] ?? 'notice'

async function writeMail(
  ctx: Context,
  notice: NewNotice,
  receiver: Receiver,
  known: NoticeReads['mail'],
): Promise<void> {
  if (!receiver.byMail) return
  await speakTo(ctx, receiver.language, async () => {
    const { kind, jobSeekerId, path, holdSeconds } = notice
    const { buttonLabel, once = notice.once, canWait, ...text } = notice.mail()
    const email: NewEmail = {
      kind: emailKindOf(kind),
      to: receiver.email,
      ...text,
      greets: receiver.fullName,
      button: { label: buttonLabel, path },
      unsubscribe: {
        pagePath: `/unsubscribe?token=${receiver.token}`,
        callPath: `/api/notices/unsubscribe/${receiver.token}`,
      },
      canWait,
      holdSeconds,
      ...(once && { once: mailName(jobSeekerId, once) }),
    }
    await queueEmail(ctx, email, known)
  })
}
