import { useEffect, useState } from 'react'
import { LoginCode } from '../../../modules/second-factors/schema.ts'
import { useForm } from '../../app/forms/form.ts'
import { type ApiClient, ApiError, call } from '../../app/loading/api-client.ts'
import { Button } from '../../components/controls/button.tsx'
import { Field } from '../../components/forms/field.tsx'
import { FormDialog } from '../../components/overlays/form-dialog.tsx'
import { askOverPage } from './password-again-dialog.tsx'

/** Asks for the code of the second factor. Resolves to undefined after the login, or to the error when it failed. */
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
        // The ticket has expired, so the form must ask for the password again.
        if (error instanceof ApiError && error.code === 'login_expired') return onClose(error)
        throw error
      }
      onClose()
    },
  })
  // Focuses the only field. The browser would focus the Close button.
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

type CodeFieldProps = { error: string | undefined; isOfAppOnly?: boolean }

/** A field for the 6 digits of the app, with a phone's number pad, or for a recovery code, which contains letters. */
export function CodeField({ error, isOfAppOnly = false }: CodeFieldProps) {
  const [isOnPaper, setIsOnPaper] = useState(false)
  return (
    <div className="grid gap-1">
      <Field
        key={String(isOnPaper)}
        label={isOnPaper ? 'Recovery code' : 'Code'}
        name="code"
        required
        inputMode={isOnPaper ? 'text' : 'numeric'}
        autoComplete={isOnPaper ? 'off' : 'one-time-code'}
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        help={
          isOnPaper
            ? 'One of your ten recovery codes. Each works once.'
            : 'The 6 digits that your app shows now.'
        }
        error={error}
      />
      {!isOfAppOnly && (
        <Button look="quiet" className="justify-self-start" onClick={() => setIsOnPaper(!isOnPaper)}>
          {isOnPaper ? 'Use the app' : 'Use a recovery code'}
        </Button>
      )}
    </div>
  )
}
