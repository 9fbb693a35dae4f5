import { Hono } from 'hono'
import { allow } from '../../http/authentication.ts'
import { sendCsv } from '../../http/downloads.ts'
import type { AppEnv } from '../../http/environment.ts'
import { idempotent } from '../../http/idempotency.ts'
import { readUpload, type UploadLimits } from '../../http/uploads.ts'
import { valid } from '../../http/validation.ts'
import { csvFile } from '../../shared/csv.ts'
import { dayInPortMoresby } from '../../shared/dates.ts'
import { AppError } from '../../shared/errors.ts'
import { IdParam } from '../../shared/fields.ts'
import { approveProposal } from './approve-proposal.ts'
import { dismissProposal } from './dismiss-proposal.ts'
import { importStatement } from './import-statement.ts'
import {
  exportProposals,
  exportStatements,
  listProposals,
  listStatements,
  PROPOSAL_HEAD,
  STATEMENT_HEAD,
} from './reads.ts'
import { MAX_STATEMENT_BYTES, ProposalList, StatementList } from './schema.ts'

const STATEMENT_FORM: UploadLimits = {
  files: { statement: { maxBytes: MAX_STATEMENT_BYTES, tooLarge: 'statement_too_large' } },
  maxFieldBytes: 1000,
  maxFields: 5,
}

export const bankStatementsApi = new Hono<AppEnv>()
  .get('/admin/bank-statements', allow('administrator'), valid('query', StatementList), async (c) => {
    const { rows, total } = await listStatements(c.var.ctx, c.req.valid('query'))
    c.header('X-Total-Count', String(total))
    return c.json(rows)
  })
  .get('/admin/bank-statements.csv', allow('administrator'), valid('query', StatementList), (c) => {
    const rows = exportStatements(c.var.ctx, c.req.valid('query'))
    return sendCsv(c, csvFile(STATEMENT_HEAD, rows), `bank statements ${dayInPortMoresby(c.var.ctx.now)}.csv`)
  })
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
  .get('/admin/payment-proposals.csv', allow('administrator'), valid('query', ProposalList), (c) => {
    const rows = exportProposals(c.var.ctx, c.req.valid('query'))
    return sendCsv(c, csvFile(PROPOSAL_HEAD, rows), `statement lines ${dayInPortMoresby(c.var.ctx.now)}.csv`)
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
