import { Hono } from 'hono'
import { allow } from '../../http/authentication.ts'
import { sendCsv } from '../../http/downloads.ts'
import type { AppEnv } from '../../http/environment.ts'
import { once } from '../../http/idempotency.ts'
import { optionalBody } from '../../http/request-body.ts'
import { sendList } from '../../http/send-list.ts'
import { valid } from '../../http/validation.ts'
import { csvFile } from '../../shared/csv.ts'
import { dayInPortMoresby } from '../../shared/dates.ts'
import { IdParam } from '../../shared/fields.ts'
import { partyOf } from './policy.ts'
import { blockConversation, markRead } from './read-conversation.ts'
import {
  countOwnUnread,
  exportConversationReports,
  listConversationReports,
  listConversations,
  REPORT_HEAD,
  readMessages,
  readRecipient,
} from './reads.ts'
import {
  closeConversation,
  dismissReport,
  readReportedConversation,
  reopenConversation,
  reportConversation,
} from './report-conversation.ts'
import { changeReply, forgetReply, listSavedReplies, saveReply } from './save-reply.ts'
import {
  ConversationList,
  ConversationReport,
  ConversationReportList,
  MessageList,
  NewConversation,
  NewMessage,
  ReadPosition,
  Recipient,
  ReportReply,
  SavedReply,
  type Side,
} from './schema.ts'
import { sendMessage, startConversation } from './write-messages.ts'

/** Both sides have the same calls; the path says which session applies, since a browser may have both. */
export const messagingApi = new Hono<AppEnv>()
  .route('/employer/conversations', conversationCalls('employer'))
  .route('/user/conversations', conversationCalls('jobSeeker'))
  .route('/employer/saved-replies', replyCalls())
  .get(
    '/admin/conversation-reports.csv',
    allow('administrator', 'may take long'),
    valid('query', ConversationReportList),
    (c) => {
      const rows = exportConversationReports(c.var.ctx, c.req.valid('query'))
      const name = `reported conversations ${dayInPortMoresby(c.var.ctx.now)}.csv`
      return sendCsv(c, csvFile(REPORT_HEAD, rows), name)
    },
  )
  .route('/admin/conversation-reports', reportCalls())

function replyCalls() {
  const param = valid('param', IdParam)
  return new Hono<AppEnv>()
    .get('/', allow('employer'), async (c) => c.json(await listSavedReplies(c.var.ctx)))
    .post('/', allow('employer'), valid('json', SavedReply), (c) =>
      once(c, (ctx) => saveReply(ctx, c.req.valid('json')), { status: 201 }),
    )
    .put('/:id', allow('employer'), param, valid('json', SavedReply), async (c) =>
      c.json(await changeReply(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))),
    )
    .delete('/:id', allow('employer'), param, async (c) => {
      await forgetReply(c.var.ctx, c.req.valid('param').id)
      return c.json({ success: true })
    })
}

function reportCalls() {
  const param = valid('param', IdParam)
  const reply = valid('json', ReportReply)
  return (
    new Hono<AppEnv>()
      .get('/', allow('administrator'), valid('query', ConversationReportList), async (c) =>
        sendList(c, await listConversationReports(c.var.ctx, c.req.valid('query'))),
      )
      // A POST, because reading other people's messages writes a row into the audit log.
      .post('/:id/read', allow('administrator'), param, async (c) =>
        c.json(await readReportedConversation(c.var.ctx, c.req.valid('param').id)),
      )
      .post('/:id/dismiss', allow('administrator'), param, optionalBody, reply, async (c) => {
        await dismissReport(c.var.ctx, c.req.valid('param').id, c.req.valid('json').reply)
        return c.json({ success: true })
      })
      .post('/:id/close', allow('administrator'), param, optionalBody, reply, async (c) => {
        await closeConversation(c.var.ctx, c.req.valid('param').id, c.req.valid('json').reply)
        return c.json({ success: true })
      })
      .post('/:id/reopen', allow('administrator'), param, async (c) => {
        await reopenConversation(c.var.ctx, c.req.valid('param').id)
        return c.json({ success: true })
      })
  )
}

function conversationCalls(side: Side) {
  const param = valid('param', IdParam)
  return new Hono<AppEnv>()
    .get('/', allow(side), valid('query', ConversationList), async (c) =>
      c.json(await listConversations(c.var.ctx, partyOf(c.var.ctx, side), c.req.valid('query'))),
    )
    .post('/', allow(side), valid('json', NewConversation), (c) => {
      const { body, ...to } = c.req.valid('json')
      return once(c, (ctx) => startConversation(ctx, partyOf(ctx, side), to, body), { status: 201 })
    })
    .get('/unread', allow(side), async (c) =>
      c.json(await countOwnUnread(c.var.ctx, partyOf(c.var.ctx, side))),
    )
    .get('/recipient', allow(side), valid('query', Recipient), async (c) =>
      c.json(await readRecipient(c.var.ctx, partyOf(c.var.ctx, side), c.req.valid('query'))),
    )
    .get('/:id', allow(side), param, valid('query', MessageList), async (c) => {
      const { id } = c.req.valid('param')
      return c.json(await readMessages(c.var.ctx, partyOf(c.var.ctx, side), id, c.req.valid('query')))
    })
    .post('/:id/messages', allow(side), param, valid('json', NewMessage), (c) => {
      const { id } = c.req.valid('param')
      const { body } = c.req.valid('json')
      return once(c, (ctx) => sendMessage(ctx, partyOf(ctx, side), id, body), { status: 201 })
    })
    .post('/:id/read', allow(side), param, valid('json', ReadPosition), async (c) => {
      const { id } = c.req.valid('param')
      const { messageId } = c.req.valid('json')
      return c.json(await markRead(c.var.ctx, partyOf(c.var.ctx, side), id, messageId))
    })
    .post('/:id/block', allow(side), param, async (c) => {
      const { id } = c.req.valid('param')
      return c.json(await blockConversation(c.var.ctx, partyOf(c.var.ctx, side), id, true))
    })
    .post('/:id/unblock', allow(side), param, async (c) => {
      const { id } = c.req.valid('param')
      return c.json(await blockConversation(c.var.ctx, partyOf(c.var.ctx, side), id, false))
    })
    .post('/:id/report', allow(side), param, valid('json', ConversationReport), (c) => {
      const { id } = c.req.valid('param')
      const report = c.req.valid('json')
      return once(c, (ctx) => reportConversation(ctx, partyOf(ctx, side), id, report), { status: 201 })
    })
}
