import { Hono } from 'hono'
import { allow, sessionToken } from '../../../http/authentication.ts'
import type { AppEnv } from '../../../http/environment.ts'
import { valid } from '../../../http/validation.ts'
import type { AdministratorContext, EmployerContext, JobSeekerContext } from '../../../platform/context.ts'
import { IdParam } from '../../../shared/fields.ts'
import { listSessions } from '../reads.ts'
import { endOtherSessions, endOwnSession } from '../sessions.ts'

export const jobSeekerOf = (c: { var: { ctx: JobSeekerContext } }) =>
  ({ kind: 'jobSeeker', id: c.var.ctx.viewer.jobSeeker.id }) as const
export const employerOf = (c: { var: { ctx: EmployerContext } }) =>
  ({ kind: 'employer', id: c.var.ctx.viewer.employer.id }) as const
const administratorOf = (c: { var: { ctx: AdministratorContext } }) =>
  ({ kind: 'administrator', id: c.var.ctx.viewer.administrator.id }) as const

/** The calls with which people see and end their own sessions. */
export const sessionsApi = new Hono<AppEnv>()
  .get('/auth/sessions', allow('jobSeeker'), async (c) =>
    c.json(await listSessions(c.var.ctx, jobSeekerOf(c), sessionToken(c, 'jobSeeker') ?? '')),
  )
  .get('/auth/employer/sessions', allow('employer'), async (c) =>
    c.json(await listSessions(c.var.ctx, employerOf(c), sessionToken(c, 'employer') ?? '')),
  )
  .delete('/auth/sessions/:id', allow('jobSeeker'), valid('param', IdParam), async (c) => {
    await endOwnSession(c.var.ctx, jobSeekerOf(c), c.req.valid('param').id)
    return c.json({ success: true })
  })
  .delete('/auth/employer/sessions/:id', allow('employer'), valid('param', IdParam), async (c) => {
    await endOwnSession(c.var.ctx, employerOf(c), c.req.valid('param').id)
    return c.json({ success: true })
  })
  .delete('/auth/sessions', allow('jobSeeker'), async (c) => {
    await endOtherSessions(c.var.ctx, jobSeekerOf(c), sessionToken(c, 'jobSeeker') ?? '')
    return c.json({ success: true })
  })
  .delete('/auth/employer/sessions', allow('employer'), async (c) => {
    await endOtherSessions(c.var.ctx, employerOf(c), sessionToken(c, 'employer') ?? '')
    return c.json({ success: true })
  })
  .get('/auth/admin/sessions', allow('administrator'), async (c) =>
    c.json(await listSessions(c.var.ctx, administratorOf(c), sessionToken(c, 'administrator') ?? '')),
  )
  .delete('/auth/admin/sessions/:id', allow('administrator'), valid('param', IdParam), async (c) => {
    await endOwnSession(c.var.ctx, administratorOf(c), c.req.valid('param').id)
    return c.json({ success: true })
  })
  .delete('/auth/admin/sessions', allow('administrator'), async (c) => {
    await endOtherSessions(c.var.ctx, administratorOf(c), sessionToken(c, 'administrator') ?? '')
    return c.json({ success: true })
  })
