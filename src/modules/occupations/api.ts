import { Hono } from 'hono'
import { allow } from '../../http/authentication.ts'
import { sendCsv } from '../../http/downloads.ts'
import type { AppEnv } from '../../http/environment.ts'
import { sendList } from '../../http/send-list.ts'
import { valid } from '../../http/validation.ts'
import { csvFile } from '../../shared/csv.ts'
import { dayInPortMoresby } from '../../shared/dates.ts'
import { IdParam } from '../../shared/fields.ts'
import { exportTerms, listTerms, TERM_HEAD } from './reads.ts'
import { NewTerm, TermList } from './schema.ts'
import { addTerm, deleteTerm } from './terms.ts'

export const occupationsApi = new Hono<AppEnv>()
  .get('/admin/ai-terms', allow('administrator'), valid('query', TermList), async (c) =>
    sendList(c, await listTerms(c.var.ctx, c.req.valid('query'))),
  )
  .get('/admin/ai-terms.csv', allow('administrator', 'may take long'), valid('query', TermList), (c) => {
    const rows = exportTerms(c.var.ctx, c.req.valid('query'))
    return sendCsv(c, csvFile(TERM_HEAD, rows), `search terms ${dayInPortMoresby(c.var.ctx.now)}.csv`)
  })
  .post('/admin/ai-terms', allow('administrator'), valid('json', NewTerm), async (c) =>
    c.json(await addTerm(c.var.ctx, c.req.valid('json')), 201),
  )
  .delete('/admin/ai-terms/:id', allow('administrator'), valid('param', IdParam), async (c) => {
    await deleteTerm(c.var.ctx, c.req.valid('param').id)
    return c.json({ success: true })
  })
