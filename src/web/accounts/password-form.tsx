import { useRouteContext } from '@tanstack/react-router'
import { useRef } from 'react'
import * as v from 'valibot'
import { PasswordChange, passwordOf } from '../../modules/accounts/schema.ts'
import { Button } from '../components/button.tsx'
import { FormErrors } from '../components/form-errors.tsx'
import { PasswordField } from '../components/password-field.tsx'
import { toast } from '../components/toast.ts'
import { useForm } from '../form.ts'
import { useSettings } from '../settings.ts'
import { tellFailure } from '../tell-failure.ts'
import { type AccountKind, accountCalls } from './account-calls.ts'
import { NewPasswordFields } from './new-password-fields.tsx'

const changeOf = (length: number) =>
  v.pipe(
    v.object({
      currentPassword: PasswordChange.entries.currentPassword,
      newPassword: passwordOf(length),
      confirmPassword: v.optional(v.string(), ''),
    }),
    v.forward(
      v.partialCheck(
        [['newPassword'], ['confirmPassword']],
        ({ newPassword, confirmPassword }) => newPassword === confirmPassword,
        "Passwords don't match",
      ),
      ['confirmPassword'],
    ),
  )

/** The page holds more than one field for the current password. */
const idOf = (name: string) => (name === 'currentPassword' ? 'password-currentPassword' : name)

/** Closed until it is wanted. All other browsers are logged out by it. */
export function PasswordForm({ kind, username }: { kind: AccountKind; username: string }) {
  const { client, queryClient } = useRouteContext({ from: '__root__' })
  const { password_min_length } = useSettings()
  const details = useRef<HTMLDetailsElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const { errors, message, busy, formProps } = useForm({
    schema: changeOf(password_min_length),
    fallback: 'Password Change Failed',
    submit: async ({ currentPassword, newPassword }) => {
      const json = { currentPassword, newPassword }
      await accountCalls(client, kind).changePassword(json).catch(tellFailure('Password Change Failed'))
      await queryClient.invalidateQueries({ queryKey: ['sessions', kind] })
      form.current?.reset()
      if (details.current) details.current.open = false
      toast({ title: 'Password Changed', description: 'Other phones and computers are logged out.' })
    },
  })
  return (
    <details ref={details}>
      <summary className="btn btn-quiet">Change password</summary>
      <form ref={form} method="post" className="mt-4 grid gap-4" {...formProps}>
        <FormErrors errors={errors} message={message} idOf={idOf} />
        {/* For the browser's own list of passwords. */}
        <input type="hidden" name="username" autoComplete="username" value={username} />
        <PasswordField
          label="Current Password"
          name="currentPassword"
          id="password-currentPassword"
          required
          autoComplete="current-password"
          error={errors['currentPassword']}
        />
        <NewPasswordFields errors={errors} minLength={password_min_length} />
        <Button type="submit" busy={busy} busyLabel="Changing…">
          Change Password
        </Button>
      </form>
    </details>
  )
}
