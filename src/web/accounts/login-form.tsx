import { useRouteContext, useRouter } from '@tanstack/react-router'
import { JobSeekerLogin } from '../../modules/accounts/schema.ts'
import { call } from '../api-client.ts'
import { Button } from '../components/button.tsx'
import { Card } from '../components/card.tsx'
import { Field } from '../components/field.tsx'
import { FormErrors } from '../components/form-errors.tsx'
import { PasswordField } from '../components/password-field.tsx'
import { toast } from '../components/toast.ts'
import { useForm } from '../form.ts'
import { AppLink } from '../link.tsx'
import { refreshProfile } from '../session.ts'
import { NeedsScript } from './needs-script.tsx'
import { NotMyPhone } from './not-my-phone.tsx'
import { safePath } from './safe-path.ts'

/** Of job seekers. `next`: where they wanted to go. */
export function LoginForm({ next }: { next: string | undefined }) {
  const context = useRouteContext({ from: '__root__' })
  const router = useRouter()
  const { errors, message, busy, formProps } = useForm({
    schema: JobSeekerLogin,
    read: ({ isShort, ...texts }) => ({ ...texts, isShort: isShort === 'on' }),
    fallback: 'Invalid username or password.',
    submit: async (json) => {
      await call(context.client.api.auth.login.$post({ json })).catch((error: Error) => {
        toast({ title: 'Login failed', description: error.message, variant: 'destructive' })
        throw error
      })
      await refreshProfile(context, 'jobSeeker')
      // What fails now is sent when the saved jobs are next opened.
      void import('../jobs/save-job.ts')
        .then(({ syncSavedJobs }) => syncSavedJobs(context.client))
        .catch(() => undefined)
      toast({ title: 'Login Successful', description: 'Welcome back!' })
      await router.navigate({ href: safePath(next) ?? '/jobseeker-dashboard' })
    },
  })
  return (
    <form method="post" {...formProps}>
      <Card className="grid gap-4">
        <NeedsScript />
        <FormErrors errors={errors} message={message} />
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
        <NotMyPhone />
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
