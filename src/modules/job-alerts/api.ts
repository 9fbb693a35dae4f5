import { Hono, type Context as HonoContext } from 'hono'
import { allow } from '../../http/authentication.ts'
import type { AppEnv } from '../../http/environment.ts'
import { once } from '../../http/idempotency.ts'
import { inLanguageOf, inLanguageOfForm } from '../../http/language.ts'
import { isMultipart } from '../../http/request-body.ts'
import { check, valid } from '../../http/validation.ts'
import { IdParam } from '../../shared/fields.ts'
import { readTokPisin } from '../translations/reads.ts'
import { addAlert, changeAlert, deleteAlert, startMailedAlert, stopMailedAlert } from './keep-alert.ts'
import { listAlerts, readMailedAlert } from './reads.ts'
import { requestAlert } from './request-alert.ts'
import { AlertStart, AlertToken, JobAlertChange, JobAlertRequest, NewJobAlert } from './schema.ts'

const id = valid('param', IdParam)
const token = valid('param', AlertToken)

export const jobAlertsApi = new Hono<AppEnv>()
  .post('/job-alerts', allow('public'), valid('json', JobAlertRequest), (c) =>
    once(c, (ctx) => requestAlert(ctx, c.req.valid('json')), { status: 201 }),
  )
  .get('/user/job-alerts', allow('jobSeeker'), async (c) =>
    c.json(await inLanguageOf(c, readTokPisin, () => listAlerts(c.var.ctx))),
  )
  .post('/user/job-alerts', allow('jobSeeker'), valid('json', NewJobAlert), (c) =>
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
