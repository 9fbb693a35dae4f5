import * as v from 'valibot'
import { downloadCv } from '../../src/modules/cvs/download-cv.ts'
import { unlockCv } from '../../src/modules/cvs/unlock-cv.ts'
import { processPaymentRequest } from '../../src/modules/payments/process-payment-request.ts'
import { PaymentDecision, PaymentRequestInput } from '../../src/modules/payments/schema.ts'
import { storeSlip } from '../../src/modules/payments/store-slip.ts'
import { submitPaymentRequest } from '../../src/modules/payments/submit-payment-request.ts'
import type { Context } from '../../src/platform/context.ts'
import { type DemoPayment, payments } from './payments.ts'
import { changeSettings, settings, TAXED } from './settings.ts'
import { drawSlip } from './slip.ts'
import { momentOf } from './timeline.ts'
import { type DemoUnlock, unlocks } from './unlocks.ts'
import { asAdministrator, asEmployer, type DemoEvent, idIn, uploadOf, type World } from './world.ts'

/** Days ago: receipts of both kinds are met. */
const TAXED_SINCE = 40

/** Credits bought, and CVs opened and downloaded with them. */
export function moneyEvents(world: World): DemoEvent[] {
  return [
    { at: new Date(0), happen: (ctx) => changeSettings(ctx, settings) },
    { at: momentOf(world.now, TAXED_SINCE, 'registration', 0), happen: (ctx) => changeSettings(ctx, TAXED) },
    ...payments.flatMap((payment, index) => paymentEvents(world, payment, index)),
    ...unlocks.flatMap((unlock, index) => unlockEvents(world, unlock, index)),
  ]
}

function paymentEvents(world: World, payment: DemoPayment, index: number): DemoEvent[] {
  const { employer, packageCredits, method, details, daysAgo, hasSlip, decision } = payment
  let requestId = 0
  const requested: DemoEvent = {
    at: momentOf(world.now, daysAgo, 'payment request', index),
    async happen(ctx) {
      const form = {
        packageId: await packageOf(ctx, packageCredits),
        paymentMethod: method,
        paymentDetails: details,
      }
      const request = await submitPaymentRequest(
        asEmployer(ctx, world, employer),
        v.parse(PaymentRequestInput, form),
      )
      requestId = request.id
      if (hasSlip) {
        const { path } = await uploadOf(world, `slip ${request.id}.jpg`, await drawSlip(request))
        await storeSlip(asEmployer(ctx, world, employer), request.id, path)
      }
    },
  }
  if (!decision) return [requested]
  const decided: DemoEvent = {
    at: momentOf(world.now, decision.daysAgo, 'payment decision', index),
    happen: async (ctx) =>
      void (await processPaymentRequest(
        asAdministrator(ctx, world),
        requestId,
        v.parse(PaymentDecision, decision),
      )),
  }
  return [requested, decided]
}

async function packageOf({ db }: Context, credits: number): Promise<number> {
  const { rows } = await db.$client.query<{ id: number }>(
    'SELECT id FROM credit_packages WHERE credits = $1',
    [credits],
  )
  if (!rows[0]) throw new Error(`There is no package of ${credits} credits`)
  return rows[0].id
}

function unlockEvents(world: World, unlock: DemoUnlock, index: number): DemoEvent[] {
  const { employer, jobSeeker, viewedDaysAgo, downloadedDaysAgo } = unlock
  const cvId = () => idIn(world.cvs, `${jobSeeker} 0`)
  const viewed: DemoEvent = {
    at: momentOf(world.now, viewedDaysAgo, 'unlock', index),
    happen: async (ctx) => void (await unlockCv(asEmployer(ctx, world, employer), cvId(), undefined)),
  }
  if (downloadedDaysAgo === undefined) return [viewed]
  const downloaded: DemoEvent = {
    at: momentOf(world.now, downloadedDaysAgo, 'download', index),
    async happen(ctx) {
      const { content } = await downloadCv(asEmployer(ctx, world, employer), cvId(), undefined)
      content.stream.destroy()
    },
  }
  return [viewed, downloaded]
}
