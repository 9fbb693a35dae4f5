import type * as v from 'valibot'
import type { AdministratorContext } from '../../platform/context.ts'
import { AppError } from '../../shared/errors.ts'
import { listAdministrators } from '../audit/reads.ts'
import { recordAct } from '../audit/record-act.ts'
import { applyText, factsIn } from '../email/apply-text.ts'
import { isSubscribed, KIND_RULES } from '../email/policy.ts'
import { queueEmail } from '../email/queue-email.ts'
import { listTextVersions, readWrittenText } from '../email/reads.ts'
import {
  EMAIL_KINDS,
  type EmailKind,
  type EmailSample,
  type EmailText,
  FACTS,
  PLACEHOLDERS,
} from '../email/schema.ts'
import { writeText } from '../email/write-text.ts'
import { readSettings } from '../settings/reads.ts'
import { previewKind, sampleMails } from './preview-emails.ts'

/** The kinds with an administrator's words, each with the time of the last change. */
export async function listWrittenKinds(ctx: AdministratorContext) {
  const versions = await listTextVersions(ctx)
  return EMAIL_KINDS.flatMap((kind) => {
    const newest = versions.find((version) => version.kind === kind)
    return newest?.body ? { kind, changedAt: newest.createdAt } : []
  })
}

/** Returns what an administrator needs to write a kind of mail. */
export async function readEmailText(ctx: AdministratorContext, kind: EmailKind) {
  const written = await readWrittenText(ctx, kind)
  const placeholders = await placeholdersOf(ctx, kind)
  return {
    kind,
    reason: KIND_RULES[kind].reason,
    canUnsubscribe: isSubscribed(kind),
    placeholders,
    isWritten: written !== undefined,
    text: written ?? {
      subject: '{subject}',
      body: 'name' in placeholders ? 'Dear {name}\n\n{text}' : '{text}',
    },
    samples: await previewKind(ctx, kind, written),
    versions: await listVersions(ctx, kind),
  }
}

/** Returns the samples with words that need not be saved. Throws invalid_input. */
export async function previewText(ctx: AdministratorContext, kind: EmailKind, written: EmailText) {
  await requirePlaceholders(ctx, kind, written)
  return previewKind(ctx, kind, written)
}

/** Throws invalid_input. */
export async function changeText(ctx: AdministratorContext, kind: EmailKind, written: EmailText) {
  await requirePlaceholders(ctx, kind, written)
  await writeText(ctx, kind, written)
}

/** Sends the first sample of a kind with words that need not be saved, even if the switches are off. */
export async function sendSample(
  ctx: AdministratorContext,
  kind: EmailKind,
  { to, ...written }: v.InferOutput<typeof EmailSample>,
) {
  await requirePlaceholders(ctx, kind, written)
  const settings = await readSettings(ctx)
  const [builtIn] = sampleMails(settings, ctx, kind)
  if (!builtIn) return
  const mail = applyText(builtIn, written, settings.site_name)
  await queueEmail(ctx, { kind: 'test', to, ...mail, subject: `Test: ${mail.subject}` }, { settings })
  await recordAct(ctx, 'test-email-sent', { type: 'email', id: kind })
}

/** Throws invalid_input if the words name something that mails of this kind lack. */
async function requirePlaceholders(ctx: AdministratorContext, kind: EmailKind, written: EmailText) {
  const known = await placeholdersOf(ctx, kind)
  if (`${written.subject} ${written.body}`.includes('{name}') && !('name' in known))
    throw new AppError('invalid_input', { errors: { body: 'This email has no {name}: it greets nobody' } })
  const missing = factsIn(written).find((fact) => !(fact in known))
  if (missing) throw new AppError('invalid_input', { errors: { body: `This email has no {${missing}}` } })
}

/**
 * Returns the placeholders that every mail of a kind has, with their meanings. Some mails go to an address whose owner
 * is not known, so they do not greet anybody by name.
 */
async function placeholdersOf(ctx: AdministratorContext, kind: EmailKind): Promise<Record<string, string>> {
  const samples = sampleMails(await readSettings(ctx), ctx, kind)
  const { name, ...others } = PLACEHOLDERS
  const facts = Object.entries(FACTS).filter(([fact]) =>
    samples.every(({ facts = {} }) => Object.hasOwn(facts, fact)),
  )
  const isGreeted = samples.every((mail) => mail.greets !== undefined)
  return { ...(isGreeted && { name }), ...Object.fromEntries(facts), ...others }
}

async function listVersions(ctx: AdministratorContext, kind: EmailKind) {
  const [versions, administrators] = [await listTextVersions(ctx), await listAdministrators(ctx)]
  return versions
    .filter((version) => version.kind === kind)
    .map(({ id, subject, body, administratorId, createdAt }) => ({
      id,
      subject,
      body,
      createdAt,
      administrator: administrators.find((one) => one.id === administratorId)?.username ?? null,
    }))
}
