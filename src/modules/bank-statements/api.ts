import { Hono } from 'hono'
import { allow } from '../../http/authentication.ts'
import type { AppEnv } from '../../http/environment.ts'
import { idempotent } from '../../http/idempotency.ts'
import { readUpload, type UploadLimits } from '../../http/uploads.ts'
import { valid } from '../../http/validation.ts'
import { AppError } from '../../shared/errors.ts'
import { IdParam } from '../../shared/fields.ts'
import { approveProposal } from './approve-proposal.ts'
import { dismissProposal } from './dismiss-proposal.ts'
import { importStatement } from './import-statement.ts'
import { listProposals, listStatements } from './reads.ts'
import { MAX_STATEMENT_BYTES, ProposalList } from './schema.ts'

const STATEMENT_FORM: UploadLimits = {
  files: { statement: { maxBytes: MAX_STATEMENT_BYTES, tooLarge: 'statement_too_large' } },
  maxFieldBytes: 1000,
  maxFields: 5,
}

export const bankStatementsApi = new Hono<AppEnv>()
  .get('/admin/bank-statements', allow('administrator'), async (c) => c.json(await listStatements(c.var.ctx)))
  .post('/admin/bank-statements', allow('administrator'), async (c) => {
    const upload = await readUpload(c, STATEMENT_FORM)
    try {
      const file = upload.files['statement']
      if (!file) throw new AppError('statement_unreadable', { reason: 'Please choose a CSV file.' })
      return c.json(await importStatement(c.var.ctx, file.path, file.originalName), 201)
    } finally {
      await upload.dispose()
    }
  })
  .get('/admin/payment-proposals', allow('administrator'), valid('query', ProposalList), async (c) => {
    const { rows, total } = await listProposals(c.var.ctx, c.req.valid('query'))
    c.header('X-Total-Count', String(total))
    return c.json(rows)
  })
  .post(
    '/admin/payment-proposals/:id/approve',
    allow('administrator'),
    valid('param', IdParam),
    idempotent,
    async (c) => c.json(await approveProposal(c.var.ctx, c.req.valid('param').id)),
  )
  .post(
    '/admin/payment-proposals/:id/dismiss',
    allow('administrator'),
    valid('param', IdParam),
    async (c) => {
      await dismissProposal(c.var.ctx, c.req.valid('param').id)
      return c.json({ success: true })
    },
  )
