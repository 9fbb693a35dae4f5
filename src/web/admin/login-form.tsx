import { useRouteContext, useRouter } from '@tanstack/react-router'
import { AdministratorLogin } from '../../modules/accounts/schema.ts'
import { call } from '../api-client.ts'
import { Button } from '../components/button.tsx'
import { Card } from '../components/card.tsx'
import { Field } from '../components/field.tsx'
import { FormErrors } from '../components/form-errors.tsx'
import { PasswordField } from '../components/password-field.tsx'
import { toast } from '../components/toast.ts'
import { distinctErrors } from '../employers/distinct-errors.ts'
import { useForm } from '../form.ts'
import { AppLink } from '../link.tsx'
import { refreshProfile } from '../session.ts'

export function AdminLoginForm() {
  const context = useRouteContext({ from: '__root__' })
  const router = useRouter()
  const { errors, message, busy, formProps } = useForm({
    schema: AdministratorLogin,
    fallback: 'Login failed',
    submit: async (json) => {
      await call(context.client.api.auth.admin.login.$post({ json })).catch((error: Error) => {
        toast({ title: 'Login Failed', description: error.message, variant: 'destructive' })
        throw error
      })
      await refreshProfile(context, 'administrator')
      toast({ title: 'Login Successful', description: 'Welcome back!' })
      await router.navigate({ href: '/admin' })
    },
  })
  return (
    <form method="post" {...formProps}>
      <Card className="grid gap-4">
        <FormErrors errors={distinctErrors(errors)} message={message} />
        <Field
          label="Username"
          name="username"
          required
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          error={errors['username']}
        />
        <PasswordField
          label="Password"
          name="password"
          required
          autoComplete="current-password"
          error={errors['password']}
        />
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
