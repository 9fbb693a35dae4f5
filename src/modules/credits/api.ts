import { Hono } from 'hono'
import { allow } from '../../http/authentication.ts'
import { sendCsv } from '../../http/downloads.ts'
import type { AppEnv } from '../../http/environment.ts'
import { sendList } from '../../http/send-list.ts'
import { valid } from '../../http/validation.ts'
import { csvFile } from '../../shared/csv.ts'
import { dayInPortMoresby } from '../../shared/dates.ts'
import { exportStatement, listMonths, listOwnTransactions, readCredits, STATEMENT_HEAD } from './reads.ts'
import { StatementFilter, StatementPage } from './schema.ts'

export const creditsApi = new Hono<AppEnv>()
  .get('/employer/credits', allow('employer'), async (c) => c.json(await readCredits(c.var.ctx)))
  .get('/employer/credits/months', allow('employer'), async (c) => c.json(await listMonths(c.var.ctx)))
  .get('/employer/transactions', allow('employer'), valid('query', StatementPage), async (c) => {
    const { added, spent, ...list } = await listOwnTransactions(c.var.ctx, c.req.valid('query'))
    c.header('X-Credits-Added', String(added))
    c.header('X-Credits-Spent', String(spent))
    return sendList(c, list)
  })
  .get(
    '/employer/transactions.csv',
    allow('employer', 'may take long'),
    valid('query', StatementFilter),
    (c) => {
      const rows = exportStatement(c.var.ctx, c.req.valid('query'))
      return sendCsv(
        c,
        csvFile(STATEMENT_HEAD, rows),
        `credit statement ${dayInPortMoresby(c.var.ctx.now)}.csv`,
      )
    },
  )
