import type { ReactNode } from 'react'
import type { SessionKind } from '../../../shared/rendering.ts'
import { distinctErrors, useCheckedForm } from '../../app/forms/checked-form.ts'
import type { FormValues } from '../../app/forms/form-values.ts'
import { leaveFor } from '../../app/forms/leave.ts'
import { AppLink } from '../../app/link.tsx'
import { type ApiClient, call } from '../../app/loading/api-client.ts'
import { tellFailure } from '../../app/loading/tell-failure.ts'
import { useSite } from '../../app/site.tsx'
import { Button } from '../../components/controls/button.tsx'
import { Field } from '../../components/forms/field.tsx'
import { FormErrors } from '../../components/forms/form-errors.tsx'
import { PasswordField } from '../../components/forms/password-field.tsx'
import { toast } from '../../components/overlays/toast.ts'
import { Card } from '../../components/surfaces/card.tsx'
import { island } from '../../islands/island.tsx'
import { syncSavedJobs } from '../../jobs/saved/save-job.ts'
import { LOGIN_FAILED, logInOnPage } from './admin-login.ts'
import { NotMyPhone } from './not-my-phone.tsx'
import { safePath } from './safe-path.ts'

const WRONG_USERNAME = 'Invalid username or password.'
const WRONG_EMAIL = 'Invalid email or password.'

/** `next`: the page to open after the login. Administrators have only one. */
type LoginProps = { kind: SessionKind; next?: string | undefined }

/** The login form of each kind of account. */
export default function LoginForm({ kind, next }: LoginProps) {
  if (kind === 'jobSeeker') return <JobSeekerLoginForm next={next} />
  if (kind === 'employer') return <EmployerLoginForm next={next} />
  return <AdminLoginForm />
}

export const Login = island('login-form', LoginForm)

type NextProps = { next: string | undefined }

function JobSeekerLoginForm({ next }: NextProps) {
  const { client } = useSite()
  return (
    <AnyLoginForm
      kind="jobSeeker"
      fallback={WRONG_USERNAME}
      logIn={async ({ login: username, password, isShort }) => {
        const request = call(client.api.auth.login.$post({ json: { username, password, isShort } }))
        await request.catch(tellFailure('Login failed', { fallback: WRONG_USERNAME }))
        await Promise.race([sync(client), new Promise((resolve) => setTimeout(resolve, SYNC_MS))])
      }}
      to={safePath(next) ?? '/jobseeker-dashboard'}
    >
      <NotMyPhone />
    </AnyLoginForm>
  )
}

/** Milliseconds. A slow network must not keep a job seeker from the next page. */
const SYNC_MS = 2000

/** Saved jobs that fail to sync now are sent when the list of saved jobs is opened. */
const sync = (client: ApiClient) => syncSavedJobs(client).catch(() => undefined)

function EmployerLoginForm({ next }: NextProps) {
  const { client } = useSite()
  return (
    <AnyLoginForm
      kind="employer"
      fallback={WRONG_EMAIL}
      logIn={({ login: email, password }) =>
        call(client.api.auth.employer.login.$post({ json: { email, password } })).catch(
          tellFailure('Login failed', { fallback: WRONG_EMAIL }),
        )
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
      fallback={LOGIN_FAILED}
      logIn={({ login: username, password }) => logInOnPage(client, { username, password })}
      to="/admin"
    />
  )
}

/** `login`: the username, or the email address of an employer. */
type Typed = { login: string; password: string; isShort: boolean }

/** The server alone checks a login: the schemas weigh more than the whole form. */
const readLogin = ({ username, email, password, isShort }: FormValues): Typed => ({
  login: String(username ?? email ?? ''),
  password: String(password ?? ''),
  isShort: isShort === 'on',
})

type AnyLoginFormProps = {
  kind: SessionKind
  /** Logs in. Shows a toast when that fails, and throws the error. */
  logIn: (typed: Typed) => Promise<unknown>
  /** Shown when the server gives no reason. */
  fallback: string
  /** The path to open after the login, on this site. */
  to: string
  children?: ReactNode
}

/**
 * The login form of all three kinds of account. Employers log in with their email address, the others with their user
 * name.
 */
function AnyLoginForm({ kind, logIn, fallback, to, children }: AnyLoginFormProps) {
  const site = useSite()
  const { errors, message, busy, formProps } = useCheckedForm({
    check: (values) => ({ input: readLogin(values) }),
    fallback,
    submit: async (input) => {
      await logIn(input)
      toast({ title: 'Login Successful', description: 'Welcome back!' })
      await leaveFor(site, to)
    },
  })
  return (
    <form method="post" {...formProps}>
      <Card className="grid gap-4">
        <FormErrors errors={distinctErrors(errors)} message={message} />
        {kind === 'employer' ? (
          <Field
            label="Email"
            name="email"
            type="email"
            required
            autoComplete="username"
            error={errors['email']}
          />
        ) : (
          <Field
            label="Username"
            name="username"
            required
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            error={errors['username']}
          />
        )}
        <PasswordField
          label="Password"
          name="password"
          required
          autoComplete="current-password"
          error={errors['password']}
        />
        {children}
        <p>
          <AppLink href="/forgot-password">Forgot password?</AppLink>
        </p>
        <Button type="submit" busy={busy} busyLabel="Logging in…">
          Login
        </Button>
      </Card>
    </form>
  )
}
