import sharp from 'sharp'
import { openTypesetter } from '../../src/platform/text-outlines.ts'
import { formatDateTime } from '../../src/shared/dates.ts'
import { formatToea } from '../../src/shared/money.ts'

type Payment = { reference: string; amount: number; createdAt: Date; paymentDetails: string }

/** A phone's picture of what a cash machine or a teller printed: a JPEG, slightly askew. */
export async function drawSlip({ reference, amount, createdAt, paymentDetails }: Payment): Promise<Buffer> {
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
