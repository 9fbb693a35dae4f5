import { Hono } from 'hono'
import { allow } from '../../http/authentication.ts'
import type { AppEnv } from '../../http/environment.ts'
import { valid } from '../../http/validation.ts'
import { listWrittenPages, readPageForEditing } from './reads.ts'
import { PageTextBody, PageTextParam } from './schema.ts'
import { resetPageText, writePageText } from './write-text.ts'

const admin = allow('administrator')
const named = valid('param', PageTextParam)

export const pageTextsApi = new Hono<AppEnv>()
  .get('/admin/page-texts', admin, async (c) => c.json(await listWrittenPages(c.var.ctx)))
  .get('/admin/page-texts/:textPage', admin, named, async (c) =>
    c.json(await readPageForEditing(c.var.ctx, c.req.valid('param').textPage)),
  )
  .put('/admin/page-texts/:textPage', admin, named, valid('json', PageTextBody), async (c) => {
    await writePageText(c.var.ctx, c.req.valid('param').textPage, c.req.valid('json').body)
    return c.json({ success: true })
  })
  .delete('/admin/page-texts/:textPage', admin, named, async (c) => {
    await resetPageText(c.var.ctx, c.req.valid('param').textPage)
    return c.json({ success: true })
  })
