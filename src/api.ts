import { randomUUID } from 'node:crypto'
import { getConnInfo } from '@hono/node-server/conninfo'
import { Hono, type MiddlewareHandler } from 'hono'
import { allow } from './http/authentication.ts'
import { clientAddress } from './http/client-address.ts'
import { compressAnswers } from './http/compression.ts'
import type { AppEnv, BaseContext, Sessions } from './http/environment.ts'
import { answerError } from './http/errors.ts'
import { chosenLanguage, inLanguageOf } from './http/language.ts'
import { closeForMaintenance } from './http/maintenance.ts'
import { healthApi, measureRequest, metricsApi } from './http/monitoring.ts'
import { drainRequest, readBody } from './http/request-body.ts'
import { refuseOtherSites } from './http/same-origin.ts'
import { HSTS } from './http/security-headers.ts'
import { describeApi } from './http/validation.ts'
import { accountsApi } from './modules/accounts/api.ts'
import { SESSION_LIMITS } from './modules/accounts/limits.ts'
import { readSessions } from './modules/accounts/reads.ts'
import { adminApi } from './modules/admin/api.ts'
import { aiSearchApi } from './modules/ai-search/api.ts'
import { alertsApi } from './modules/alerts/api.ts'
import { announcementsApi } from './modules/announcements/api.ts'
import { applicationsApi } from './modules/applications/api.ts'
import { auditApi } from './modules/audit/api.ts'
import { bankStatementsApi } from './modules/bank-statements/api.ts'
import { catalogApi } from './modules/catalog/api.ts'
import { contactReportsApi } from './modules/contact-reports/api.ts'
import { creditsApi } from './modules/credits/api.ts'
import { cvsApi } from './modules/cvs/api.ts'
import { documentsApi } from './modules/documents/api.ts'
import { emailApi } from './modules/email/api.ts'
import { feedsApi } from './modules/feeds/api.ts'
import { homeApi } from './modules/home/api.ts'
import { interviewsApi } from './modules/interviews/api.ts'
import { jobAlertsApi } from './modules/job-alerts/api.ts'
import { jobsApi } from './modules/jobs/api.ts'
import { messagingApi } from './modules/messaging/api.ts'
import { noticesApi } from './modules/notices/api.ts'
import { occupationsApi } from './modules/occupations/api.ts'
import { pageTextsApi } from './modules/page-texts/api.ts'
import { paymentsApi } from './modules/payments/api.ts'
import { personalDataApi } from './modules/personal-data/api.ts'
import { pipelineApi } from './modules/pipeline/api.ts'
import { privacyApi } from './modules/privacy/api.ts'
import { pushApi } from './modules/push/api.ts'
import { reportsApi } from './modules/reports/api.ts'
import { searchApi } from './modules/search/api.ts'
import { secondFactorsApi } from './modules/second-factors/api.ts'
import { manifestApi, readSiteState, settingsApi } from './modules/settings/api.ts'
import { shortlistsApi } from './modules/shortlists/api.ts'
import { smsApi } from './modules/sms/api.ts'
import { countVisits } from './modules/statistics/api.ts'
import { statusApi } from './modules/status/api.ts'
import { readTokPisin, translationsApi, wordsApi } from './modules/translations/api.ts'
import { serveForms } from './page-delivery/forms.ts'
import { openSite, servePages } from './page-delivery/pages.ts'
import type { PageBuild } from './page-delivery/pages-build.ts'
import { AppError } from './shared/errors.ts'

