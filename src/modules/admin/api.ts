import { Hono } from 'hono'
import { allow } from '../../http/authentication.ts'
import { sendCsv, sendFile } from '../../http/downloads.ts'
import type { AppEnv } from '../../http/environment.ts'
import { once } from '../../http/idempotency.ts'
import { sameOrigin } from '../../http/same-origin.ts'
import { sendList } from '../../http/send-list.ts'
import { valid } from '../../http/validation.ts'
import { dayInPortMoresby } from '../../shared/dates.ts'
import { IdParam } from '../../shared/fields.ts'
import { reactivateEmployer, suspendEmployer, toggleJobSeeker } from '../accounts/suspend-account.ts'
import { ActReason, EmployerVerification } from '../accounts/verification-schema.ts'
import { verifyEmployer, withdrawBadge } from '../accounts/verify-employer.ts'
import { adjustCredits } from '../credits/move-credits.ts'
import { CreditAdjustment } from '../credits/schema.ts'
import { deleteCvOfAnybody, deleteOrphanedCvs } from '../cvs/delete-cv.ts'
import { downloadCv } from '../cvs/download-cv.ts'
import { CvStatusChange } from '../cvs/schema.ts'
import { changeCvStatus, switchCv } from '../cvs/switch-cv.ts'
import { EmailKindParam, EmailSample, EmailText } from '../email/schema.ts'
import { resetText } from '../email/write-text.ts'
import { deleteCompanyOf } from '../personal-data/close-company.ts'
import { deleteAccountOf } from '../personal-data/delete-account.ts'
import { downloadCvs, downloadEmployers, downloadJobSeekers } from './download-list.ts'
import { mailPeople } from './mail-people.ts'
import { previewEmails } from './preview-emails.ts'
import { changeText, listWrittenKinds, previewText, readEmailText, sendSample } from './preview-texts.ts'
import {
  findAnything,
  listCvs,
  listEmployers,
  listJobSeekers,
  listRegistrations,
  readEmployer,
  readOldestWaiting,
  readQueues,
  readStatistics,
} from './reads.ts'
import {
  ActiveSwitch,
  Anything,
  CvFilter,
  CvList,
  EmployerFilter,
  EmployerList,
  JobSeekerFilter,
  JobSeekerList,
  MailToPeople,
} from './schema.ts'

const csvName = (name: string, now: Date) => `${name} ${dayInPortMoresby(now)}.csv`

