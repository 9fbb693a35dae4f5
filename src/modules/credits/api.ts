import { Hono } from 'hono'
import { allow } from '../../http/authentication.ts'
import type { AppEnv } from '../../http/environment.ts'
import { listOwnTransactions, readCredits } from './reads.ts'

export const creditsApi = new Hono<AppEnv>()
  .get('/employer/credits', allow('employer'), async (c) => c.json(await readCredits(c.var.ctx)))
  .get('/employer/transactions', allow('employer'), async (c) => c.json(await listOwnTransactions(c.var.ctx)))
