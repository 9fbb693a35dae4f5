import { useRouteContext } from '@tanstack/react-router'
import { EmployerLogin } from '../../modules/accounts/schema.ts'
import { LoginForm } from '../accounts/login-form.tsx'
import { safePath } from '../accounts/safe-path.ts'
import { call } from '../api-client.ts'
import { tellFailure } from '../tell-failure.ts'

const FALLBACK = 'Invalid email or password.'

/** `next`: where they wanted to go. */
export function EmployerLoginForm({ next }: { next: string | undefined }) {
  const { client } = useRouteContext({ from: '__root__' })
  return (
    <LoginForm
      kind="employer"
      schema={EmployerLogin}
      fallback={FALLBACK}
      logIn={(json) =>
        call(client.api.auth.employer.login.$post({ json })).catch(
          tellFailure('Login failed', { fallback: FALLBACK }),
        )
      }
      to={safePath(next) ?? '/employer-dashboard'}
    />
  )
}
