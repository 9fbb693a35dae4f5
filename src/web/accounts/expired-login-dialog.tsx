import * as v from 'valibot'
import { JobSeekerLogin } from '../../modules/accounts/schema.ts'
import type { SessionKind } from '../../shared/rendering.ts'
import { type ApiClient, call, createApiClient } from '../api-client.ts'
import { Button } from '../components/button.tsx'
import { Dialog } from '../components/dialog.tsx'
import { Field } from '../components/field.tsx'
import { FormErrors } from '../components/form-errors.tsx'
import { PasswordField } from '../components/password-field.tsx'
import { useForm } from '../form.ts'
import { logInAdministrator } from './admin-login.ts'
import { askOverPage } from './ask-over-page.tsx'
import { NotMyPhone } from './not-my-phone.tsx'

type Login = { username: string; password: string; isShort: boolean }
const LOGINS: Record<SessionKind, (client: ApiClient, login: Login) => Promise<unknown>> = {
  jobSeeker: (client, json) => call(client.api.auth.login.$post({ json })),
  employer: (client, { username: email, password }) =>
    call(client.api.auth.employer.login.$post({ json: { email, password } })),
  administrator: (client, { username, password }) => logInAdministrator(client, { username, password }),
}

/** Asks over whatever the page shows; resolves to whether the same person is logged in again. */
export function askToLogIn(kind: SessionKind, username: string): Promise<boolean> {
  return askOverPage((close) => (
    <ExpiredLogin kind={kind} username={username} onDone={() => close(true)} onClose={() => close(false)} />
  ))
}

type ExpiredLoginProps = { kind: SessionKind; username: string; onDone: () => void; onClose: () => void }

const Password = v.object({
  expiredPassword: JobSeekerLogin.entries.password,
  isShort: v.optional(v.string(), ''),
})

function ExpiredLogin({ kind, username, onDone, onClose }: ExpiredLoginProps) {
  const { errors, message, busy, formProps } = useForm({
    schema: Password,
    fallback: 'Login failed',
    submit: async ({ expiredPassword: password, isShort }) => {
      await LOGINS[kind](createApiClient(), { username, password, isShort: isShort === 'on' })
      onDone()
    },
  })
  return (
    <Dialog
      title="Your login has expired"
      description="Log in again; nothing you typed is lost."
      onClose={onClose}
    >
      <form method="post" className="grid gap-4" {...formProps}>
        <FormErrors errors={errors} message={message} />
        {/* The form below is this person's: nobody else may send it. */}
        <Field
          label={kind === 'employer' ? 'Email' : 'Username'}
          name="expiredUsername"
          autoComplete="username"
          readOnly
          defaultValue={username}
        />
        <PasswordField
          label="Password"
          name="expiredPassword"
          required
          autoComplete="current-password"
          error={errors['expiredPassword']}
        />
        {kind === 'jobSeeker' && <NotMyPhone />}
        <div className="actions">
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={busy} busyLabel="Logging in…">
            Log In and Continue
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
