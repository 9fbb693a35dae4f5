import { Hono } from 'hono'
import { allow } from '../../http/authentication.ts'
import type { AppEnv } from '../../http/environment.ts'
import { valid } from '../../http/validation.ts'
import { IdParam } from '../../shared/fields.ts'
import { listJobResults, readJobResults } from './read-job-results.ts'
import { readSimilarPay, SimilarPayQuery } from './read-similar-pay.ts'
import { readEmployerHome, readEmployerStatistics, readJobStatistics, readPublicStatistics } from './reads.ts'

export const homeApi = new Hono<AppEnv>()
  .get('/public/statistics', allow('public'), async (c) => c.json(await c.var.mayLag(readPublicStatistics)))
  .get('/public/job-statistics', allow('public'), async (c) => c.json(await c.var.mayLag(readJobStatistics)))
  .get('/employer/statistics', allow('employer'), async (c) =>
    c.json(await c.var.mayLag(readEmployerStatistics)),
  )
  .get('/employer/home', allow('employer'), async (c) => c.json(await readEmployerHome(c.var.ctx)))
  .get('/employer/job-results', allow('employer'), async (c) => c.json(await listJobResults(c.var.ctx)))
  .get('/employer/job-postings/:id/results', allow('employer'), valid('param', IdParam), async (c) =>
    c.json(await readJobResults(c.var.ctx, c.req.valid('param').id)),
  )
  .get('/employer/similar-pay', allow('employer'), valid('query', SimilarPayQuery), async (c) =>
    c.json(await readSimilarPay(c.var.ctx, c.req.valid('query'))),
  )
