import { useRouteContext } from '@tanstack/react-router'
import { AdministratorLogin } from '../../modules/accounts/schema.ts'
import { logInAdministrator } from '../accounts/admin-login.ts'
import { LoginForm } from '../accounts/login-form.tsx'

export function AdminLoginForm() {
  const { client } = useRouteContext({ from: '__root__' })
  return (
    <LoginForm
      kind="administrator"
      schema={AdministratorLogin}
      failure={{ title: 'Login Failed', fallback: 'Login failed' }}
      logIn={(json) => logInAdministrator(client, json)}
      to="/admin"
    />
  )
}
