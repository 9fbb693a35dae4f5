import { useRouteContext } from '@tanstack/react-router'
import { EmployerLogin } from '../../modules/accounts/schema.ts'
import { LoginForm } from '../accounts/login-form.tsx'
import { safePath } from '../accounts/safe-path.ts'
import { call } from '../api-client.ts'

/** `next`: where they wanted to go. */
export function EmployerLoginForm({ next }: { next: string | undefined }) {
  const { client } = useRouteContext({ from: '__root__' })
  return (
    <LoginForm
      kind="employer"
      schema={EmployerLogin}
      failure={{ title: 'Login failed', fallback: 'Invalid email or password.' }}
      logIn={(json) => call(client.api.auth.employer.login.$post({ json }))}
      to={safePath(next) ?? '/employer-dashboard'}
    />
  )
}
