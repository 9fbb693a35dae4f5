import { type Context, Hono } from 'hono'
import { routePath } from 'hono/route'
import { countRequest, readMetrics } from '../platform/metrics.ts'
import { within } from '../platform/within.ts'
import { AppError } from '../shared/errors.ts'
import { allow } from './authentication.ts'
import type { AppEnv } from './environment.ts'

/** Headers that a proxy adds. With any of them, the loopback address belongs to the proxy and not to the caller. */
const FORWARDING = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'via',
]

/** The metrics, for administrators and for callers on the machine itself. */
export const metricsApi = new Hono<AppEnv>().get('/metrics', allow('public'), async (c) => {
  const { administrator, ip } = c.var.ctx.viewer
  const isLocal = /^(127\.|::1$)/.test(ip) && !FORWARDING.some((name) => c.req.header(name) !== undefined)
  if (!administrator && !isLocal) throw new AppError('authentication_required')
  const { text, contentType } = await readMetrics()
  return c.body(text, 200, { 'Content-Type': contentType, 'Cache-Control': 'no-store' })
})

/**
 * Counts a request. Call it when the answer is ready: the last route that ran has produced it. All pages are one route.
 */
export function measureRequest(c: Context<AppEnv>, milliseconds: number): void {
  const route = routePath(c)
  countRequest(c.req.method, route === '*' ? 'page' : route, c.res.status, milliseconds / 1000)
}

/** Milliseconds that a health check waits for the database. */
const PATIENCE = 2000

export const healthApi = new Hono<AppEnv>().get('/health', allow('anonymous'), async (c) => {
  try {
    await within(PATIENCE, c.var.ctx.db.$client.query('SELECT 1'))
    return c.json({ status: 'ok' as const })
  } catch {
    return c.json({ status: 'unavailable' as const }, 503)
  }
})
