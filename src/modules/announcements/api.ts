import { Hono } from 'hono'
import { allow } from '../../http/authentication.ts'
import { dismissAnnouncement, dismissedAnnouncements } from '../../http/cookies.ts'
import type { AppEnv } from '../../http/environment.ts'
import { once } from '../../http/idempotency.ts'
import { sendList } from '../../http/send-list.ts'
import { valid } from '../../http/validation.ts'
import { IdParam } from '../../shared/fields.ts'
import { localPath } from '../../shared/local-path.ts'
import { addAnnouncement, changeAnnouncement, endAnnouncement } from './keep-announcement.ts'
import { listAnnouncements, readShown } from './reads.ts'
import { AnnouncementEnd, AnnouncementInput, AnnouncementList } from './schema.ts'

export const announcementsApi = new Hono<AppEnv>()
  .get('/announcements', allow('public'), async (c) =>
    c.json(await readShown(c.var.ctx, dismissedAnnouncements(c))),
  )
  // A form that is sent without JavaScript returns to its page.
  .post(
    '/announcements/:id/dismiss',
    allow('anonymous', 'only counts'),
    valid('param', IdParam),
    async (c) => {
      dismissAnnouncement(c, c.req.valid('param').id)
      const back = new URLSearchParams(await c.req.text()).get('back')
      if (back === null) return c.json({ success: true })
      return c.redirect(localPath(back) ?? '/', 303)
    },
  )
  .get('/admin/announcements', allow('administrator'), valid('query', AnnouncementList), async (c) =>
    sendList(c, await listAnnouncements(c.var.ctx, c.req.valid('query'))),
  )
  .post('/admin/announcements', allow('administrator'), valid('json', AnnouncementInput), (c) =>
    once(c, (ctx) => addAnnouncement(ctx, c.req.valid('json')), { status: 201 }),
  )
  .put(
    '/admin/announcements/:id',
    allow('administrator'),
    valid('param', IdParam),
    valid('json', AnnouncementInput),
    async (c) => {
      await changeAnnouncement(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))
      return c.json({ success: true })
    },
  )
  .patch(
    '/admin/announcements/:id',
    allow('administrator'),
    valid('param', IdParam),
    valid('json', AnnouncementEnd),
    async (c) => {
      await endAnnouncement(c.var.ctx, c.req.valid('param').id, c.req.valid('json').isEnded)
      return c.json({ success: true })
    },
  )
