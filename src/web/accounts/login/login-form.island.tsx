import { type ReactNode, useEffect, useRef } from 'react'
import { t } from '../../../shared/language/words.ts'
import type { SessionKind } from '../../../shared/rendering.ts'
import { distinctErrors, useCheckedForm } from '../../app/forms/checked-form.ts'
import { leaveFor } from '../../app/forms/leave.ts'
import { PlainForm } from '../../app/forms/plain-form.tsx'
import { type ApiClient, call } from '../../app/loading/api-client.ts'
import { useSite } from '../../app/site.tsx'
import { Button } from '../../components/controls/button.tsx'
import { Field } from '../../components/forms/field.tsx'
import { FormErrors } from '../../components/forms/form-errors.tsx'
import { PasswordField } from '../../components/forms/password-field.tsx'
import { toast } from '../../components/overlays/toast.ts'
import { island } from '../../islands/island.tsx'
import { syncSavedJobs } from '../../jobs/saved/save-job.ts'
import { logInOnPage } from './admin-login.ts'
import { readNewAccount, welcomeOf } from './new-account.ts'
import { NotMyPhone } from './not-my-phone.tsx'
import { readLogin } from './read-login.ts'
import { safePath } from './safe-path.ts'

type LoginProps = {
  kind: SessionKind
  /** The page to open after the login. Administrators have only one. */
  next?: string | undefined
  /** Called after the login, where the person stays on the page. */
  onDone?: (() => Promise<void>) | undefined
}

/** The login form of each kind of account. */
export default function LoginForm({ kind, next, onDone }: LoginProps) {
  if (kind === 'jobSeeker') return <JobSeekerLoginForm next={next} onDone={onDone} />
  if (kind === 'employer') return <EmployerLoginForm next={next} />
  return <AdminLoginForm />
}

export const Login = island('login-form', LoginForm)

function JobSeekerLoginForm({ next, onDone }: Omit<LoginProps, 'kind'>) {
  const { client } = useSite()
  return (
    <AnyLoginForm
      kind="jobSeeker"
      logIn={async ({ login: username, password, isShort }) => {
        await call(client.api.auth.login.$post({ json: { username, password, isShort } }))
        await Promise.race([sync(client), new Promise((resolve) => setTimeout(resolve, SYNC_MS))])
      }}
      to={safePath(next) ?? '/jobseeker-dashboard'}
      onDone={onDone}
    >
      <NotMyPhone />
    </AnyLoginForm>
  )
}

/** Milliseconds. A slow network must not keep a job seeker from the next page. */
const SYNC_MS = 2000

/** Saved jobs that fail to sync now are sent when the list of saved jobs is opened. */
const sync = (client: ApiClient) => syncSavedJobs(client).catch(() => undefined)

function EmployerLoginForm({ next }: Pick<LoginProps, 'next'>) {
  const { client } = useSite()
  return (
    <AnyLoginForm
      kind="employer"
      logIn={({ login: email, password }) =>
        call(client.api.auth.employer.login.$post({ json: { email, password } }))
      }
      to={safePath(next) ?? '/employer-dashboard'}
    />
  )
}

function AdminLoginForm() {
  const { client } = useSite()
  return (
    <AnyLoginForm
      kind="administrator"
      logIn={({ login: username, password }) => logInOnPage(client, { username, password })}
      to="/admin"
    />
  )
}

type AnyLoginFormProps = Omit<LoginProps, 'next'> & {
  /** Throws the error of the call. */
  logIn: (typed: ReturnType<typeof readLogin>) => Promise<unknown>
  /** The path to open after the login, on this site. */
  to: string
  children?: ReactNode
}

/**
 * The login form of all three kinds of account. Employers log in with their email address, the others with their user
 * name.
 */
function AnyLoginForm({ kind, logIn, to, onDone, children }: AnyLoginFormProps) {
  const site = useSite()
  const mayUsePhone = site.settings.account_addresses !== 'email'
  const form = useNewLogin(kind)
  const { errors, message, busy, formProps } = useCheckedForm({
    plain: 'login',
    check: (values) => ({ input: readLogin(values) }),
    submit: async (input) => {
      await logIn(input)
      const description = welcomeOf(kind, input.login)
      if (onDone) return onDone()
      toast({ title: t('Login Successful'), description })
      await leaveFor(site, to)
    },
  })
  return (
    <PlainForm plain="login" ref={form} className="grid gap-4" {...formProps}>
      {kind === 'employer' ? (
        <Field
          label={mayUsePhone ? t('Email or phone number') : t('Email')}
          name="email"
          type={mayUsePhone ? 'text' : 'email'}
          inputMode={mayUsePhone ? 'text' : 'email'}
          autoCapitalize="none"
          required
          autoComplete="username"
          error={errors['email']}
        />
      ) : (
        <Field
          label={mayUsePhone && kind === 'jobSeeker' ? t('Email, phone number or username') : t('Username')}
          name="username"
          required
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          error={errors['username']}
        />
      )}
      <PasswordField
        label={t('Password')}
        name="password"
        required
        autoComplete="current-password"
        error={errors['password']}
      />
      {children}
      <FormErrors errors={distinctErrors(errors)} message={message} title={t('Login failed')} />
      <Button type="submit" busy={busy} busyLabel={t('Logging in…')}>
        {t('Login')}
      </Button>
    </PlainForm>
  )
}

/** Fills in the name of an account that was registered in this tab, so that only the password is typed. */
function useNewLogin(kind: SessionKind) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const known = readNewAccount(kind)
    const login = form.current?.elements.namedItem(kind === 'employer' ? 'email' : 'username')
    const password = form.current?.elements.namedItem('password')
    if (!known || !(login instanceof HTMLInputElement) || login.value) return
    login.value = known
    if (password instanceof HTMLInputElement) password.focus()
  }, [kind])
  return form
}
