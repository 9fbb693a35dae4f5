import { Hono } from 'hono'
import { allow } from '../../http/authentication.ts'
import type { AppEnv } from '../../http/environment.ts'
import { valid } from '../../http/validation.ts'
import { IdParam } from '../../shared/fields.ts'
import { listFilters, listSimilarCvs, searchCvs } from './reads.ts'
import { CvSearchInput } from './schema.ts'

export const searchApi = new Hono<AppEnv>()
  .get('/cvs/search', allow('public', 'may lag'), valid('query', CvSearchInput), async (c) =>
    c.json(await searchCvs(c.var.ctx, c.req.valid('query'))),
  )
  .get('/cvs/:id/similar', allow('employer', 'may lag'), valid('param', IdParam), async (c) =>
    c.json(await listSimilarCvs(c.var.ctx, c.req.valid('param').id)),
  )
  .get('/filters', allow('public', 'may lag'), async (c) => c.json(await listFilters(c.var.ctx)))
