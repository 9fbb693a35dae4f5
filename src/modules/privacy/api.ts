import { Hono } from 'hono'
import { allow } from '../../http/authentication.ts'
import type { AppEnv } from '../../http/environment.ts'
import { once } from '../../http/idempotency.ts'
import { valid } from '../../http/validation.ts'
import { IdParam } from '../../shared/fields.ts'
import { changeAvailability, changeVisibility, hideFromCompany, stopHiding } from './change-visibility.ts'
import { listCompanyNames, readVisibility } from './reads.ts'
import { reportCompany } from './report-company.ts'
import { AvailabilityChange, CompanyName, CompanyReport, NameSearch, VisibilityChange } from './schema.ts'
import { withdrawCv } from './withdraw-cv.ts'

export const privacyApi = new Hono<AppEnv>()
  .get('/user/visibility', allow('jobSeeker'), async (c) => c.json(await readVisibility(c.var.ctx)))
  .patch('/user/visibility', allow('jobSeeker'), valid('json', VisibilityChange), async (c) =>
    c.json(await changeVisibility(c.var.ctx, c.req.valid('json').shownTo)),
  )
  .patch('/auth/availability', allow('jobSeeker'), valid('json', AvailabilityChange), async (c) =>
    c.json(await changeAvailability(c.var.ctx, c.req.valid('json').isAvailable)),
  )
  .get('/user/company-names', allow('jobSeeker'), valid('query', NameSearch), async (c) =>
    c.json(await listCompanyNames(c.var.ctx, c.req.valid('query').search)),
  )
  .post('/user/hidden-companies', allow('jobSeeker'), valid('json', CompanyName), async (c) =>
    c.json(await hideFromCompany(c.var.ctx, c.req.valid('json').name)),
  )
  .delete('/user/hidden-companies/:id', allow('jobSeeker'), valid('param', IdParam), async (c) =>
    c.json(await stopHiding(c.var.ctx, c.req.valid('param').id)),
  )
  .post('/user/companies/:id/withdraw', allow('jobSeeker'), valid('param', IdParam), (c) =>
    once(c, (ctx) => withdrawCv(ctx, c.req.valid('param').id)),
  )
  .post(
    '/user/companies/:id/report',
    allow('jobSeeker'),
    valid('param', IdParam),
    valid('json', CompanyReport),
    (c) => once(c, (ctx) => reportCompany(ctx, c.req.valid('param').id, c.req.valid('json'))),
  )
