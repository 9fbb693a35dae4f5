import { Hono } from 'hono'
import { allow } from '../../http/authentication.ts'
import type { AppEnv } from '../../http/environment.ts'
import { once } from '../../http/idempotency.ts'
import { valid } from '../../http/validation.ts'
import { IdParam } from '../../shared/fields.ts'
import { listSavedSearches, readMailedSearch } from './reads.ts'
import { changeSavedSearch, forgetSearch, saveSearch, stopSearchMails } from './saved-searches.ts'
import { MailToken, NewSavedSearch, SavedSearchChange } from './schema.ts'

const id = valid('param', IdParam)

export const alertsApi = new Hono<AppEnv>()
  .get('/employer/saved-searches', allow('employer'), async (c) => c.json(await listSavedSearches(c.var.ctx)))
  .post('/employer/saved-searches', allow('employer'), valid('json', NewSavedSearch), (c) =>
    once(c, (ctx) => saveSearch(ctx, c.req.valid('json')), { status: 201 }),
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
    // Mail programs without one-click unsubscribe open the address of the header in a browser, where a person needs a
    // page.
    if (c.req.header('accept')?.includes('text/html')) return c.redirect(`/unsubscribe?search=${token}`)
    return c.json(await readMailedSearch(c.var.ctx, token))
  })
  .post('/saved-searches/unsubscribe/:token', allow('anonymous'), valid('param', MailToken), async (c) => {
    await stopSearchMails(c.var.ctx, c.req.valid('param').token)
    return c.json({ success: true })
  })
