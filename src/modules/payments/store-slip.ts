import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { EmployerContext } from '../../platform/context.ts'
import { documentContentTypes, identifyDocument } from '../../platform/document-type.ts'
import { newFileKey } from '../../platform/files.ts'
import { reencodePicture } from '../../platform/pictures.ts'
import { consume } from '../../platform/rate-limit.ts'
import { transaction } from '../../platform/transaction.ts'
import { AppError } from '../../shared/errors.ts'
import { lockBalance } from '../credits/lock-balance.ts'
import { findPaymentRequest, updateSlip } from './queries.ts'
import { readOwnRequest } from './reads.ts'
import type { SlipType } from './schema.ts'
import { ownRequest } from './views.ts'

/** An hour of one employer: each is drawn anew, which takes a second of a processor. */
const SLIPS = { name: 'slips', points: 30, seconds: 3600 }

/** Pixels along the longer edge: small print on a photo of a whole page stays readable. */
const MAX_EDGE = 1600

/**
 * Stores the slip of an own pending request in place of an earlier one. Throws payment_request_not_found, already_processed,
 * invalid_slip, file_unreadable or too_many_requests.
 */
export async function storeSlip(ctx: EmployerContext, id: number, path: string) {
  const { status } = await readOwnRequest(ctx, id)
  if (status !== 'pending') throw new AppError('already_processed')
  await consume(ctx, SLIPS, String(ctx.viewer.employer.id))
  const slipType = await identifySlip(path)
  const slipKey = newFileKey('slips')
  if (slipType === 'pdf')
    await ctx.files.put(slipKey, createReadStream(path), { contentType: documentContentTypes.pdf })
  else await putPicture(ctx, slipKey, path)
  return replaceSlip(ctx, id, { slipKey, slipType, slipAt: ctx.now })
}

/** By content: phones name what they share as they like. */
async function identifySlip(path: string): Promise<SlipType> {
  const file = await open(path, 'r')
  const { buffer, bytesRead } = await file.read(Buffer.alloc(1024), 0, 1024, 0).finally(() => file.close())
  const first = buffer.subarray(0, bytesRead).toString('latin1')
  if (first.startsWith('\xff\xd8\xff') || first.startsWith('\x89PNG\r\n\x1a\n')) return 'jpeg'
  if (!first.includes('%PDF-')) throw new AppError('invalid_slip')
  await identifyDocument(path, 'slip.pdf')
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

/** The file that nobody names any more goes; should that fail, the hourly cleanup finds it. */
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
