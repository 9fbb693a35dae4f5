import { useRouteContext, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type * as v from 'valibot'
import type { SessionKind } from '../../shared/rendering.ts'
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
import { NeedsScript } from './needs-script.tsx'

type LoginFormProps<S extends v.GenericSchema> = {
  kind: SessionKind
  schema: S
  read?: Parameters<typeof useForm<S>>[0]['read']
  /** Tells in a toast what fails, and throws it. */
  logIn: (input: v.InferOutput<S>) => Promise<unknown>
  /** Told when the server gives no reason. */
  fallback: string
  /** Where it leads, a path of ours. */
  to: string
  children?: ReactNode
}

/** Of all three kinds of account: employers give their address, the others their user name. */
export function LoginForm<S extends v.GenericSchema>({
  kind,
  schema,
  read,
  logIn,
  fallback,
  to,
  children,
}: LoginFormProps<S>) {
  const context = useRouteContext({ from: '__root__' })
  const router = useRouter()
  const { errors, message, busy, formProps } = useForm({
    schema,
    ...(read && { read }),
    fallback,
    submit: async (input) => {
      await logIn(input)
      await refreshProfile(context, kind)
      toast({ title: 'Login Successful', description: 'Welcome back!' })
      await router.navigate({ href: to })
    },
  })
  return (
    <form method="post" {...formProps}>
      <Card className="grid gap-4">
        <NeedsScript />
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
