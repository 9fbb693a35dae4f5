import { Hono } from 'hono'
import { allow } from '../../http/authentication.ts'
import type { AppEnv } from '../../http/environment.ts'
import { sendList } from '../../http/send-list.ts'
import { valid } from '../../http/validation.ts'
import { IdParam } from '../../shared/fields.ts'
import { countPageError } from './count-page-error.ts'
import { addNote, changeNote, deleteNote, endNote } from './keep-note.ts'
import { listComparisons, listNotes, listPageErrors, readStatus } from './reads.ts'
import { NoteInput, PageErrorInput, StatusList } from './schema.ts'

export const statusApi = new Hono<AppEnv>()
  // Looks up no session, so that it works without the database.
  .get('/status', allow('anonymous'), async (c) => {
    c.header('Cache-Control', 'no-cache')
    return c.json(await readStatus(c.var.ctx))
  })
  // Looks up no session: nothing may say whose browser it was.
  .post('/page-errors', allow('anonymous', 'only counts'), valid('json', PageErrorInput), async (c) => {
    await countPageError(c.var.ctx, c.req.valid('json'))
    return c.body(null, 204)
  })
  .get('/admin/page-errors', allow('administrator'), valid('query', StatusList), async (c) =>
    sendList(c, await listPageErrors(c.var.ctx, c.req.valid('query'))),
  )
  .get('/admin/comparisons', allow('administrator'), async (c) => c.json(await listComparisons(c.var.ctx)))
  .get('/admin/status-notes', allow('administrator'), valid('query', StatusList), async (c) =>
    sendList(c, await listNotes(c.var.ctx, c.req.valid('query'))),
  )
  .post('/admin/status-notes', allow('administrator'), valid('json', NoteInput), async (c) =>
    c.json(await addNote(c.var.ctx, c.req.valid('json')), 201),
  )
  .put(
    '/admin/status-notes/:id',
    allow('administrator'),
    valid('param', IdParam),
    valid('json', NoteInput),
    async (c) => c.json(await changeNote(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))),
  )
  .post('/admin/status-notes/:id/end', allow('administrator'), valid('param', IdParam), async (c) =>
    c.json(await endNote(c.var.ctx, c.req.valid('param').id)),
  )
  .delete('/admin/status-notes/:id', allow('administrator'), valid('param', IdParam), async (c) => {
    await deleteNote(c.var.ctx, c.req.valid('param').id)
    return c.json({ success: true })
  })
