import { Hono } from 'hono'
import { allow } from '../../http/authentication.ts'
import type { AppEnv } from '../../http/environment.ts'
import { readEmployerStatistics, readPublicStatistics } from './reads.ts'

export const homeApi = new Hono<AppEnv>()
  .get('/public/statistics', allow('public', 'may lag'), async (c) =>
    c.json(await readPublicStatistics(c.var.ctx)),
  )
  .get('/employer/statistics', allow('employer', 'may lag'), async (c) =>
    c.json(await readEmployerStatistics(c.var.ctx)),
  )
