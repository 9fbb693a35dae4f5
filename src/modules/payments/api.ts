import { Hono } from 'hono'
import { allow } from '../../http/authentication.ts'
import type { AppEnv } from '../../http/environment.ts'
import { idempotent } from '../../http/idempotency.ts'
import { valid } from '../../http/validation.ts'
import { IdParam } from '../../shared/fields.ts'
import { processPaymentRequest } from './process-payment-request.ts'
import { listOwnRequests, listPackages, listRequests, listTransactions } from './reads.ts'
import { PaymentDecision, PaymentRequestInput, PaymentRequestList, TransactionList } from './schema.ts'
import { submitPaymentRequest } from './submit-payment-request.ts'

export const paymentsApi = new Hono<AppEnv>()
  .get('/credit-packages', allow('public'), async (c) => c.json(await listPackages(c.var.ctx)))
  .get('/employer/payment-requests', allow('employer'), async (c) => c.json(await listOwnRequests(c.var.ctx)))
  .post('/payment-requests', allow('employer'), valid('json', PaymentRequestInput), idempotent, async (c) =>
    c.json(await submitPaymentRequest(c.var.ctx, c.req.valid('json')), 201),
  )
  .get('/admin/payment-requests', allow('administrator'), valid('query', PaymentRequestList), async (c) => {
    const { rows, total } = await listRequests(c.var.ctx, c.req.valid('query'))
    c.header('X-Total-Count', String(total))
    return c.json(rows)
  })
  .post(
    '/admin/payment-requests/:id/process',
    allow('administrator'),
    valid('param', IdParam),
    valid('json', PaymentDecision),
    idempotent,
    async (c) => c.json(await processPaymentRequest(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))),
  )
  .get('/admin/credit-transactions', allow('administrator'), valid('query', TransactionList), async (c) => {
    const { rows, total } = await listTransactions(c.var.ctx, c.req.valid('query'))
    c.header('X-Total-Count', String(total))
    return c.json(rows)
  })
