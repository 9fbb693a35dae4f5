import { Hono } from 'hono'
import { allow } from '../../http/authentication.ts'
import { sendKept } from '../../http/compression.ts'
import type { AppEnv } from '../../http/environment.ts'
import { valid } from '../../http/validation.ts'
import { IdParam } from '../../shared/fields.ts'
import { listFilters } from './list-filters.ts'
import { listSimilarCvs, searchCvs } from './reads.ts'
import { CvSearchInput } from './schema.ts'

export const searchApi = new Hono<AppEnv>()
  .get('/cvs/search', allow('public'), valid('query', CvSearchInput), async (c) =>
    sendKept(c, await c.var.mayLag((ctx) => searchCvs(ctx, c.req.valid('query')))),
  )
  .get('/cvs/:id/similar', allow('employer'), valid('param', IdParam), async (c) =>
    c.json(await c.var.mayLag((ctx) => listSimilarCvs(ctx, c.req.valid('param').id))),
  )
  .get('/filters', allow('public'), async (c) => c.json(await c.var.mayLag(listFilters)))
