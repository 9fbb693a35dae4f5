import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { Context, EmployerContext } from '../../platform/context.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { readDocumentText } from '../../platform/documents/text.ts'
import { documentContentTypes, identifyDocument } from '../../platform/documents/type.ts'
import { newFileKey, type ReceivedFile } from '../../platform/files/files.ts'
import { deleteStrayFiles } from '../../platform/files/stray-files.ts'
import { reencodePicture } from '../../platform/pictures/pictures.ts'
import { consume } from '../../platform/rate-limit.ts'
import { AppError } from '../../shared/errors.ts'
import { findEmployerContact } from '../accounts/reads.ts'
import { lockBalance } from '../credits/move-credits.ts'
import { keepUnscanned, removeInfected } from '../file-scans/scan-files.ts'
import { SLIPS } from './limits.ts'
import { findPaymentRequest, selectSlipKeys, takeSlip, updateSlip } from './queries.ts'
import { readOwnRequest } from './reads.ts'
import type { SlipType } from './schema.ts'
import { ownRequest } from './views.ts'

/** Pixels along the longer edge: small print on a photo of a whole page stays readable. */
const MAX_EDGE = 1600

/**
 * Stores the slip of the employer's own pending request and replaces an earlier one. Throws payment_request_not_found,
 * already_processed, invalid_slip, too_many_requests, or the errors of reading a PDF: file_active_content,
 * file_encrypted, file_unreadable.
 */
export async function storeSlip(ctx: EmployerContext, id: number, { path, isScanned }: ReceivedFile) {
  const { status } = await readOwnRequest(ctx, id)
  if (status !== 'pending') throw new AppError('already_processed')
  await consume(ctx, SLIPS, String(ctx.viewer.employer.id))
  const slipType = await identifySlip(path)
  const slipKey = newFileKey('slips')
  if (!isScanned) await keepUnscanned(ctx, slipKey)
  if (slipType === 'pdf')
    await ctx.files.put(slipKey, createReadStream(path), { contentType: documentContentTypes.pdf })
  else await putPicture(ctx, slipKey, path)
  return replaceSlip(ctx, id, { slipKey, slipType, slipAt: ctx.now })
}

/** Checks the content, because phones give shared files any name. */
async function identifySlip(path: string): Promise<SlipType> {
  const file = await open(path, 'r')
  const { buffer, bytesRead } = await file.read(Buffer.alloc(1024), 0, 1024, 0).finally(() => file.close())
  const first = buffer.subarray(0, bytesRead).toString('latin1')
  if (first.startsWith('\xff\xd8\xff') || first.startsWith('\x89PNG\r\n\x1a\n')) return 'jpeg'
  if (!first.includes('%PDF-')) throw new AppError('invalid_slip')
  await readDocumentText(path, await identifyDocument(path, 'slip.pdf'))
  return 'pdf'
}

async function putPicture(ctx: EmployerContext, key: string, path: string): Promise<void> {
  const { picture, contentType } = await reencodePicture(path, { maxEdge: MAX_EDGE, format: 'jpeg' }).catch(
    (error) => {
      throw error instanceof AppError && error.code === 'invalid_picture'
        ? new AppError('invalid_slip')
        : error
    },
  )
  await ctx.files.put(key, Readable.from([picture]), { contentType })
}

type Slip = { slipKey: string; slipType: SlipType; slipAt: Date }

/** Deletes the replaced file; if that fails, the hourly cleanup finds it. */
async function replaceSlip(ctx: EmployerContext, id: number, slip: Slip) {
  const { row, oldKey } = await transaction(ctx, async (ctx) => {
    await lockBalance(ctx, ctx.viewer.employer.id)
    const found = await findPaymentRequest(ctx.db, id)
    return { oldKey: found?.request.slipKey, row: await updateSlip(ctx.db, id, slip) }
  })
  const stale = row ? oldKey : slip.slipKey
  if (stale) await ctx.files.delete(stale)
  if (!row) throw new AppError('already_processed')
  return ownRequest(row)
}

/** Deletes slips of interrupted or overtaken uploads. */
export async function cleanUpSlips(ctx: Context): Promise<number> {
  return deleteStrayFiles(ctx, 'slips', async (ids) => {
    const keys = await selectSlipKeys(
      ctx.db,
      ids.map((id) => `slips/${id}`),
    )
    return keys.map((key) => key.slice('slips/'.length))
  })
}

/** Removes a slip in which a late scan found a virus. The payment request stays without it. */
export async function removeInfectedSlip(ctx: Context, fileKey: string): Promise<void> {
  await removeInfected(ctx, fileKey, 'slips', async (ctx) => {
    const request = await takeSlip(ctx.db, fileKey)
    if (!request) return undefined
    const { email, contactPerson } = await findEmployerContact(ctx, request.employerId)
    const button = { label: 'Open your payments', path: '/credits' }
    const file = () => `the slip of your payment ${request.reference}`
    return { email, language: null, name: contactPerson, file, button }
  })
}
