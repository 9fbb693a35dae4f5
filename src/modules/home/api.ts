import { Hono } from 'hono'
import { allow } from '../../http/authentication.ts'
import type { AppEnv } from '../../http/environment.ts'
import { readEmployerStatistics, readJobStatistics, readPublicStatistics } from './reads.ts'

export const homeApi = new Hono<AppEnv>()
  .get('/public/statistics', allow('public'), async (c) => c.json(await c.var.mayLag(readPublicStatistics)))
  .get('/public/job-statistics', allow('public'), async (c) => c.json(await c.var.mayLag(readJobStatistics)))
  .get('/employer/statistics', allow('employer'), async (c) =>
    c.json(await c.var.mayLag(readEmployerStatistics)),
  )
