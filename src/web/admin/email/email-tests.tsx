import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { TestEmail } from '../../../modules/email/schema.ts'
import { useForm } from '../../app/forms/form.ts'
import { type ApiClient, ApiError, type refusalOf } from '../../app/loading/api-client.ts'
import { tellFailure } from '../../app/loading/tell-failure.ts'
import { useSite } from '../../app/site.tsx'
import { Button } from '../../components/controls/button.tsx'
import { Field } from '../../components/forms/field.tsx'
import { FormErrors } from '../../components/forms/form-errors.tsx'
import { toast } from '../../components/overlays/toast.ts'
import { Notice } from '../../components/states/states.tsx'

/** The connection test and the test email, with the result of the last one below. */
export function EmailTests() {
  const [outcome, setOutcome] = useState<MailDiagnosis>()
  return (
    <div className="card grid gap-5">
      <h3>Test your settings</h3>
      <ConnectionTest onOutcome={setOutcome} />
      <TestMailForm onOutcome={setOutcome} />
      {outcome && <Diagnosis {...outcome} />}
    </div>
  )
}

type TestProps = { onOutcome: (diagnosis: MailDiagnosis) => void }

function ConnectionTest({ onOutcome }: TestProps) {
  const { client } = useSite()
  const [busy, setBusy] = useState(false)
  const run = async () => {
    setBusy(true)
    await testConnection(client).then(onOutcome, () => undefined)
    setBusy(false)
  }
  return (
    <div>
      <p className="mb-2">Connects to the mail server and logs in. No email is sent.</p>
      <Button busy={busy} busyLabel="Testing..." onClick={() => void run()}>
        Test Connection
      </Button>
    </div>
  )
}

function TestMailForm({ onOutcome }: TestProps) {
  const { client } = useSite()
  const queryClient = useQueryClient()
  const { errors, message, busy, formProps } = useForm({
    schema: TestEmail,
    fallback: 'Email Test Failed',
    submit: async (json) => {
      onOutcome(await sendTestMail(client, json))
      await queryClient.invalidateQueries({ queryKey: ['admin', 'emails'] })
    },
  })
  return (
    <form method="post" className="grid gap-3" {...formProps}>
      <FormErrors errors={errors} message={message} />
      <div className="flex flex-wrap items-end gap-3">
        <Field
          label="Send a test email to"
          name="to"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          error={errors['to']}
          className="min-w-0 flex-[1_1_16rem]"
        />
        <Button type="submit" busy={busy} busyLabel="Sending...">
          Send Test Email
        </Button>
      </div>
    </form>
  )
}

function Diagnosis({ success, message, diagnostics: { cause, detail, nextSteps } }: MailDiagnosis) {
  return (
    <Notice kind={success ? 'success' : cause === 'later' ? 'warning' : 'danger'} title={message}>
      {detail && (
        <p className="wrap-anywhere">
          The server said: <code>{detail}</code>
        </p>
      )}
      <p className="mt-2 font-semibold">Next steps</p>
      <ul className="list-disc pl-5">
        {nextSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
    </Notice>
  )
}

// The mail tests. A toast shows the result; the diagnosis stays on the page.

type MailDiagnosis = {
  success: boolean
  message: string
  diagnostics: { cause: string; detail: string; nextSteps: string[] }
}

/** Throws ApiError if there is no diagnosis, as `sendTestMail` does. */
export function testConnection({ api }: ApiClient): Promise<MailDiagnosis> {
  return tell(api.admin['test-email'].$post())
}

export function sendTestMail({ api }: ApiClient, json: { to: string }): Promise<MailDiagnosis> {
  return tell(api.admin['send-test-email'].$post({ json }))
}

/** Milliseconds, longer than other toasts: the result has to be read (6 to 8 seconds). */
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

/**
 * Returns the result of a mail test. A failed test is an answer with its diagnosis, not an error. Throws ApiError if
 * there is no diagnosis.
 */
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
