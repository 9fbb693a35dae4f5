import { useId } from 'react'
import { LoginCode } from '../../modules/second-factors/schema.ts'
import { type ApiClient, ApiError, call } from '../api-client.ts'
import { Button } from '../components/button.tsx'
import { Dialog } from '../components/dialog.tsx'
import { FormErrors } from '../components/form-errors.tsx'
import { useForm } from '../form.ts'
import { askOverPage } from './ask-over-page.tsx'
import { CodeField } from './code-field.tsx'

/** Resolves when the code made a login of the ticket, or to why it did not. */
export function askForCode(client: ApiClient, ticket: string): Promise<Error | undefined> {
  return askOverPage((close) => <LoginCodeDialog client={client} ticket={ticket} onClose={close} />)
}

type LoginCodeDialogProps = { client: ApiClient; ticket: string; onClose: (failure?: Error) => void }

function LoginCodeDialog({ client, ticket, onClose }: LoginCodeDialogProps) {
  const formId = useId()
  const { errors, message, busy, formProps } = useForm({
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
  const cancel = () => onClose(new Error('The code was not entered. Please log in again.'))
  return (
    <Dialog
      title="Enter your code"
      description="Your account has a second factor."
      onClose={cancel}
      actions={
        <>
          <Button look="quiet" onClick={cancel}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={busy} busyLabel="Logging in…">
            Log In
          </Button>
        </>
      }
    >
      <form id={formId} method="post" className="grid gap-4" {...formProps}>
        <FormErrors errors={errors} message={message} />
        <CodeField error={errors['code']} />
      </form>
    </Dialog>
  )
}
