import { Hono } from 'hono'
import { allow } from '../../http/authentication.ts'
import { sendCsv } from '../../http/downloads.ts'
import type { AppEnv } from '../../http/environment.ts'
import { once } from '../../http/idempotency.ts'
import { sendList } from '../../http/send-list.ts'
import { readUpload, type UploadLimits } from '../../http/uploads.ts'
import { valid } from '../../http/validation.ts'
import { csvFile } from '../../shared/csv.ts'
import { dayInPortMoresby } from '../../shared/dates.ts'
import { AppError } from '../../shared/errors.ts'
import { IdParam } from '../../shared/fields.ts'
import { scanOf } from '../file-scans/scan-files.ts'
import { approveProposal, dismissProposal } from './decide-proposal.ts'
import { importStatement } from './import-statement.ts'
import { MAX_STATEMENT_BYTES } from './limits.ts'
import {
  exportProposals,
  exportStatements,
  listProposals,
  listStatements,
  PROPOSAL_HEAD,
  STATEMENT_HEAD,
} from './reads.ts'
import { ProposalList, StatementList } from './schema.ts'

const STATEMENT_FORM: UploadLimits = {
  files: { statement: { maxBytes: MAX_STATEMENT_BYTES, tooLarge: 'statement_too_large' } },
  maxFieldBytes: 1000,
  maxFields: 5,
}

export const bankStatementsApi = new Hono<AppEnv>()
  .get('/admin/bank-statements', allow('administrator'), valid('query', StatementList), async (c) =>
    sendList(c, await listStatements(c.var.ctx, c.req.valid('query'))),
  )
  .get(
    '/admin/bank-statements.csv',
    allow('administrator', 'may take long'),
    valid('query', StatementList),
    (c) => {
      const rows = exportStatements(c.var.ctx, c.req.valid('query'))
      return sendCsv(
        c,
        csvFile(STATEMENT_HEAD, rows),
        `bank statements ${dayInPortMoresby(c.var.ctx.now)}.csv`,
      )
    },
  )
  .post('/admin/bank-statements', allow('administrator'), async (c) => {
    const upload = await readUpload(c, STATEMENT_FORM, scanOf(c.var.ctx))
    try {
      const file = upload.files['statement']
      if (!file) throw new AppError('statement_unreadable', { reason: 'Please choose a CSV file.' })
      return c.json(await importStatement(c.var.ctx, file.path, file.originalName), 201)
    } finally {
      await upload.dispose()
    }
  })
  .get('/admin/payment-proposals', allow('administrator'), valid('query', ProposalList), async (c) =>
    sendList(c, await listProposals(c.var.ctx, c.req.valid('query'))),
  )
  .get(
    '/admin/payment-proposals.csv',
    allow('administrator', 'may take long'),
    valid('query', ProposalList),
    (c) => {
      const rows = exportProposals(c.var.ctx, c.req.valid('query'))
      return sendCsv(
        c,
        csvFile(PROPOSAL_HEAD, rows),
        `statement lines ${dayInPortMoresby(c.var.ctx.now)}.csv`,
      )
    },
  )
  .post('/admin/payment-proposals/:id/approve', allow('administrator'), valid('param', IdParam), (c) =>
    once(c, (ctx) => approveProposal(ctx, c.req.valid('param').id)),
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
