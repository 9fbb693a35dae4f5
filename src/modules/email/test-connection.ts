import type { AdministratorContext } from '../../platform/context.ts'
import { describeMailFailure } from '../../platform/mail-transport.ts'
import { consume, type RateLimit } from '../../platform/rate-limit.ts'
import { readSettings } from '../settings/reads.ts'
import type { Settings } from '../settings/schema.ts'
import { openSmtp } from './deliver-email.ts'
import { diagnoseFailure, type MailDiagnosis, NOT_SET } from './diagnose-failure.ts'

/** A mail server that is asked too often shuts us out. */
const TESTS: RateLimit = { name: 'email-test', points: 60, seconds: 3600 }

/** Connects and logs in with the settings as they stand; sends nothing. Throws too_many_requests. */
export async function testConnection(ctx: AdministratorContext): Promise<MailDiagnosis> {
  const settings = await readSettings(ctx)
  return trySmtp(ctx, settings, async (smtp) => {
    await smtp.verify()
    return {
      success: true,
      message: `Connected to ${settings.smtp_host}, port ${settings.smtp_port}${settings.smtp_username ? ', and logged in' : ''}.`,
      diagnostics: {
        cause: 'ok',
        detail: '',
        nextSteps: ['Send a test mail next: only that shows whether the server takes your sender.'],
      },
    }
  })
}

/** Runs `work` with the server of the settings; a failure becomes its diagnosis. Throws too_many_requests. */
export async function trySmtp(
  ctx: AdministratorContext,
  settings: Settings,
  work: (smtp: ReturnType<typeof openSmtp>) => Promise<MailDiagnosis>,
): Promise<MailDiagnosis> {
  await consume(ctx, TESTS, String(ctx.viewer.administrator.id))
  if (settings.smtp_host === '') return NOT_SET
  try {
    return await work(openSmtp(settings))
  } catch (error) {
    return diagnoseFailure(describeMailFailure(error), settings)
  }
}
