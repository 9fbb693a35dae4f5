import { Hono } from 'hono'
import { allow } from '../../http/authentication.ts'
import { sendCsv } from '../../http/downloads.ts'
import type { AppEnv } from '../../http/environment.ts'
import { once } from '../../http/idempotency.ts'
import { sendList } from '../../http/send-list.ts'
import { valid } from '../../http/validation.ts'
import { csvFile } from '../../shared/csv.ts'
import { dayInPortMoresby } from '../../shared/dates.ts'
import { IdParam } from '../../shared/fields.ts'
import { changeStatus, moveApplications, undoMoves } from '../applications/move-applications.ts'
import { BulkStatus, StatusChange, Undo } from '../applications/schema.ts'
import { changeNote, dropNote, writeNote } from './notes.ts'
import {
  countOwnReceived,
  exportReceived,
  listAnswers,
  listCards,
  listReceived,
  readHistory,
  readReceived,
} from './reads.ts'
import {
  ApplicationFilter,
  ApplicationList,
  BulkMessage,
  NewNote,
  NoteParam,
  QuestionList,
} from './schema.ts'
import { EXPORT_HEAD } from './views.ts'
import { writeToApplicants } from './write-to-applicants.ts'

const param = valid('param', IdParam)

export const pipelineApi = new Hono<AppEnv>()
  .get('/employer/applications', allow('employer'), valid('query', ApplicationList), async (c) =>
    sendList(c, await listReceived(c.var.ctx, c.req.valid('query'))),
  )
  .get(
    '/employer/applications.csv',
    allow('employer', 'may take long'),
    valid('query', ApplicationFilter),
    (c) => {
      const rows = exportReceived(c.var.ctx, c.req.valid('query'))
      return sendCsv(c, csvFile(EXPORT_HEAD, rows), `applications ${dayInPortMoresby(c.var.ctx.now)}.csv`)
    },
  )
  .get('/employer/applications/counts', allow('employer'), async (c) =>
    c.json(await countOwnReceived(c.var.ctx)),
  )
  .get('/employer/applications/cards', allow('employer'), valid('query', ApplicationFilter), async (c) =>
    sendList(c, await listCards(c.var.ctx, c.req.valid('query'))),
  )
  .get('/employer/applications/answers', allow('employer'), valid('query', QuestionList), async (c) =>
    c.json(await listAnswers(c.var.ctx, c.req.valid('query').jobId)),
  )
  .post('/employer/applications/bulk-status', allow('employer'), valid('json', BulkStatus), (c) =>
    once(c, (ctx) => moveApplications(ctx, c.req.valid('json'))),
  )
  .post('/employer/applications/undo', allow('employer'), valid('json', Undo), async (c) =>
    c.json(await undoMoves(c.var.ctx, c.req.valid('json').ids)),
  )
  .post('/employer/applications/bulk-message', allow('employer'), valid('json', BulkMessage), (c) =>
    once(c, (ctx) => writeToApplicants(ctx, c.req.valid('json'))),
  )
  .get('/employer/applications/:id', allow('employer'), param, async (c) =>
    c.json(await readReceived(c.var.ctx, c.req.valid('param').id)),
  )
  .patch('/employer/applications/:id', allow('employer'), param, valid('json', StatusChange), async (c) => {
    const { id } = c.req.valid('param')
    await changeStatus(c.var.ctx, id, c.req.valid('json'))
    return c.json(await readReceived(c.var.ctx, id))
  })
  .get('/employer/applications/:id/history', allow('employer'), param, async (c) =>
    c.json(await readHistory(c.var.ctx, c.req.valid('param').id)),
  )
  .post('/employer/applications/:id/notes', allow('employer'), param, valid('json', NewNote), (c) =>
    once(c, (ctx) => writeNote(ctx, c.req.valid('param').id, c.req.valid('json').text), { status: 201 }),
  )
  .put(
    '/employer/applications/:id/notes/:noteId',
    allow('employer'),
    valid('param', NoteParam),
    valid('json', NewNote),
    async (c) => {
      const { id, noteId } = c.req.valid('param')
      return c.json(await changeNote(c.var.ctx, id, noteId, c.req.valid('json').text))
    },
  )
  .delete(
    '/employer/applications/:id/notes/:noteId',
    allow('employer'),
    valid('param', NoteParam),
    async (c) => {
      const { id, noteId } = c.req.valid('param')
      return c.json(await dropNote(c.var.ctx, id, noteId))
    },
  )
