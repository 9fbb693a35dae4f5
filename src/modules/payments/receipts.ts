import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Context } from '../../platform/context.ts'
import type { StoredContent } from '../../platform/files/files.ts'
import { FONTS } from '../../platform/pictures/fonts.ts'
import { formatDate } from '../../shared/dates.ts'
import { formatToea } from '../../shared/money.ts'
import { plural } from '../../shared/text.ts'
import type { Settings } from '../settings/schema.ts'
import { gstWithin, receiptNumber } from './policy.ts'
import { insertReceipt, type PaymentRequestRow, type ReceiptRow, takeReceiptNumber } from './queries.ts'
import { PAYMENT_METHOD_LABELS } from './schema.ts'

type Buyer = { companyName: string; contactPerson: string; address: string }

/**
 * Stores the current facts for the receipt of an approved payment. If the settings contain a TIN, it is a tax invoice
 * with GST. Call it last in the approving transaction, because it locks the series of numbers until the end.
 */
export async function issueReceipt(
  ctx: Context,
  request: PaymentRequestRow,
  buyer: Buyer,
  settings: Settings,
): Promise<void> {
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

/** Points. */
const LEFT = 56
const RIGHT = 539
const WIDTH = RIGHT - LEFT

type Pdf = PDFKit.PDFDocument

/** Draws a page of A4; the bytes are the same each time. */
export async function composeReceipt(receipt: ReceiptRow): Promise<StoredContent> {
  // Loaded on demand: it needs 20 MB of memory that most processes never use.
  const { default: PdfDocument } = await import('pdfkit')
  const title = receipt.kind === 'tax_invoice' ? 'Tax invoice' : 'Receipt'
  const doc = new PdfDocument({
    size: 'A4',
    margin: LEFT,
    lang: 'en-PG',
    font: FONTS.regular,
    info: { Title: `${title} ${receiptNumber(receipt)}`, CreationDate: receipt.issuedAt },
  })
  const written = buffer(doc)
  doc.registerFont('regular', FONTS.regular).registerFont('bold', FONTS.semibold)
  drawHead(doc, title, receipt)
  drawParties(doc, receipt)
  drawAmounts(doc, receipt)
  drawPayment(doc, receipt)
  doc.end()
  const bytes = await written
  return { stream: Readable.from([bytes]), size: bytes.length }
}

function drawHead(doc: Pdf, title: string, receipt: ReceiptRow): void {
  doc.font('bold').fontSize(26).text(title, LEFT, LEFT)
  doc.font('regular').fontSize(11).moveDown(0.5)
  doc.text(`Number: ${receiptNumber(receipt)}`).text(`Date: ${formatDate(receipt.issuedAt)}`)
}

function drawParties(doc: Pdf, receipt: ReceiptRow): void {
  const { sellerName, sellerAddress, sellerTin, buyerName, buyerContact, buyerAddress } = receipt
  const column = WIDTH / 2 - 12
  const top = doc.y + 24
  const draw = (label: string, lines: string[], x: number) => {
    doc.font('bold').fontSize(11).text(label, x, top, { width: column })
    doc.font('regular').text(lines.filter(Boolean).join('\n'), x, doc.y, { width: column })
    return doc.y
  }
  const seller = draw('From', [sellerName, sellerAddress, sellerTin && `TIN ${sellerTin}`], LEFT)
  const buyer = draw('To', [buyerName, buyerContact, buyerAddress], LEFT + WIDTH / 2 + 12)
  doc.y = Math.max(seller, buyer) + 24
}

function drawAmounts(doc: Pdf, { packageName, credits, amount, gst }: ReceiptRow): void {
  drawLine(doc, `${packageName} package, ${plural(credits, 'credit')}`, formatToea(amount))
  if (gst !== null) {
    drawLine(doc, 'Total without GST', formatToea(amount - gst))
    drawLine(doc, 'GST 10 %', formatToea(gst))
  }
  doc.font('bold')
  drawLine(doc, gst === null ? 'Total paid' : 'Total paid, GST included', formatToea(amount))
}

function drawLine(doc: Pdf, label: string, amount: string): void {
  const top = doc.y
  doc.moveTo(LEFT, top).lineTo(RIGHT, top).lineWidth(0.5).strokeColor('#8b8577').stroke()
  doc.text(label, LEFT, top + 8, { width: WIDTH - 132 })
  const bottom = doc.y + 8
  doc.text(amount, RIGHT - 120, top + 8, { width: 120, align: 'right' })
  doc.y = bottom
}

function drawPayment(doc: Pdf, { paymentMethod, reference }: ReceiptRow): void {
  doc.font('regular').text(`Paid by: ${PAYMENT_METHOD_LABELS[paymentMethod]}`, LEFT, doc.y + 24)
  doc.text(`Payment reference: ${reference}`)
}
