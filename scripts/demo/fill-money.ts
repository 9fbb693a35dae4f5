import sharp from 'sharp'
import * as v from 'valibot'
import { downloadCv } from '../../src/modules/cvs/download-cv.ts'
import { unlockCv } from '../../src/modules/cvs/open-cv.ts'
import { processPaymentRequest, submitPaymentRequest } from '../../src/modules/payments/payment-requests.ts'
import { PaymentDecision, PaymentRequestInput } from '../../src/modules/payments/schema.ts'
import { storeSlip } from '../../src/modules/payments/slips.ts'
import type { Context } from '../../src/platform/context.ts'
import { openTypesetter } from '../../src/platform/pictures/fonts.ts'
import { formatDateTime } from '../../src/shared/dates.ts'
import { formatToea } from '../../src/shared/money.ts'
import { type DemoPayment, payments } from './payments.ts'
import { momentOf } from './timeline.ts'
import { type DemoUnlock, unlocks } from './unlocks.ts'
import { asAdministrator, asEmployer, type DemoEvent, idIn, uploadOf, type World } from './world.ts'

/** Days ago. Earlier payments get receipts, later ones tax invoices. */
const TAXED_SINCE = 40

/** Adds bought credits, and the CVs that were opened and downloaded with them. */
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
        const slip = await uploadOf(world, `slip ${request.id}.jpg`, await drawSlip(request))
        await storeSlip(asEmployer(ctx, world, employer), request.id, slip)
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

/** Made up like all demo data: account, phone numbers and TIN belong to nobody. */
const settings = {
  support_email: 'support@example.com',
  payment_instructions_bank_transfer:
    'Bank: Example Bank of Papua New Guinea, Waigani branch\nAccount name: Painim Wok Limited\nAccount number: 0000 1234 5678',
  payment_instructions_mobile_money: 'Send to 7000 0000 (Painim Wok Limited) from any wallet.',
  payment_instructions_cash:
    'Pay at our counter: Section 1, Example Drive, Waigani. Monday to Friday, 9 am to 3 pm.',
  payment_instructions_check:
    'Make the cheque out to Painim Wok Limited and hand it in at our counter: Section 1, Example Drive, Waigani.',
  company_legal_name: 'Painim Wok Limited',
  company_address: 'Section 1, Example Drive\nWaigani, National Capital District',
}

/** The setting that turns receipts into tax invoices. */
const TAXED = { company_tin: '500000000' }

async function changeSettings({ db }: Context, settings: Record<string, string>): Promise<void> {
  for (const [key, value] of Object.entries(settings))
    await db.$client.query('UPDATE system_settings SET setting_value = $2 WHERE setting_key = $1', [
      key,
      value,
    ])
}

type Payment = { reference: string; amount: number; createdAt: Date; paymentDetails: string }

/** Draws a phone photo of a bank slip: a JPEG, slightly tilted. */
async function drawSlip({ reference, amount, createdAt, paymentDetails }: Payment): Promise<Buffer> {
  const { outline, wrap } = await openTypesetter()
  const regular = { weight: 'regular', size: 26, fill: '#333' } as const
  const bold = { weight: 'semibold', size: 34, fill: '#222' } as const
  const lines = [
    outline('PAYMENT RECEIPT', bold, 40, 80),
    outline(formatDateTime(createdAt), regular, 40, 130),
    outline('To: Painim Wok Limited', regular, 40, 190),
    outline(`Reference: ${reference}`, regular, 40, 235),
    ...wrap(paymentDetails, regular, 520, 3).map((line, index) =>
      outline(line, regular, 40, 290 + index * 38),
    ),
    outline(`Amount ${formatToea(amount)}`, bold, 40, 450),
    outline('Transaction successful', regular, 40, 510),
  ]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="580">
    <rect width="600" height="580" fill="#f4f1e6"/>${lines.join('')}</svg>`
  return sharp(Buffer.from(svg)).rotate(2, { background: '#6b5a48' }).jpeg({ quality: 75 }).toBuffer()
}
