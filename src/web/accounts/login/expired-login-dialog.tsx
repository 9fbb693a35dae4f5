import * as v from 'valibot'
import { JobSeekerLogin } from '../../../modules/accounts/schema.ts'
import { t } from '../../../shared/language/words.ts'
import type { SessionKind } from '../../../shared/rendering.ts'
import { useForm } from '../../app/forms/form.ts'
import { type ApiClient, call, createApiClient } from '../../app/loading/api-client.ts'
import { Button } from '../../components/controls/button.tsx'
import { Field } from '../../components/forms/field.tsx'
import { FormErrors } from '../../components/forms/form-errors.tsx'
import { PasswordField } from '../../components/forms/password-field.tsx'
import { Dialog } from '../../components/overlays/dialog.tsx'
import { logInAdministrator } from './admin-login.ts'
import { NotMyPhone } from './not-my-phone.tsx'
import { askOverPage } from './password-again-dialog.tsx'

type Login = { username: string; password: string; isShort: boolean }
const LOGINS: Record<SessionKind, (client: ApiClient, login: Login) => Promise<unknown>> = {
  jobSeeker: (client, json) => call(client.api.auth.login.$post({ json })),
  employer: (client, { username: email, password }) =>
    call(client.api.auth.employer.login.$post({ json: { email, password } })),
  administrator: (client, { username, password }) => logInAdministrator(client, { username, password }),
}

/** Asks for a new login in a dialog over the current page. Resolves to whether the same account is logged in again. */
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
    fallback: t('Login failed'),
    submit: async ({ expiredPassword: password, isShort }) => {
      await LOGINS[kind](createApiClient(), { username, password, isShort: isShort === 'on' })
      onDone()
    },
  })
  return (
    <Dialog
      title={t('Your login has expired')}
      description={t('Log in again; nothing you typed is lost.')}
      onClose={onClose}
    >
      <form method="post" className="grid gap-4" {...formProps}>
        <FormErrors errors={errors} message={message} />
        {/* The field is read-only, because only the same account may send the form below. */}
        <Field
          label={
            kind === 'employer' ? (username.includes('@') ? t('Email') : t('Phone number')) : t('Username')
          }
          name="expiredUsername"
          autoComplete="username"
          readOnly
          defaultValue={username}
        />
        <PasswordField
          label={t('Password')}
          name="expiredPassword"
          required
          autoComplete="current-password"
          error={errors['expiredPassword']}
        />
        {kind === 'jobSeeker' && <NotMyPhone />}
        <div className="actions">
          <Button look="quiet" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" busy={busy} busyLabel={t('Logging in…')}>
            {t('Log In and Continue')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
