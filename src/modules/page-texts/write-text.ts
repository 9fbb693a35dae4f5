import * as v from 'valibot'
import type { AdministratorContext } from '../../platform/context.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { AppError } from '../../shared/errors.ts'
import { recordAct } from '../audit/record-act.ts'
import { insertText } from './queries.ts'
import { PAGE_TEXTS, pageText, type TextPageKey } from './schema.ts'

/** Writes a new version of the words of a page. Throws invalid_input. */
export async function writePageText(
  ctx: AdministratorContext,
  page: TextPageKey,
  body: string,
): Promise<void> {
  const checked = v.safeParse(pageText(page), { body })
  if (!checked.success) throw new AppError('invalid_input', { errors: { body: checked.issues[0].message } })
  await keepVersion(ctx, page, checked.output.body)
}

/** Returns to the built-in words. Earlier versions stay. */
export function resetPageText(ctx: AdministratorContext, page: TextPageKey): Promise<void> {
  return keepVersion(ctx, page, '')
}

function keepVersion(ctx: AdministratorContext, page: TextPageKey, body: string): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const administratorId = ctx.viewer.administrator.id
    await insertText(ctx.db, { page, body, administratorId, createdAt: ctx.now })
    const act = body === '' ? 'page-text-reset' : 'page-text-changed'
    await recordAct(ctx, act, { type: 'page-text', id: page, name: PAGE_TEXTS[page] })
  })
}
