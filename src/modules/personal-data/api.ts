import { Hono } from 'hono'
import { allow, clearSessionCookie } from '../../http/authentication.ts'
import { sendStream } from '../../http/downloads.ts'
import type { AppEnv } from '../../http/environment.ts'
import { sameOrigin } from '../../http/same-origin.ts'
import { valid } from '../../http/validation.ts'
import { closeOwnCompany, exportCompanyData } from './close-company.ts'
import { deleteOwnAccount } from './delete-account.ts'
import { exportData } from './export-data.ts'
import { AccountDeletion } from './schema.ts'

export const personalDataApi = new Hono<AppEnv>()
  .get('/user/data', allow('jobSeeker', 'may take long'), sameOrigin, async (c) =>
    sendStream(c, await exportData(c.var.ctx), 'my-data.zip'),
  )
  .post('/user/delete-account', allow('jobSeeker'), valid('json', AccountDeletion), async (c) => {
    await deleteOwnAccount(c.var.ctx, c.req.valid('json').currentPassword)
    clearSessionCookie(c, 'jobSeeker')
    return c.json({ success: true })
  })
  .get('/employer/data', allow('employer', 'may take long'), sameOrigin, async (c) =>
    sendStream(c, await exportCompanyData(c.var.ctx), 'company-data.zip'),
  )
  .post('/employer/close-account', allow('employer'), valid('json', AccountDeletion), async (c) => {
    await closeOwnCompany(c.var.ctx, c.req.valid('json').currentPassword)
    clearSessionCookie(c, 'employer')
    return c.json({ success: true })
  })
