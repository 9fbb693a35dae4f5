import { setImmediate } from 'node:timers/promises'
import type { Context } from '../../platform/context.ts'
import { together, transaction } from '../../platform/database/transaction.ts'
import { readSettings } from '../settings/reads.ts'
import type { Settings } from '../settings/schema.ts'
import { applyText } from './apply-text.ts'
import { isWanted, KIND_RULES } from './policy.ts'
import { type MailText, type PreparedKind, prepareEmail } from './prepare-email.ts'
import { deleteUnsent, insertQueuedEmails, type QueuedEmail, selectOnceKeys } from './queries.ts'
import type { EmailKind, EmailText } from './schema.ts'
import { findWrittenText } from './text-queries.ts'

/** Mails that are written before requests have their turn. */
const AT_ONCE = 20

export type NewEmail = PreparedKind &
  MailText & {
    /** One address, without a name. */
    to: string
    replyTo?: string
    /**
     * A name for the event, as `registration:12`: a second mail with the same name is not written. At most 100
     * characters.
     */
    once?: string
    /** It leaves with the mails of the next minute. A task for each of many such mails would cost more than their cause. */
    canWait?: boolean | undefined
    /** Seconds before it may leave, with the mails of the next minute. Until then `takeBackEmails` can delete it. */
    holdSeconds?: number | undefined
  }

/**
 * Writes a mail into the outbox and schedules its sending, as part of the transaction of `ctx`: a rollback removes it.
 * Does nothing if the settings switch this mail off or the recipient is not a valid address: the action that caused
 * the mail continues without it. `known`: what the caller has read.
 */
export async function queueEmail(ctx: Context, mail: NewEmail, known?: Known): Promise<void> {
  await queueEmails(ctx, [mail], known)
}

type Known = { settings?: Settings; written?: WrittenTexts }
export type MailReads = Required<Known>
/** The words that administrators wrote for kinds of mails; undefined while the built-in words apply. */
type WrittenTexts = ReadonlyMap<EmailKind, EmailText | undefined>

/** Reads what `queueEmail` needs, for a caller that will hold a lock when it writes the mail. */
export async function readForMail(ctx: Context, kind: EmailKind): Promise<MailReads> {
  const [settings, text] = await together(readSettings(ctx), findWrittenText(ctx.db, kind))
  return { settings, written: new Map([[kind, text]]) }
}

/** Writes many mails like `queueEmail`, with no more statements than for one of each kind. */
export async function queueEmails(ctx: Context, all: readonly NewEmail[], known: Known = {}): Promise<void> {
  const settings = known.settings ?? (await readSettings(ctx))
  const mails = all.filter((mail) => isDeliverable(ctx, mail, settings))
  if (mails.length === 0) return
  const written = new Map(known.written)
  for (const { kind } of mails) if (!written.has(kind)) written.set(kind, await findWrittenText(ctx.db, kind))
  const rows: QueuedEmail[] = []
  for (const mail of mails) {
    rows.push(rowOf(ctx, mail, settings, written.get(mail.kind)))
    // Two hundred mails take 30 ms of processor time, and requests must not wait for all of them.
    if (rows.length % AT_ONCE === 0) await setImmediate()
  }
  const isUrgent = mails.some(({ canWait, holdSeconds }) => !canWait && !holdSeconds)
  await transaction(ctx, async (ctx) => {
    const added = await insertQueuedEmails(ctx.db, rows)
    if (added > 0 && isUrgent) await ctx.tasks.enqueue(ctx, 'send-email', {})
  })
}

function isDeliverable({ log }: Context, { kind, to }: NewEmail, settings: Settings): boolean {
  if (to === '' || !isWanted(kind, settings)) return false
  if (!isAddress(to)) log.error({ kind }, 'a mail has no address that can be written to')
  return isAddress(to)
}

function rowOf(
  { config, now }: Context,
  mail: NewEmail,
  settings: Settings,
  written: EmailText | undefined,
): QueuedEmail {
  const words = written ? { ...mail, ...applyText(mail, written, settings.site_name) } : mail
  const { subject, text, html, headers } = prepareEmail(settings, config.publicUrl, words)
  return {
    kind: mail.kind,
    recipient: mail.to,
    replyTo: mail.replyTo && isAddress(mail.replyTo) ? mail.replyTo : '',
    subject,
    textBody: text,
    htmlBody: html,
    headers,
    isSecret: KIND_RULES[mail.kind].secret === true,
    onceKey: mail.once ?? null,
    createdAt: now,
    holdSeconds: mail.holdSeconds ?? 0,
  }
}

/**
 * Deletes the mails with these names (`once`) that have not left yet, as part of the transaction of `ctx`. Returns the
 * names of those that have left.
 */
export async function takeBackEmails(ctx: Context, names: string[]): Promise<Set<string>> {
  await deleteUnsent(ctx.db, names)
  return new Set(await selectOnceKeys(ctx.db, names))
}

/** Accepts one bare address: no list, no name, and no line break, which would begin a new header. */
function isAddress(text: string): boolean {
  return text.length <= 254 && /^[^\s<>,;:"()[\]\\@]+@[^\s<>,;:"()[\]\\@]+$/.test(text)
}
