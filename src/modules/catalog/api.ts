import { Hono } from 'hono'
import { allow } from '../../http/authentication.ts'
import type { AppEnv } from '../../http/environment.ts'
import { listCategories, listLocations } from './reads.ts'

export const catalogApi = new Hono<AppEnv>()
  .get('/categories', allow('public'), async (c) => c.json(await listCategories(c.var.ctx)))
  .get('/locations', allow('public'), async (c) => c.json(await listLocations(c.var.ctx)))
