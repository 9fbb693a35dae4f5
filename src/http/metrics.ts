import { type Context, Hono } from 'hono'
import { routePath } from 'hono/route'
import { countRequest, readMetrics } from '../platform/metrics.ts'
import { AppError } from '../shared/errors.ts'
import { allow } from './authentication.ts'
import type { AppEnv } from './environment.ts'

/** What a proxy adds: with any of them, the loopback address is the proxy's and not that of who asks. */
const FORWARDING = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'via',
]

/** For an administrator, and for whoever asks on the machine itself. */
export const metricsApi = new Hono<AppEnv>().get('/metrics', allow('public'), async (c) => {
  const { administrator, ip } = c.var.ctx.viewer
  const isLocal = /^(127\.|::1$)/.test(ip) && !FORWARDING.some((name) => c.req.header(name) !== undefined)
  if (!administrator && !isLocal) throw new AppError('authentication_required')
  const { text, contentType } = await readMetrics()
  return c.body(text, 200, { 'Content-Type': contentType, 'Cache-Control': 'no-store' })
})

/** To be called when the answer stands: the last route that ran has given it. All pages are one route. */
export function measureRequest(c: Context<AppEnv>, milliseconds: number): void {
  const route = routePath(c)
  countRequest(c.req.method, route === '*' ? 'page' : route, c.res.status, milliseconds / 1000)
}