/** The API calls of all modules. */
const modules = new Hono<AppEnv>()
  .route('/', healthApi)
  .route('/', metricsApi)
  .route('/', settingsApi)
  .route('/', announcementsApi)
  .route('/', pageTextsApi)
  .route('/', translationsApi)
  .route('/', catalogApi)
  .route('/', accountsApi)
  .route('/', secondFactorsApi)
  .route('/', emailApi)
  .route('/', smsApi)
  .route('/', creditsApi)
  .route('/', searchApi)
  .route('/', aiSearchApi)
  .route('/', occupationsApi)
  .route('/', alertsApi)
  .route('/', jobAlertsApi)
  .route('/', privacyApi)
  .route('/', shortlistsApi)
  .route('/', cvsApi)
  .route('/', contactReportsApi)
  .route('/', documentsApi)
  .route('/', jobsApi)
  .route('/', applicationsApi)
  .route('/', interviewsApi)
  .route('/', pipelineApi)
  .route('/', reportsApi)
  .route('/', messagingApi)
  .route('/', paymentsApi)
  .route('/', bankStatementsApi)
  .route('/', auditApi)
  .route('/', noticesApi)
  .route('/', pushApi)
  .route('/', homeApi)
  .route('/', personalDataApi)
  .route('/', statusApi)
  .route('/', adminApi)

/** The type from which the pages derive their API client. */
export type Api = typeof api
const api = new Hono<AppEnv>().route('/api', modules)

/** The parts of the context that all requests of a process share. */
export type AppParts = Omit<BaseContext, 'now' | 'viewer' | 'sessions'>

const sessions: Sessions = { read: readSessions, limits: SESSION_LIMITS }

/** Creates the HTTP application. Tests set the time with `now`. Without `build` it serves the API but no pages. */
export function createApp(parts: AppParts, now: () => Date = () => new Date(), build?: PageBuild) {
  const app = new Hono<AppEnv>()
  if (parts.config.publicUrl.startsWith('https:')) app.use(sendHsts)
  if (build) app.get('*', build.serveFiles)
  app.use(prepare(parts, now))
  app.use('/api/*', compressAnswers)
  app.use(closeForMaintenance(readSiteState))
  app.use('/api/*', async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') refuseOtherSites(c)
    await next()
  })
  app.use('/api/*', readBody)
  app.route('/', api)
  app.get('/api/openapi.json', allow('public'), describeApi(app))
  app.route('/', feedsApi)
  app.all('/api/*', () => {
    throw new AppError('not_found')
  })
  app.route('/', manifestApi)
  if (build) {
    app.route('/', wordsApi(build))
    const site = openSite(build)
    app.get('*', countVisits, servePages(site))
    app.post(
      '*',
      serveForms(site, (call, c) => app.fetch(call, c.env)),
    )
  }
  app.onError(async (error, c) => {
    await drainRequest(c)
    return inLanguageOf(c, readTokPisin, () => answerError(error, c))
  })
  return app
}

/** Sets the header before the answer is made, which costs almost nothing. Later, Hono would make the answer again. */
const sendHsts: MiddlewareHandler = async (c, next) => {
  c.header('Strict-Transport-Security', HSTS)
  await next()
}

function prepare(parts: AppParts, now: () => Date): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const started = performance.now()
    const requestId = randomUUID().slice(-12)
    const ip = clientAddress(c.req.raw.headers, socketAddress(c), parts.config.trustProxy)
    c.set('requestId', requestId)
    const viewer = { ip, userAgent: c.req.header('user-agent') ?? '', language: chosenLanguage(c) }
    c.set('base', {
      ...parts,
      sessions,
      log: parts.log.child({ requestId }),
      now: now(),
      viewer,
    })
    const common = {
      'X-Request-Id': requestId,
      'X-Content-Type-Options': 'nosniff',
      ...(parts.config.publicUrl.startsWith('https:') && { 'Strict-Transport-Security': HSTS }),
    }
    c.set('commonHeaders', common)
    for (const [name, value] of Object.entries(common)) c.header(name, value)
    await next()
    const elapsed = performance.now() - started
    measureRequest(c, elapsed)
    const { method, path } = c.req
    parts.log.info({ requestId, method, path, status: c.res.status, ms: Math.round(elapsed) }, 'request')
  }
}

/** Returns '' for requests made inside the process, by server rendering and tests, because they have no socket. */
function socketAddress(c: Parameters<typeof getConnInfo>[0]): string {
  return c.env && 'incoming' in c.env ? (getConnInfo(c).remote.address ?? '') : ''
}
