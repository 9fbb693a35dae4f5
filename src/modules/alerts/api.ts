import { Hono } from 'hono'
import { allow } from '../../http/authentication.ts'
import type { AppEnv } from '../../http/environment.ts'
import { idempotent } from '../../http/idempotency.ts'
import { valid } from '../../http/validation.ts'
import { IdParam } from '../../shared/fields.ts'
import { changeSavedSearch, forgetSearch } from './change-saved-search.ts'
import { listSavedSearches, readMailedSearch } from './reads.ts'
import { saveSearch } from './save-search.ts'
import { MailToken, NewSavedSearch, SavedSearchChange } from './schema.ts'
import { stopSearchMails } from './stop-search-mails.ts'

const id = valid('param', IdParam)

export const alertsApi = new Hono<AppEnv>()
  .get('/employer/saved-searches', allow('employer'), async (c) => c.json(await listSavedSearches(c.var.ctx)))
  .post('/employer/saved-searches', allow('employer'), valid('json', NewSavedSearch), idempotent, async (c) =>
    c.json(await saveSearch(c.var.ctx, c.req.valid('json')), 201),
  )
  .patch('/employer/saved-searches/:id', allow('employer'), id, valid('json', SavedSearchChange), async (c) =>
    c.json(await changeSavedSearch(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))),
  )
  .delete('/employer/saved-searches/:id', allow('employer'), id, async (c) => {
    await forgetSearch(c.var.ctx, c.req.valid('param').id)
    return c.json({ success: true })
  })
  .get('/saved-searches/unsubscribe/:token', allow('anonymous'), valid('param', MailToken), async (c) => {
    const { token } = c.req.valid('param')
    // A mail program without one-click opens the address of the header in a browser: a person wants the page.
    if (c.req.header('accept')?.includes('text/html')) return c.redirect(`/unsubscribe?search=${token}`)
    return c.json(await readMailedSearch(c.var.ctx, token))
  })
  .post('/saved-searches/unsubscribe/:token', allow('anonymous'), valid('param', MailToken), async (c) => {
    await stopSearchMails(c.var.ctx, c.req.valid('param').token)
    return c.json({ success: true })
  })
