import { Hono, type Context as HonoContext } from 'hono'
import { allow, clearSessionCookie, sessionToken, setSessionCookie } from '../../http/authentication.ts'
import type { AppEnv } from '../../http/environment.ts'
import { valid } from '../../http/validation.ts'
import { IdParam } from '../../shared/fields.ts'
import { changeAvailability } from './change-availability.ts'
import { changeJobSeekerProfile } from './change-profile.ts'
import { logIn } from './log-in.ts'
import type { AccountKind } from './policy.ts'
import { readCompany, readOwnAdministrator, readOwnCompany, readOwnProfile } from './reads.ts'
import { registerJobSeeker } from './register-job-seeker.ts'
import {
  AdministratorLogin,
  AvailabilityChange,
  EmployerLogin,
  JobSeekerLogin,
  JobSeekerProfileChange,
  JobSeekerRegistration,
} from './schema.ts'
import { endSession } from './start-session.ts'

/** Ends the session of one kind; the other two stay (decisions, rule 1). */
async function logOut(c: HonoContext, kind: AccountKind) {
  const token = sessionToken(c, kind)
  if (token) await endSession(c.get('ctx'), token)
  clearSessionCookie(c, kind)
  return c.json({ success: true })
}

export const accountsApi = new Hono<AppEnv>()
  .post('/auth/register', allow('public'), valid('json', JobSeekerRegistration), async (c) =>
    c.json(await registerJobSeeker(c.var.ctx, c.req.valid('json')), 201),
  )
  .post('/auth/login', allow('public'), valid('json', JobSeekerLogin), async (c) => {
    const { username, password } = c.req.valid('json')
    setSessionCookie(
      c,
      'jobSeeker',
      await logIn(c.var.ctx, 'jobSeeker', username, password, sessionToken(c, 'jobSeeker')),
    )
    return c.json({ success: true })
  })
  .post('/auth/employer/login', allow('public'), valid('json', EmployerLogin), async (c) => {
    const { email, password } = c.req.valid('json')
    setSessionCookie(
      c,
      'employer',
      await logIn(c.var.ctx, 'employer', email, password, sessionToken(c, 'employer')),
    )
    return c.json({ success: true })
  })
  .post('/auth/admin/login', allow('public'), valid('json', AdministratorLogin), async (c) => {
    const { username, password } = c.req.valid('json')
    setSessionCookie(
      c,
      'administrator',
      await logIn(c.var.ctx, 'administrator', username, password, sessionToken(c, 'administrator')),
    )
    return c.json({ success: true })
  })
  .post('/auth/logout', allow('public'), (c) => logOut(c, 'jobSeeker'))
  .post('/auth/employer/logout', allow('public'), (c) => logOut(c, 'employer'))
  .post('/auth/admin/logout', allow('public'), (c) => logOut(c, 'administrator'))
  .get('/auth/profile', allow('jobSeeker'), async (c) => c.json(await readOwnProfile(c.var.ctx)))
  .patch('/auth/profile', allow('jobSeeker'), valid('json', JobSeekerProfileChange), async (c) =>
    c.json(await changeJobSeekerProfile(c.var.ctx, c.req.valid('json'))),
  )
  .patch('/auth/availability', allow('jobSeeker'), valid('json', AvailabilityChange), async (c) =>
    c.json(await changeAvailability(c.var.ctx, c.req.valid('json').isAvailable)),
  )
  .get('/auth/employer/profile', allow('employer'), async (c) => c.json(await readOwnCompany(c.var.ctx)))
  .get('/auth/admin/profile', allow('administrator'), async (c) =>
    c.json(await readOwnAdministrator(c.var.ctx)),
  )
  .get('/employers/:id', allow('public'), valid('param', IdParam), async (c) =>
    c.json(await readCompany(c.var.ctx, c.req.valid('param').id)),
  )
