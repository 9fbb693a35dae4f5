import { Hono } from 'hono'
import { allow } from '../../http/authentication.ts'
import type { AppEnv } from '../../http/environment.ts'
import { inLanguageOf } from '../../http/language.ts'
import { sendList } from '../../http/send-list.ts'
import { valid } from '../../http/validation.ts'
import { readTokPisin } from '../translations/reads.ts'
import { markRead } from './mark-notices.ts'
import { listEmployerMails, listNoticeSettings, listNotices, readUnread, readUnsubscribe } from './reads.ts'
import {
  EmployerMailsChange,
  NoticeList,
  NoticeSettingsChange,
  NoticesRead,
  UnsubscribeToken,
} from './schema.ts'
import { changeEmployerMails, changeNoticeSettings, stopNoticeMails } from './switch-notices.ts'

export const noticesApi = new Hono<AppEnv>()
  .get('/user/notices', allow('jobSeeker'), valid('query', NoticeList), async (c) => {
    const list = await inLanguageOf(c, readTokPisin, () => listNotices(c.var.ctx, c.req.valid('query')))
    c.header('X-Unread-Count', String(list.unread))
    return sendList(c, list)
  })
  .get('/user/notices/unread', allow('jobSeeker'), async (c) => c.json(await readUnread(c.var.ctx)))
  .post('/user/notices/read', allow('jobSeeker'), valid('json', NoticesRead), async (c) =>
    c.json(await markRead(c.var.ctx, c.req.valid('json'))),
  )
  .get('/user/notice-settings', allow('jobSeeker'), async (c) => c.json(await listNoticeSettings(c.var.ctx)))
  .put('/user/notice-settings', allow('jobSeeker'), valid('json', NoticeSettingsChange), async (c) =>
    c.json(await changeNoticeSettings(c.var.ctx, c.req.valid('json'))),
  )
  .get('/employer/mail-settings', allow('employer'), async (c) => c.json(await listEmployerMails(c.var.ctx)))
  .put('/employer/mail-settings', allow('employer'), valid('json', EmployerMailsChange), async (c) =>
    c.json(await changeEmployerMails(c.var.ctx, c.req.valid('json'))),
  )
  .get('/notices/unsubscribe/:token', allow('anonymous'), valid('param', UnsubscribeToken), async (c) => {
    const { token } = c.req.valid('param')
    // A mail program without one-click support opens the address in a browser; a person needs the page.
    if (c.req.header('accept')?.includes('text/html')) return c.redirect(`/unsubscribe?token=${token}`)
    return c.json(await readUnsubscribe(c.var.ctx, token))
  })
  .post('/notices/unsubscribe/:token', allow('anonymous'), valid('param', UnsubscribeToken), async (c) => {
    await stopNoticeMails(c.var.ctx, c.req.valid('param').token)
    return c.json({ success: true })
  })
