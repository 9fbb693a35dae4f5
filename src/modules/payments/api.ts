import { Hono } from 'hono'
import { allow } from '../../http/authentication.ts'
import { sendCsv, sendFile } from '../../http/downloads.ts'
import type { AppEnv } from '../../http/environment.ts'
import { once } from '../../http/idempotency.ts'
import { sendList } from '../../http/send-list.ts'
import { readUpload, type UploadLimits } from '../../http/uploads.ts'
import { valid } from '../../http/validation.ts'
import { csvFile } from '../../shared/csv.ts'
import { dayInPortMoresby } from '../../shared/dates.ts'
import { AppError } from '../../shared/errors.ts'
import { IdParam } from '../../shared/fields.ts'
import { EntryList } from '../catalog/entry-schema.ts'
import { scanOf } from '../file-scans/scan-files.ts'
import { addPackage, changePackage, dropPackage, switchPackage } from './keep-package.ts'
import { MAX_SLIP_BYTES } from './limits.ts'
import { PackageInput, PackageToggle } from './package-schema.ts'
import {
  cancelPaymentRequest,
  processPaymentRequest,
  readPaymentOptions,
  submitPaymentRequest,
} from './payment-requests.ts'
import {
  exportPackages,
  exportRequests,
  exportTransactions,
  listAllPackages,
  listOwnRequests,
  listPackages,
  listRequests,
  listSales,
  listTransactions,
  openReceipt,
  openSlip,
  PACKAGE_HEAD,
  REQUEST_HEAD,
  TRANSACTION_HEAD,
} from './reads.ts'
import {
  PaymentDecision,
  PaymentRequestInput,
  PaymentRequestList,
  TransactionFilter,
  TransactionList,
} from './schema.ts'
import { storeSlip } from './slips.ts'

const SLIP_FORM: UploadLimits = {
  files: { slip: { maxBytes: MAX_SLIP_BYTES } },
  maxFieldBytes: 1000,
  maxFields: 5,
}

export const paymentsApi = new Hono<AppEnv>()
  .get('/credit-packages', allow('public'), async (c) => c.json(await c.var.mayLag(listPackages)))
  .get('/employer/payment-requests', allow('employer'), async (c) => c.json(await listOwnRequests(c.var.ctx)))
  .post('/payment-requests', allow('employer'), valid('json', PaymentRequestInput), (c) =>
    once(c, (ctx) => submitPaymentRequest(ctx, c.req.valid('json')), { status: 201 }),
  )
  .get('/employer/payment-options', allow('employer'), async (c) =>
    c.json(await readPaymentOptions(c.var.ctx)),
  )
  .post('/payment-requests/:id/slip', allow('employer'), valid('param', IdParam), async (c) => {
    const upload = await readUpload(c, SLIP_FORM, scanOf(c.var.ctx))
    try {
      if (!upload.files.slip) throw new AppError('invalid_slip')
      return c.json(await storeSlip(c.var.ctx, c.req.valid('param').id, upload.files.slip))
    } finally {
      await upload.dispose()
    }
  })
  .get('/payment-requests/:id/slip', allow('public'), valid('param', IdParam), async (c) => {
    const { content, fileName, slipType } = await openSlip(c.var.ctx, c.req.valid('param').id)
    return sendFile(c, content, fileName, slipType === 'jpeg' ? 'image/jpeg' : undefined)
  })
  .post('/payment-requests/:id/cancel', allow('employer'), valid('param', IdParam), async (c) =>
    c.json(await cancelPaymentRequest(c.var.ctx, c.req.valid('param').id)),
  )
  .get('/employer/payment-requests/:id/receipt.pdf', allow('public'), valid('param', IdParam), async (c) => {
    const { content, fileName } = await openReceipt(c.var.ctx, c.req.valid('param').id)
    return sendFile(c, content, fileName, 'application/pdf')
  })
  .get('/admin/sales', allow('administrator'), async (c) => c.json(await listSales(c.var.ctx)))
  .get('/admin/payment-requests', allow('administrator'), valid('query', PaymentRequestList), async (c) =>
    sendList(c, await listRequests(c.var.ctx, c.req.valid('query'))),
  )
  .get(
    '/admin/payment-requests.csv',
    allow('administrator', 'may take long'),
    valid('query', PaymentRequestList),
    (c) => {
      const rows = exportRequests(c.var.ctx, c.req.valid('query'))
      return sendCsv(
        c,
        csvFile(REQUEST_HEAD, rows),
        `payment requests ${dayInPortMoresby(c.var.ctx.now)}.csv`,
      )
    },
  )
  .post(
    '/admin/payment-requests/:id/process',
    allow('administrator'),
    valid('param', IdParam),
    valid('json', PaymentDecision),
    (c) => once(c, (ctx) => processPaymentRequest(ctx, c.req.valid('param').id, c.req.valid('json'))),
  )
  .get('/admin/credit-transactions', allow('administrator'), valid('query', TransactionList), async (c) =>
    sendList(c, await listTransactions(c.var.ctx, c.req.valid('query'))),
  )
  .get(
    '/admin/credit-transactions.csv',
    allow('administrator', 'may take long'),
    valid('query', TransactionFilter),
    (c) => {
      const rows = exportTransactions(c.var.ctx, c.req.valid('query'))
      const name = `credit transactions ${dayInPortMoresby(c.var.ctx.now)}.csv`
      return sendCsv(c, csvFile(TRANSACTION_HEAD, rows), name)
    },
  )
  .get('/admin/credit-packages', allow('administrator'), valid('query', EntryList), async (c) =>
    sendList(c, await listAllPackages(c.var.ctx, c.req.valid('query'))),
  )
  .get(
    '/admin/credit-packages.csv',
    allow('administrator', 'may take long'),
    valid('query', EntryList),
    (c) => {
      const rows = exportPackages(c.var.ctx, c.req.valid('query'))
      return sendCsv(c, csvFile(PACKAGE_HEAD, rows), `credit packages ${dayInPortMoresby(c.var.ctx.now)}.csv`)
    },
  )
  .post('/admin/credit-packages', allow('administrator'), valid('json', PackageInput), (c) =>
    once(c, (ctx) => addPackage(ctx, c.req.valid('json')), { status: 201 }),
  )
  .put(
    '/admin/credit-packages/:id',
    allow('administrator'),
    valid('param', IdParam),
    valid('json', PackageInput),
    async (c) => c.json(await changePackage(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))),
  )
  .patch(
    '/admin/credit-packages/:id/toggle',
    allow('administrator'),
    valid('param', IdParam),
    valid('json', PackageToggle),
    async (c) =>
      c.json(await switchPackage(c.var.ctx, c.req.valid('param').id, c.req.valid('json').isActive)),
  )
  .delete('/admin/credit-packages/:id', allow('administrator'), valid('param', IdParam), async (c) => {
    await dropPackage(c.var.ctx, c.req.valid('param').id)
    return c.json({ success: true })
  })
