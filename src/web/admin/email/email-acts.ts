// The mail tests. A toast tells how they went (specification 2, section 8); the diagnosis stays on the page.
import { type ApiClient, ApiError, type refusalOf } from '../../api-client.ts'
import { toast } from '../../components/toast.ts'
import { tellFailure } from '../../tell-failure.ts'

export type MailDiagnosis = {
  success: boolean
  message: string
  diagnostics: { cause: string; detail: string; nextSteps: string[] }
}

/** Throws an ApiError where there is no diagnosis, as `sendTestMail` does. */
export function testConnection({ api }: ApiClient): Promise<MailDiagnosis> {
  return tell(api.admin['test-email'].$post())
}

export function sendTestMail(
  { api }: ApiClient,
  json: { to: string },
  idempotencyKey: string,
): Promise<MailDiagnosis> {
  return tell(
    api.admin['send-test-email'].$post({ json }, { headers: { 'Idempotency-Key': idempotencyKey } }),
  )
}

/** Milliseconds: 6 to 8 seconds (specification 2, section 8). */
const DURATION = 8000
const FAILED = 'Email Test Failed'

async function tell(request: Promise<MailAnswer>): Promise<MailDiagnosis> {
  const diagnosis = await readDiagnosis(request).catch(tellFailure(FAILED, { duration: DURATION }))
  const { success, message: description } = diagnosis
  if (success) toast({ title: 'Email Test Successful', description, duration: DURATION })
  else toast({ title: FAILED, description, variant: 'destructive', duration: DURATION })
  return diagnosis
}

type MailAnswer = Parameters<typeof refusalOf>[0] & { json(): Promise<unknown> }

/** How a mail test went: one that failed is an answer with its diagnosis. Throws an ApiError where there is none. */
async function readDiagnosis(request: Promise<MailAnswer>): Promise<MailDiagnosis> {
  const answer = await request.catch(() => {
    throw new ApiError(0, '{"message":"Network error. Please try again."}')
  })
  const text = String(await answer.text())
  const body = parse(text)
  if (isDiagnosis(body)) return body
  throw new ApiError(answer.status, text || answer.statusText)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isDiagnosis(body: unknown): body is MailDiagnosis {
  return typeof body === 'object' && body !== null && 'diagnostics' in body
}
