import { Hono } from 'hono'
import { allow, sessionToken, setSessionCookie } from '../../http/authentication.ts'
import { knownDevices, rememberDevice } from '../../http/cookies.ts'
import type { AppEnv } from '../../http/environment.ts'
import { valid } from '../../http/validation.ts'
import type { AdministratorContext } from '../../platform/context.ts'
import { cancelEmailChange, sendEmailChangeAgain, startEmailChange } from '../accounts/change-address.ts'
import { AdministratorLogin, EmailChange } from '../accounts/schema.ts'
import { readFactor } from './reads.ts'
import { BothFactors, LoginCode } from './schema.ts'
import { finishLogin, startLogin } from './start-login.ts'
import { disableFactor, enableFactor, renewRecoveryCodes, startFactor } from './switch-factor.ts'

const ownerOf = ({ viewer }: AdministratorContext) =>
  ({ kind: 'administrator', id: viewer.administrator.id }) as const

export const secondFactorsApi = new Hono<AppEnv>()
  .post('/auth/admin/login', allow('public'), valid('json', AdministratorLogin), async (c) => {
    const browser = { oldToken: sessionToken(c, 'administrator'), devices: knownDevices(c) }
    const answer = await startLogin(c.var.ctx, c.req.valid('json'), browser)
    // The browser sends the code next, to `POST /auth/admin/login/code`.
    if ('ticket' in answer) return c.json({ success: false, ticket: answer.ticket })
    setSessionCookie(c, 'administrator', answer.token)
    rememberDevice(c, answer.device)
    return c.json({ success: true, ticket: null })
  })
  .post('/auth/admin/login/code', allow('public'), valid('json', LoginCode), async (c) => {
    const { token, device } = await finishLogin(
      c.var.ctx,
      c.req.valid('json'),
      sessionToken(c, 'administrator'),
    )
    setSessionCookie(c, 'administrator', token)
    rememberDevice(c, device)
    return c.json({ success: true })
  })
  .post('/auth/admin/change-email', allow('administrator'), valid('json', EmailChange), async (c) =>
    c.json(await startEmailChange(c.var.ctx, 'administrator', c.req.valid('json'))),
  )
  .post('/auth/admin/change-email/again', allow('administrator'), async (c) =>
    c.json(await sendEmailChangeAgain(c.var.ctx, ownerOf(c.var.ctx))),
  )
  .delete('/auth/admin/change-email', allow('administrator'), async (c) => {
    await cancelEmailChange(c.var.ctx, ownerOf(c.var.ctx))
    return c.json({ success: true })
  })
  .get('/auth/admin/second-factor', allow('administrator'), async (c) => c.json(await readFactor(c.var.ctx)))
  .post('/auth/admin/second-factor/start', allow('administrator'), async (c) =>
    c.json(await startFactor(c.var.ctx)),
  )
  .post('/auth/admin/second-factor/confirm', allow('administrator'), valid('json', BothFactors), async (c) =>
    c.json(await enableFactor(c.var.ctx, c.req.valid('json'), sessionToken(c, 'administrator') ?? '')),
  )
  .post(
    '/auth/admin/second-factor/recovery-codes',
    allow('administrator'),
    valid('json', BothFactors),
    async (c) => c.json(await renewRecoveryCodes(c.var.ctx, c.req.valid('json'))),
  )
  .post(
    '/auth/admin/second-factor/turn-off',
    allow('administrator'),
    valid('json', BothFactors),
    async (c) => {
      await disableFactor(c.var.ctx, c.req.valid('json'))
      return c.json({ success: true })
    },
  )
