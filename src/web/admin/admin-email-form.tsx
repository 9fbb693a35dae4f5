import { useRouteContext } from '@tanstack/react-router'
import { useRef } from 'react'
import { EmailChange } from '../../modules/accounts/schema.ts'
import { call } from '../api-client.ts'
import { Button } from '../components/button.tsx'
import { Field } from '../components/field.tsx'
import { FormErrors } from '../components/form-errors.tsx'
import { PasswordField } from '../components/password-field.tsx'
import { toast } from '../components/toast.ts'
import { useForm } from '../form.ts'
import { refreshProfile } from '../session.ts'

/** The page holds more than one field for the current password. */
const idOf = (name: string) => `address-${name}`

/** Where reset links go; without an address a forgotten password is gone. */
export function AdminEmailForm({ email }: { email: string }) {
  const context = useRouteContext({ from: '__root__' })
  const form = useRef<HTMLFormElement>(null)
  const { errors, message, busy, formProps } = useForm({
    schema: EmailChange,
    fallback: 'E-mail Change Failed',
    submit: async (json) => {
      await call(context.client.api.auth.admin['change-email'].$post({ json }))
      await refreshProfile(context, 'administrator')
      form.current?.reset()
      toast({ title: 'E-mail address saved', description: 'Links to choose a new password go there.' })
    },
  })
  return (
    <form ref={form} method="post" className="grid gap-4" {...formProps}>
      {email ? (
        <p className="wrap-anywhere">{email}</p>
      ) : (
        <p>None yet: a forgotten password could not be reset.</p>
      )}
      <FormErrors errors={errors} message={message} idOf={idOf} />
      <Field
        label="New Email"
        name="email"
        id={idOf('email')}
        type="email"
        required
        autoComplete="email"
        error={errors['email']}
      />
      <PasswordField
        label="Your password"
        name="currentPassword"
        id={idOf('currentPassword')}
        required
        autoComplete="current-password"
        error={errors['currentPassword']}
      />
      <Button type="submit" busy={busy} busyLabel="Saving…">
        Save address
      </Button>
    </form>
  )
}
