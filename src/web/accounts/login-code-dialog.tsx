import { useEffect } from 'react'
import { LoginCode } from '../../modules/second-factors/schema.ts'
import { type ApiClient, ApiError, call } from '../api-client.ts'
import { FormDialog } from '../components/form-dialog.tsx'
import { useForm } from '../form.ts'
import { askOverPage } from './ask-over-page.tsx'
import { CodeField } from './code-field.tsx'

/** Resolves when the code made a login of the ticket, or to why it did not. */
export function askForCode(client: ApiClient, ticket: string): Promise<Error | undefined> {
  return askOverPage((close) => <LoginCodeDialog client={client} ticket={ticket} onClose={close} />)
}

const CANCELLED = '{"message":"The code was not entered. Please log in again."}'

type LoginCodeDialogProps = { client: ApiClient; ticket: string; onClose: (failure?: Error) => void }

function LoginCodeDialog({ client, ticket, onClose }: LoginCodeDialogProps) {
  const form = useForm({
    schema: LoginCode,
    read: ({ code }) => ({ ticket, code }),
    fallback: 'Login failed',
    submit: async (json) => {
      try {
        await call(client.api.auth.admin.login.code.$post({ json }))
      } catch (error) {
        // The ticket is of no use any more: the password is asked for again.
        if (error instanceof ApiError && error.code === 'login_expired') return onClose(error)
        throw error
      }
      onClose()
    },
  })
  // The one thing to be done here; the browser would begin at Close.
  useEffect(() => document.getElementById('code')?.focus(), [])
  return (
    <FormDialog
      form={form}
      title="Enter your code"
      description="Your account has a second factor."
      submitLabel="Log In"
      busyLabel="Logging in…"
      onClose={() => onClose(new ApiError(0, CANCELLED))}
    >
      <CodeField error={form.errors['code']} />
    </FormDialog>
  )
}