export const adminApi = new Hono<AppEnv>()
  .get('/admin/queues', allow('administrator'), async (c) => c.json(await readQueues(c.var.ctx)))
  .get('/admin/queues/oldest', allow('administrator'), async (c) =>
    c.json(await readOldestWaiting(c.var.ctx)),
  )
  .get('/admin/search', allow('administrator'), valid('query', Anything), async (c) =>
    c.json(await findAnything(c.var.ctx, c.req.valid('query').query)),
  )
  .post('/admin/mail', allow('administrator'), valid('json', MailToPeople), (c) =>
    once(c, (ctx) => mailPeople(ctx, c.req.valid('json'))),
  )
  .get('/admin/email-texts', allow('administrator'), async (c) => c.json(await listWrittenKinds(c.var.ctx)))
  .get('/admin/email-texts/:kind', allow('administrator'), valid('param', EmailKindParam), async (c) =>
    c.json(await readEmailText(c.var.ctx, c.req.valid('param').kind)),
  )
  .put(
    '/admin/email-texts/:kind',
    allow('administrator'),
    valid('param', EmailKindParam),
    valid('json', EmailText),
    async (c) => {
      await changeText(c.var.ctx, c.req.valid('param').kind, c.req.valid('json'))
      return c.json({ success: true })
    },
  )
  .delete('/admin/email-texts/:kind', allow('administrator'), valid('param', EmailKindParam), async (c) => {
    await resetText(c.var.ctx, c.req.valid('param').kind)
    return c.json({ success: true })
  })
  .post(
    '/admin/email-texts/:kind/preview',
    allow('administrator'),
    valid('param', EmailKindParam),
    valid('json', EmailText),
    async (c) => c.json(await previewText(c.var.ctx, c.req.valid('param').kind, c.req.valid('json'))),
  )
  .post(
    '/admin/email-texts/:kind/test',
    allow('administrator'),
    valid('param', EmailKindParam),
    valid('json', EmailSample),
    async (c) => {
      await sendSample(c.var.ctx, c.req.valid('param').kind, c.req.valid('json'))
      return c.json({ success: true })
    },
  )
  .get('/admin/email-previews', allow('administrator'), async (c) => c.json(await previewEmails(c.var.ctx)))
  .get('/admin/stats', allow('administrator'), async (c) => c.json(await readStatistics(c.var.ctx)))
  .get('/admin/registrations', allow('administrator'), async (c) =>
    c.json(await listRegistrations(c.var.ctx)),
  )
  .get('/admin/users', allow('administrator'), valid('query', JobSeekerList), async (c) =>
    sendList(c, await listJobSeekers(c.var.ctx, c.req.valid('query'))),
  )
  .get(
    '/admin/users.csv',
    allow('administrator', 'may take long'),
    sameOrigin,
    valid('query', JobSeekerFilter),
    async (c) =>
      sendCsv(
        c,
        await downloadJobSeekers(c.var.ctx, c.req.valid('query')),
        csvName('job seekers', c.var.ctx.now),
      ),
  )
  .patch(
    '/admin/users/:id/toggle',
    allow('administrator'),
    valid('param', IdParam),
    valid('json', ActiveSwitch),
    async (c) =>
      c.json(await toggleJobSeeker(c.var.ctx, c.req.valid('param').id, c.req.valid('json').isActive)),
  )
  .delete('/admin/users/:id', allow('administrator'), valid('param', IdParam), async (c) => {
    await deleteAccountOf(c.var.ctx, c.req.valid('param').id)
    return c.json({ success: true })
  })
  .get('/admin/employers', allow('administrator'), valid('query', EmployerList), async (c) =>
    sendList(c, await listEmployers(c.var.ctx, c.req.valid('query'))),
  )
  .get(
    '/admin/employers.csv',
    allow('administrator', 'may take long'),
    sameOrigin,
    valid('query', EmployerFilter),
    async (c) =>
      sendCsv(
        c,
        await downloadEmployers(c.var.ctx, c.req.valid('query')),
        csvName('employers', c.var.ctx.now),
      ),
  )
  .delete('/admin/employers/:id', allow('administrator'), valid('param', IdParam), async (c) => {
    await deleteCompanyOf(c.var.ctx, c.req.valid('param').id)
    return c.json({ success: true })
  })
  .get('/admin/employers/:id', allow('administrator'), valid('param', IdParam), async (c) =>
    c.json(await readEmployer(c.var.ctx, c.req.valid('param').id)),
  )
  .post(
    '/admin/employers/:id/add-credits',
    allow('administrator'),
    valid('param', IdParam),
    valid('json', CreditAdjustment),
    (c) => once(c, (ctx) => adjustCredits(ctx, c.req.valid('param').id, c.req.valid('json'))),
  )
  .post(
    '/admin/employers/:id/verify',
    allow('administrator'),
    valid('param', IdParam),
    valid('json', EmployerVerification),
    async (c) => c.json(await verifyEmployer(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))),
  )
  .post(
    '/admin/employers/:id/withdraw-badge',
    allow('administrator'),
    valid('param', IdParam),
    valid('json', ActReason),
    async (c) => c.json(await withdrawBadge(c.var.ctx, c.req.valid('param').id, c.req.valid('json').reason)),
  )
  .post(
    '/admin/employers/:id/suspend',
    allow('administrator'),
    valid('param', IdParam),
    valid('json', ActReason),
    async (c) =>
      c.json(await suspendEmployer(c.var.ctx, c.req.valid('param').id, c.req.valid('json').reason)),
  )
  .post('/admin/employers/:id/reactivate', allow('administrator'), valid('param', IdParam), async (c) =>
    c.json(await reactivateEmployer(c.var.ctx, c.req.valid('param').id)),
  )
  .get('/admin/cvs', allow('administrator'), valid('query', CvList), async (c) =>
    sendList(c, await listCvs(c.var.ctx, c.req.valid('query'))),
  )
  .get(
    '/admin/cvs.csv',
    allow('administrator', 'may take long'),
    sameOrigin,
    valid('query', CvFilter),
    async (c) =>
      sendCsv(c, await downloadCvs(c.var.ctx, c.req.valid('query')), csvName('cvs', c.var.ctx.now)),
  )
  .get('/admin/cvs/:id/download', allow('administrator'), valid('param', IdParam), async (c) => {
    const { content, fileName } = await downloadCv(c.var.ctx, c.req.valid('param').id, undefined)
    return sendFile(c, content, fileName)
  })
  .put(
    '/admin/cvs/:id/toggle',
    allow('administrator'),
    valid('param', IdParam),
    valid('json', ActiveSwitch),
    async (c) => c.json(await switchCv(c.var.ctx, c.req.valid('param').id, c.req.valid('json').isActive)),
  )
  .put(
    '/admin/cvs/:id/status',
    allow('administrator'),
    valid('param', IdParam),
    valid('json', CvStatusChange),
    async (c) => c.json(await changeCvStatus(c.var.ctx, c.req.valid('param').id, c.req.valid('json').status)),
  )
  .delete('/admin/cvs/:id', allow('administrator'), valid('param', IdParam), async (c) => {
    await deleteCvOfAnybody(c.var.ctx, c.req.valid('param').id)
    return c.json({ success: true })
  })
  .post('/admin/cleanup-orphaned-cvs', allow('administrator', 'may take long'), async (c) =>
    c.json(await deleteOrphanedCvs(c.var.ctx)),
  )
