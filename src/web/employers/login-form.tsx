import { useRouteContext, useRouter } from '@tanstack/react-router'
import { EmployerLogin } from '../../modules/accounts/schema.ts'
import { safePath } from '../accounts/safe-path.ts'
import { call } from '../api-client.ts'
import { Button } from '../components/button.tsx'
import { Field } from '../components/field.tsx'
import { FormErrors } from '../components/form-errors.tsx'
import { PasswordField } from '../components/password-field.tsx'
import { toast } from '../components/toast.ts'
import { useForm } from '../form.ts'
import { AppLink } from '../link.tsx'
import { refreshProfile } from '../session.ts'

/** `next`: where they wanted to go. */
export function EmployerLoginForm({ next }: { next: string | undefined }) {
  const context = useRouteContext({ from: '__root__' })
  const router = useRouter()
  const { errors, message, busy, formProps } = useForm({
    schema: EmployerLogin,
    fallback: 'Invalid email or password.',
    submit: async (json) => {
      await call(context.client.api.auth.employer.login.$post({ json })).catch((error: Error) => {
        toast({ title: 'Login failed', description: error.message, variant: 'destructive' })
        throw error
      })
      await refreshProfile(context, 'employer')
      toast({ title: 'Login Successful', description: 'Welcome back!' })
      await router.navigate({ href: safePath(next) ?? '/employer-dashboard' })
    },
  })
  return (
    <form method="post" className="card grid gap-4" {...formProps}>
      <FormErrors errors={errors} message={message} />
      <Field
        label="Email"
        name="email"
        type="email"
        required
        autoComplete="username"
        error={errors['email']}
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
    </form>
  )
}
