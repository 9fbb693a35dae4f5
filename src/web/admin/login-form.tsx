import { useRouteContext } from '@tanstack/react-router'
import { AdministratorLogin } from '../../modules/accounts/schema.ts'
import { LoginForm } from '../accounts/login-form.tsx'
import { call } from '../api-client.ts'

export function AdminLoginForm() {
  const { client } = useRouteContext({ from: '__root__' })
  return (
    <LoginForm
      kind="administrator"
      schema={AdministratorLogin}
      failure={{ title: 'Login Failed', fallback: 'Login failed' }}
      logIn={(json) => call(client.api.auth.admin.login.$post({ json }))}
      to="/admin"
    />
  )
}
