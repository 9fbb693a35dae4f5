import { randomBytes } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { AdministratorContext, Context, EmployerContext } from '../../platform/context.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { zipStream } from '../../platform/files/zip-stream.ts'
import { consume } from '../../platform/rate-limit.ts'
import { AppError } from '../../shared/errors.ts'
import { hashPassword } from '../accounts/hash-password.ts'
import { checkCurrentPassword } from '../accounts/passwords.ts'
import { deletePicture } from '../accounts/pictures.ts'
import { recordAct } from '../audit/record-act.ts'
import {
  COMPANY_SECTIONS,
  deleteCompany,
  emptyCompany,
  eraseCompanyPost,
  hasLedger,
  lockCompany,
} from './company-queries.ts'
import { listFiles } from './export-data.ts'
import { EXPORTS } from './limits.ts'
import { sayGoodbyeToCompany } from './mails.ts'
import { selectPersonalData } from './queries.ts'

/** Returns a ZIP with all stored data about the company: `data.json` and the logo. Throws too_many_requests. */
export async function exportCompanyData(ctx: EmployerContext): Promise<Readable> {
  const { id } = ctx.viewer.employer
  await consume(ctx, EXPORTS, `employer-${id}`)
  const data = await selectPersonalData(ctx.db, id, COMPANY_SECTIONS)
  const json = JSON.stringify({ made_at: ctx.now, ...data }, undefined, 2)
  const company = await lockCompany(ctx.db, id)
  const logo = company?.logoId ? [{ name: 'logo.webp', key: `logos/${company.logoId}` }] : []
  return zipStream(listFiles(ctx, json, logo), ctx.now)
}

/**
 * Closes the account of the employer who is logged in. A company that never had credits is deleted. Otherwise its
 * ledger and receipts stay, as accounts must, and everything about its people goes. Throws current_password_wrong or
 * too_many_requests.
 */
export async function closeOwnCompany(ctx: EmployerContext, currentPassword: string): Promise<void> {
  const { id } = await checkCurrentPassword(ctx, 'employer', currentPassword)
  const passwordHash = await hashPassword(randomBytes(32).toString('base64'))
  await endCompany(ctx, id, async (ctx, company) => {
    if (await hasLedger(ctx.db, id)) await emptyCompany(ctx.db, company, passwordHash, ctx.now)
    else await deleteCompany(ctx.db, company)
    await sayGoodbyeToCompany(ctx, company, 'You asked us to close')
  })
}

/** Whether a company had credits or payments, so that its accounts must be kept and it cannot be deleted. */
export const mustBeKept = (ctx: AdministratorContext, id: number) => hasLedger(ctx.db, id)

/** Deletes a company that never had credits. Throws employer_not_found or employer_has_ledger. */
export function deleteCompanyOf(ctx: AdministratorContext, id: number): Promise<void> {
  return endCompany(ctx, id, async (ctx, company) => {
    if (await hasLedger(ctx.db, id)) throw new AppError('employer_has_ledger')
    await deleteCompany(ctx.db, company)
    await sayGoodbyeToCompany(ctx, company, 'An administrator had to delete')
    await recordAct(ctx, 'employer-deleted', { type: 'employer', id, name: company.companyName })
  })
}

type Locked = NonNullable<Awaited<ReturnType<typeof lockCompany>>>

async function endCompany<C extends Context>(
  ctx: C,
  id: number,
  end: (ctx: C, company: Locked) => Promise<void>,
): Promise<void> {
  const company = await transaction(ctx, async (ctx) => {
    const company = await lockCompany(ctx.db, id)
    if (!company) throw new AppError('employer_not_found')
    await eraseCompanyPost(ctx.db, company)
    await end(ctx, company)
    return company
  })
  if (company.logoId) await deletePicture(ctx, 'logos', company.logoId)
}
