import { Hono } from 'hono'
import { allow, sessionToken } from '../../http/authentication.ts'
import type { AppEnv } from '../../http/environment.ts'
import { valid } from '../../http/validation.ts'
import { readPush, subscribe, unsubscribe } from './keep-subscription.ts'
import { NewSubscription, SubscriptionAddress } from './schema.ts'

export const pushApi = new Hono<AppEnv>()
  .get('/user/push', allow('jobSeeker'), async (c) => c.json(await readPush(c.var.ctx)))
  .put('/user/push', allow('jobSeeker'), valid('json', NewSubscription), async (c) => {
    await subscribe(c.var.ctx, c.req.valid('json'), sessionToken(c, 'jobSeeker') ?? '')
    return c.json({ success: true })
  })
  .delete('/user/push', allow('jobSeeker'), valid('json', SubscriptionAddress), async (c) => {
    await unsubscribe(c.var.ctx, c.req.valid('json').endpoint)
    return c.json({ success: true })
  })
