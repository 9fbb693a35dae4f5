import type { Context } from '../../platform/context.ts'
import { readSettings } from '../settings/reads.ts'
import { gstWithin } from './policy.ts'
import { insertReceipt, type PaymentRequestRow, takeReceiptNumber } from './queries.ts'

type Buyer = { companyName: string; contactPerson: string; address: string }

/**
 * Keeps what is true now for the receipt of an approved payment; once the settings hold a TIN, it is a tax invoice with GST. To be
 * called in the approving transaction, last: the series of numbers is locked from here to its end.
 */
export async function issueReceipt(ctx: Context, request: PaymentRequestRow, buyer: Buyer): Promise<void> {
  const settings = await readSettings(ctx)
  const sellerTin = settings.company_tin.trim()
  const kind = sellerTin === '' ? 'receipt' : 'tax_invoice'
  await insertReceipt(ctx.db, {
    paymentRequestId: request.id,
    kind,
    number: await takeReceiptNumber(ctx.db, kind),
    sellerName: settings.company_legal_name.trim() || settings.site_name,
    sellerAddress: settings.company_address,
    sellerTin,
    buyerName: buyer.companyName,
    buyerContact: buyer.contactPerson,
    buyerAddress: buyer.address,
    packageName: request.packageName,
    credits: request.packageCredits,
    amount: request.amount,
    gst: kind === 'tax_invoice' ? gstWithin(request.amount) : null,
    paymentMethod: request.paymentMethod,
    reference: request.reference,
    issuedAt: ctx.now,
  })
}
