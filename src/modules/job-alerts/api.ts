import { Hono, type Context as HonoContext, type MiddlewareHandler } from 'hono'
import type * as v from 'valibot'
import { allow } from '../../http/authentication.ts'
import type { AppEnv } from '../../http/environment.ts'
import { once } from '../../http/idempotency.ts'
import { inLanguageOf, inLanguageOfForm } from '../../http/language.ts'
import { isMultipart } from '../../http/request-body.ts'
import { check, valid } from '../../http/validation.ts'
import type { Context } from '../../platform/context.ts'
import { AppError } from '../../shared/errors.ts'
import { IdParam } from '../../shared/fields.ts'
import { readTokPisin } from '../translations/reads.ts'
import { addAlert, changeAlert, deleteAlert, startMailedAlert, stopMailedAlert } from './keep-alert.ts'
import { listAlerts, readMailedAlert } from './reads.ts'
import { requestAlert } from './request-alert.ts'
import {
  type AlertProblem,
  AlertStart,
  AlertToken,
  JobAlertChange,
  JobAlertRequest,
  NewJobAlert,
} from './schema.ts'

const id = valid('param', IdParam)
const token = valid('param', AlertToken)

export const jobAlertsApi = new Hono<AppEnv>()
  .post(
    '/job-alerts',
    allow('public'),
    takePlainForm(JobAlertRequest, requestAlert, 'sent'),
    valid('json', JobAlertRequest),
    (c) => once(c, (ctx) => requestAlert(ctx, c.req.valid('json')), { status: 201 }),
  )
  .get('/user/job-alerts', allow('jobSeeker'), async (c) =>
    c.json(await inLanguageOf(c, readTokPisin, () => listAlerts(c.var.ctx))),
  )
  .post(
    '/user/job-alerts',
    allow('jobSeeker'),
    takePlainForm(NewJobAlert, addAlert, 'added'),
    valid('json', NewJobAlert),
    (c) =>
      once(c, (ctx) => inLanguageOf(c, readTokPisin, () => addAlert(ctx, c.req.valid('json'))), {
        status: 201,
      }),
  )
  .patch('/user/job-alerts/:id', allow('jobSeeker'), id, valid('json', JobAlertChange), async (c) => {
    const change = () => changeAlert(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))
    return c.json(await inLanguageOf(c, readTokPisin, change))
  })
  .delete('/user/job-alerts/:id', allow('jobSeeker'), id, async (c) => {
    await deleteAlert(c.var.ctx, c.req.valid('param').id)
    return c.json({ success: true })
  })
  .get('/job-alerts/unsubscribe/:token', allow('anonymous'), token, async (c) => {
    const { token } = c.req.valid('param')
    // Mail programs without one-click unsubscribe open the address of the header in a browser, where a person needs a
    // page.
    if (c.req.header('accept')?.includes('text/html')) return c.redirect(`/job-alert?token=${token}`)
    return c.json(await readMailedAlert(c.var.ctx, token))
  })
  .post('/job-alerts/unsubscribe/:token', allow('anonymous'), token, async (c) => {
    const { token } = c.req.valid('param')
    await stopMailedAlert(c.var.ctx, token)
    // Mail programs send this field in the body, and must not be redirected (RFC 8058).
    const isOneClick = 'List-Unsubscribe' in (await fieldsOf(c))
    return isOneClick ? c.json({ success: true }) : answer(c, token)
  })
  .post('/job-alerts/start/:token', allow('anonymous'), token, async (c) => {
    const { token } = c.req.valid('param')
    const { frequency } = check(AlertStart, await fieldsOf(c))
    await startMailedAlert(c.var.ctx, token, frequency)
    return answer(c, token)
  })

/** The fields of a plain form. A multipart body, which mail programs may send too, is not read. */
async function fieldsOf(c: HonoContext): Promise<Record<string, unknown>> {
  return isMultipart(c) ? {} : c.req.parseBody()
}

/** Returns to the page after its plain form. */
function answer(c: HonoContext, token: string) {
  const isForm = c.req.header('accept')?.includes('text/html')
  if (!isForm) return c.json({ success: true })
  return c.redirect(inLanguageOfForm(c, `/job-alert?token=${token}`), 303)
}

/** Handles the form sent by a browser without scripts: the answer is the page again, with the outcome. */
function takePlainForm<C extends Context, S extends typeof NewJobAlert | typeof JobAlertRequest>(
  schema: S,
  command: (ctx: C, input: v.InferOutput<S>) => Promise<unknown>,
  outcome: 'sent' | 'added',
): MiddlewareHandler<{ Variables: { ctx: C } }> {
  return async (c, next) => {
    if (!c.req.header('content-type')?.startsWith('application/x-www-form-urlencoded')) return next()
    const form = await c.req.parseBody()
    const search = new URLSearchParams(String(form['search'] ?? ''))
    try {
      await command(c.var.ctx, check(schema, form))
      search.set('done', outcome)
    } catch (error) {
      search.set('problem', problemOf(error))
    }
    return c.redirect(inLanguageOfForm(c, `/job-alert/new?${search}`), 303)
  }
}

/** Throws any error that is not a refusal. */
function problemOf(error: unknown): AlertProblem {
  if (!(error instanceof AppError)) throw error
  if (error.code === 'too_many_requests') return 'often'
  if (error.code === 'job_alerts_full') return 'full'
  return error.code === 'invalid_input' ? 'fields' : 'closed'
}
