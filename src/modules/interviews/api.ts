import { Hono, type Context as HonoContext } from 'hono'
import { allow } from '../../http/authentication.ts'
import type { AppEnv } from '../../http/environment.ts'
import { contentDisposition } from '../../http/file-names.ts'
import { optionalBody } from '../../http/request-body.ts'
import { valid } from '../../http/validation.ts'
import { IdParam } from '../../shared/fields.ts'
import { askForTime, pickTime } from './answer-interview.ts'
import { cancelInterview, offerInterview } from './offer-interview.ts'
import { listInterviews, readCalendar, readInterview } from './reads.ts'
import { InterviewAsk, InterviewCancel, InterviewOffer, InterviewPick } from './schema.ts'

const param = valid('param', IdParam)

export const interviewsApi = new Hono<AppEnv>()
  .get('/employer/interviews', allow('employer'), async (c) =>
    c.json(await listInterviews(c.var.ctx, { employerId: c.var.ctx.viewer.employer.id })),
  )
  .get('/employer/applications/:id/interview', allow('employer'), param, async (c) =>
    c.json({
      interview: await readInterview(c.var.ctx, c.req.valid('param').id, {
        employerId: c.var.ctx.viewer.employer.id,
      }),
    }),
  )
  .put(
    '/employer/applications/:id/interview',
    allow('employer'),
    param,
    valid('json', InterviewOffer),
    async (c) =>
      c.json({ interview: await offerInterview(c.var.ctx, c.req.valid('param').id, c.req.valid('json')) }),
  )
  .post(
    '/employer/applications/:id/interview/cancel',
    allow('employer'),
    param,
    optionalBody,
    valid('json', InterviewCancel),
    async (c) =>
      c.json({ interview: await cancelInterview(c.var.ctx, c.req.valid('param').id, c.req.valid('json')) }),
  )
  .get('/employer/applications/:id/interview.ics', allow('employer'), param, async (c) =>
    sendCalendar(
      c,
      await readCalendar(c.var.ctx, c.req.valid('param').id, { employerId: c.var.ctx.viewer.employer.id }),
    ),
  )
  .get('/user/interviews', allow('jobSeeker'), async (c) =>
    c.json(await listInterviews(c.var.ctx, { jobSeekerId: c.var.ctx.viewer.jobSeeker.id })),
  )
  .post(
    '/user/applications/:id/interview/pick',
    allow('jobSeeker'),
    param,
    valid('json', InterviewPick),
    async (c) =>
      c.json({ interview: await pickTime(c.var.ctx, c.req.valid('param').id, c.req.valid('json')) }),
  )
  .post(
    '/user/applications/:id/interview/ask',
    allow('jobSeeker'),
    param,
    valid('json', InterviewAsk),
    async (c) =>
      c.json({ interview: await askForTime(c.var.ctx, c.req.valid('param').id, c.req.valid('json')) }),
  )
  .get('/user/applications/:id/interview.ics', allow('jobSeeker'), param, async (c) =>
    sendCalendar(
      c,
      await readCalendar(c.var.ctx, c.req.valid('param').id, { jobSeekerId: c.var.ctx.viewer.jobSeeker.id }),
    ),
  )

function sendCalendar(c: HonoContext, calendar: string): Response {
  return c.body(calendar, 200, {
    'Content-Type': 'text/calendar; charset=utf-8',
    'Content-Disposition': contentDisposition('interview.ics'),
    'Cache-Control': 'no-store',
  })
}
