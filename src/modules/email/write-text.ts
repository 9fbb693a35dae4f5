import type { AdministratorContext } from '../../platform/context.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { recordAct } from '../audit/record-act.ts'
import { EMAIL_KIND_LABELS, type EmailKind, type EmailText } from './schema.ts'
import { insertText } from './text-queries.ts'

/** Writes a new version of the text of a kind of mail. */
export function writeText(ctx: AdministratorContext, kind: EmailKind, written: EmailText): Promise<void> {
  return keepVersion(ctx, kind, written)
}

/** Returns to the built-in words. Earlier versions stay. */
export function resetText(ctx: AdministratorContext, kind: EmailKind): Promise<void> {
  return keepVersion(ctx, kind, { subject: '', body: '' })
}

function keepVersion(
  ctx: AdministratorContext,
  kind: EmailKind,
  { subject, body }: EmailText,
): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const administratorId = ctx.viewer.administrator.id
    await insertText(ctx.db, { kind, subject, body, administratorId, createdAt: ctx.now })
    const act = body === '' ? 'email-text-reset' : 'email-text-changed'
    const target = { type: 'email', id: kind, name: EMAIL_KIND_LABELS[kind] } as const
    await recordAct(ctx, act, target, subject ? { subject } : {})
  })
}
