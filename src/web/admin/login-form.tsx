import { useRouteContext } from '@tanstack/react-router'
import { AdministratorLogin } from '../../modules/accounts/schema.ts'
import { LOGIN_FAILED, logInOnPage } from '../accounts/admin-login.ts'
import { LoginForm } from '../accounts/login-form.tsx'

export function AdminLoginForm() {
  const { client } = useRouteContext({ from: '__root__' })
  return (
    <LoginForm
      kind="administrator"
      schema={AdministratorLogin}
      fallback={LOGIN_FAILED}
      logIn={(json) => logInOnPage(client, json)}
      to="/admin"
    />
  )
}
