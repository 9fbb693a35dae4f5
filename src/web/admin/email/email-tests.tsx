import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { TestEmail } from '../../../modules/email/schema.ts'
import { Button } from '../../components/button.tsx'
import { Field } from '../../components/field.tsx'
import { FormErrors } from '../../components/form-errors.tsx'
import { Notice } from '../../components/notice.tsx'
import { useForm } from '../../form.ts'
import { type MailDiagnosis, sendTestMail, testConnection } from './email-acts.ts'

/** The connection test and the test mail; how the last one went stands below. */
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
  const { client } = useRouteContext({ from: '__root__' })
  const [busy, setBusy] = useState(false)
  const run = async () => {
    setBusy(true)
    await testConnection(client).then(onOutcome, () => undefined)
    setBusy(false)
  }
  return (
    <div>
      <p className="mb-2">Connects to the mail server and logs in. Nothing is sent.</p>
      <Button busy={busy} busyLabel="Testing..." onClick={() => void run()}>
        Test Connection
      </Button>
    </div>
  )
}

function TestMailForm({ onOutcome }: TestProps) {
  const { client, queryClient } = useRouteContext({ from: '__root__' })
  const { errors, message, busy, formProps } = useForm({
    schema: TestEmail,
    fallback: 'Email Test Failed',
    submit: async (json, { idempotencyKey }) => {
      onOutcome(await sendTestMail(client, json, idempotencyKey))
      await queryClient.invalidateQueries({ queryKey: ['admin', 'emails'] })
    },
  })
  return (
    <form method="post" className="grid gap-3" {...formProps}>
      <FormErrors errors={errors} message={message} />
      <div className="flex flex-wrap items-end gap-3">
        <Field
          label="Send a test mail to"
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

function Diagnosis({ success, message, diagnostics: { detail, nextSteps } }: MailDiagnosis) {
  return (
    <Notice kind={success ? 'success' : 'danger'} title={message}>
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
