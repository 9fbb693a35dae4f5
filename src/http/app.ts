import { randomUUID } from 'node:crypto'
import { getConnInfo } from '@hono/node-server/conninfo'
import { Hono, type MiddlewareHandler } from 'hono'
import { accountsApi } from '../modules/accounts/api.ts'
import { adminApi } from '../modules/admin/api.ts'
import { aiSearchApi } from '../modules/ai-search/api.ts'
import { alertsApi } from '../modules/alerts/api.ts'
import { applicationsApi } from '../modules/applications/api.ts'
import { auditApi } from '../modules/audit/api.ts'
import { bankStatementsApi } from '../modules/bank-statements/api.ts'
import { catalogApi } from '../modules/catalog/api.ts'
import { contactReportsApi } from '../modules/contact-reports/api.ts'
import { creditsApi } from '../modules/credits/api.ts'
import { cvsApi } from '../modules/cvs/api.ts'
import { emailApi } from '../modules/email/api.ts'
import { feedsApi } from '../modules/feeds/api.ts'
import { homeApi } from '../modules/home/api.ts'
import { jobsApi } from '../modules/jobs/api.ts'
import { messagingApi } from '../modules/messaging/api.ts'
import { noticesApi } from '../modules/notices/api.ts'
import { paymentsApi } from '../modules/payments/api.ts'
import { personalDataApi } from '../modules/personal-data/api.ts'
import { pipelineApi } from '../modules/pipeline/api.ts'
import { reportsApi } from '../modules/reports/api.ts'
import { searchApi } from '../modules/search/api.ts'
import { secondFactorsApi } from '../modules/second-factors/api.ts'
import { manifestApi, readSiteState, settingsApi } from '../modules/settings/api.ts'
import { shortlistsApi } from '../modules/shortlists/api.ts'
import { countVisits } from '../modules/statistics/api.ts'
import { AppError } from '../shared/errors.ts'
import { allow } from './authentication.ts'
import { clientAddress } from './client-address.ts'
import { compressAnswers } from './compression.ts'
import type { AppEnv, BaseContext } from './environment.ts'
import { answerError } from './errors.ts'
import { healthApi } from './health.ts'
import { closeForMaintenance } from './maintenance.ts'
import { measureRequest, metricsApi } from './metrics.ts'
import { describeApi } from './openapi.ts'
import { servePages } from './pages.ts'
import type { PageBuild } from './pages-build.ts'
import { drainRequest } from './request-body.ts'
import { refuseOtherSites } from './same-origin.ts'

/** Every call of the product; each module brings its own. */
const modules = new Hono<AppEnv>()
  .route('/', healthApi)
  .route('/', metricsApi)
  .route('/', settingsApi)
  .route('/', catalogApi)
  .route('/', accountsApi)
  .route('/', secondFactorsApi)
  .route('/', emailApi)
  .route('/', creditsApi)
  .route('/', searchApi)
  .route('/', aiSearchApi)
  .route('/', alertsApi)
  .route('/', shortlistsApi)
  .route('/', cvsApi)
  .route('/', contactReportsApi)
  .route('/', jobsApi)
  .route('/', applicationsApi)
  .route('/', pipelineApi)
  .route('/', reportsApi)
  .route('/', messagingApi)
  .route('/', paymentsApi)
  .route('/', bankStatementsApi)
  .route('/', auditApi)
  .route('/', noticesApi)
  .route('/', homeApi)
  .route('/', personalDataApi)
  .route('/', adminApi)

/** What the typed client knows. */
export type Api = typeof api
const api = new Hono<AppEnv>().route('/api', modules)

/** What all requests of a process share. */
export type AppParts = Omit<BaseContext, 'now' | 'viewer'>

/** `now` is a parameter so that tests choose the time. Without `build` there are calls and no pages. */
export function createApp(parts: AppParts, now: () => Date = () => new Date(), build?: PageBuild) {
  const app = new Hono<AppEnv>()
  if (build) app.get('*', build.serveFiles)
  app.use(prepare(parts, now))
  app.use('/api/*', compressAnswers)
  app.use(closeForMaintenance(readSiteState))
  app.use('/api/*', async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') refuseOtherSites(c)
    await next()
  })
  app.route('/', api)
  app.get('/api/openapi.json', allow('public'), describeApi(app))
  app.route('/', feedsApi)
  app.all('/api/*', () => {
    throw new AppError('not_found')
  })
  app.route('/', manifestApi)
  if (build) app.get('*', countVisits, servePages(app, build))
  app.onError(async (error, c) => {
    await drainRequest(c)
    return answerError(error, c)
  })
  return app
}

function prepare(parts: AppParts, now: () => Date): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const started = performance.now()
    const requestId = randomUUID()
    const ip = clientAddress(c.req.raw.headers, socketAddress(c), parts.config.trustProxy)
    const log = parts.log.child({ requestId })
    c.set('requestId', requestId)
    c.set('base', { ...parts, log, now: now(), viewer: { ip, userAgent: c.req.header('user-agent') ?? '' } })
    await next()
    c.header('X-Request-Id', requestId)
    c.header('X-Content-Type-Options', 'nosniff')
    const ms = Math.round(performance.now() - started)
    measureRequest(c, performance.now() - started)
    log.info({ method: c.req.method, path: c.req.path, status: c.res.status, ms }, 'request')
  }
}

/** Requests made in process, by server rendering and tests, have no socket. */
function socketAddress(c: Parameters<typeof getConnInfo>[0]): string {
  return c.env && 'incoming' in c.env ? (getConnInfo(c).remote.address ?? '') : ''
}
