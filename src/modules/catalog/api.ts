import { Hono } from 'hono'
import { allow } from '../../http/authentication.ts'
import { sendCsv } from '../../http/downloads.ts'
import type { AppEnv } from '../../http/environment.ts'
import { once } from '../../http/idempotency.ts'
import { inLanguageOf } from '../../http/language.ts'
import { sendList } from '../../http/send-list.ts'
import { valid } from '../../http/validation.ts'
import { IdParam } from '../../shared/fields.ts'
import { t } from '../../shared/language/words.ts'
import { readTokPisin } from '../translations/reads.ts'
import { CategoryInput, EntryList, EntryToggle, LocationInput } from './entry-schema.ts'
import { addEntry, CATEGORY, changeEntry, dropEntry, LOCATION, switchEntry } from './keep-entry.ts'
import {
  exportCategories,
  exportLocations,
  listAllCategories,
  listAllLocations,
  listCategories,
  listLocations,
} from './reads.ts'

const admin = allow('administrator')
const named = valid('param', IdParam)
const category = valid('json', CategoryInput)
const location = valid('json', LocationInput)
const toggle = valid('json', EntryToggle)

export const catalogApi = new Hono<AppEnv>()
  .get('/categories', allow('public'), async (c) => {
    const categories = await c.var.mayLag(listCategories)
    const named = () => categories.map((one) => ({ ...one, name: t(one.name) }))
    return c.json(await inLanguageOf(c, readTokPisin, named))
  })
  .get('/locations', allow('public'), async (c) => c.json(await c.var.mayLag(listLocations)))
  .get('/admin/categories', admin, valid('query', EntryList), async (c) =>
    sendList(c, await listAllCategories(c.var.ctx, c.req.valid('query'))),
  )
  .get('/admin/categories.csv', admin, valid('query', EntryList), (c) =>
    sendCsv(c, exportCategories(c.var.ctx, c.req.valid('query')), 'categories.csv'),
  )
  .post('/admin/categories', admin, category, (c) =>
    once(c, (ctx) => addEntry(ctx, CATEGORY, c.req.valid('json')), { status: 201 }),
  )
  .put('/admin/categories/:id', admin, named, category, async (c) =>
    c.json(await changeEntry(c.var.ctx, CATEGORY, c.req.valid('param').id, c.req.valid('json'))),
  )
  .patch('/admin/categories/:id/toggle', admin, named, toggle, async (c) =>
    c.json(await switchEntry(c.var.ctx, CATEGORY, c.req.valid('param').id, c.req.valid('json').isActive)),
  )
  .delete('/admin/categories/:id', admin, named, async (c) => {
    await dropEntry(c.var.ctx, CATEGORY, c.req.valid('param').id)
    return c.json({ success: true })
  })
  .get('/admin/locations', admin, valid('query', EntryList), async (c) =>
    sendList(c, await listAllLocations(c.var.ctx, c.req.valid('query'))),
  )
  .get('/admin/locations.csv', admin, valid('query', EntryList), (c) =>
    sendCsv(c, exportLocations(c.var.ctx, c.req.valid('query')), 'locations.csv'),
  )
  .post('/admin/locations', admin, location, (c) =>
    once(c, (ctx) => addEntry(ctx, LOCATION, c.req.valid('json')), { status: 201 }),
  )
  .put('/admin/locations/:id', admin, named, location, async (c) =>
    c.json(await changeEntry(c.var.ctx, LOCATION, c.req.valid('param').id, c.req.valid('json'))),
  )
  .patch('/admin/locations/:id/toggle', admin, named, toggle, async (c) =>
    c.json(await switchEntry(c.var.ctx, LOCATION, c.req.valid('param').id, c.req.valid('json').isActive)),
  )
  .delete('/admin/locations/:id', admin, named, async (c) => {
    await dropEntry(c.var.ctx, LOCATION, c.req.valid('param').id)
    return c.json({ success: true })
  })
