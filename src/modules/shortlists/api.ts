import { Hono } from 'hono'
import { allow } from '../../http/authentication.ts'
import { sendCsv } from '../../http/downloads.ts'
import type { AppEnv } from '../../http/environment.ts'
import { once } from '../../http/idempotency.ts'
import { valid } from '../../http/validation.ts'
import { IdParam } from '../../shared/fields.ts'
import {
  addToList,
  changeShortlist,
  dropShortlist,
  makeShortlist,
  noteCv,
  removeFromList,
  saveCv,
} from './keep-lists.ts'
import { exportShortlist, listKeptIds, listShortlists, readKept, readShortlist } from './reads.ts'
import { MemberParam, NewNote, ShortlistName } from './schema.ts'

const id = valid('param', IdParam)
const member = valid('param', MemberParam)
const name = valid('json', ShortlistName)

export const shortlistsApi = new Hono<AppEnv>()
  .get('/employer/shortlists', allow('employer'), async (c) => c.json(await listShortlists(c.var.ctx)))
  .post('/employer/shortlists', allow('employer'), name, (c) =>
    once(c, (ctx) => makeShortlist(ctx, c.req.valid('json').name), { status: 201 }),
  )
  .get('/employer/shortlists/:id', allow('employer'), id, async (c) =>
    c.json(await readShortlist(c.var.ctx, c.req.valid('param').id)),
  )
  .patch('/employer/shortlists/:id', allow('employer'), id, name, async (c) =>
    c.json(await changeShortlist(c.var.ctx, c.req.valid('param').id, c.req.valid('json').name)),
  )
  .delete('/employer/shortlists/:id', allow('employer'), id, async (c) => {
    await dropShortlist(c.var.ctx, c.req.valid('param').id)
    return c.json({ success: true })
  })
  .get('/employer/shortlists/:id/csv', allow('employer', 'may take long'), id, async (c) => {
    const { name, content } = await exportShortlist(c.var.ctx, c.req.valid('param').id)
    return sendCsv(c, content, `${name}.csv`)
  })
  .put('/employer/shortlists/:id/cvs/:cvId', allow('employer'), member, async (c) => {
    const { id, cvId } = c.req.valid('param')
    await addToList(c.var.ctx, id, cvId)
    return c.json({ success: true })
  })
  .delete('/employer/shortlists/:id/cvs/:cvId', allow('employer'), member, async (c) => {
    const { id, cvId } = c.req.valid('param')
    await removeFromList(c.var.ctx, id, cvId)
    return c.json({ success: true })
  })
  .get('/employer/kept-cvs', allow('employer'), async (c) => c.json({ ids: await listKeptIds(c.var.ctx) }))
  .get('/employer/kept-cvs/:id', allow('employer'), id, async (c) =>
    c.json(await readKept(c.var.ctx, c.req.valid('param').id)),
  )
  .put('/employer/kept-cvs/:id', allow('employer'), id, async (c) =>
    c.json(await saveCv(c.var.ctx, c.req.valid('param').id)),
  )
  .post('/employer/kept-cvs/:id/notes', allow('employer'), id, valid('json', NewNote), (c) =>
    once(c, (ctx) => noteCv(ctx, c.req.valid('param').id, c.req.valid('json').text), { status: 201 }),
  )
