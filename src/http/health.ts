import { Hono } from 'hono'
import { allow } from './authentication.ts'
import type { AppEnv } from './environment.ts'

export const healthApi = new Hono<AppEnv>().get('/health', allow('anonymous'), async (c) => {
  try {
    await c.var.ctx.db.$client.query('SELECT 1')
    return c.json({ status: 'ok' as const })
  } catch {
    return c.json({ status: 'unavailable' as const }, 503)
  }
})
