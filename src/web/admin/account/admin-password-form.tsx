import { useRouteContext } from '@tanstack/react-router'
import { useRef } from 'react'
import { NewPasswordFields } from '../../accounts/new-password-fields.tsx'
import { Button } from '../../components/button.tsx'
import { FormErrors } from '../../components/form-errors.tsx'
import { PasswordField } from '../../components/password-field.tsx'
import { distinctErrors } from '../../employers/distinct-errors.ts'
import { useForm } from '../../form.ts'
import { useSettings } from '../../settings.ts'
import { changeAdminPassword, TypedPasswords } from './admin-password.ts'

/** The dialogs of the second factor have a field for the current password too. */
const idOf = (name: string) => (name === 'currentPassword' ? 'password-currentPassword' : name)

/** All other browsers are logged out by it. */
export function AdminPasswordForm({ username }: { username: string }) {
  const { client, queryClient } = useRouteContext({ from: '__root__' })
  const { password_min_length } = useSettings()
  const form = useRef<HTMLFormElement>(null)
  const { errors, message, busy, setErrors, formProps } = useForm({
    schema: TypedPasswords,
    fallback: 'Password Change Failed',
    submit: async (passwords) => {
      const problem = await changeAdminPassword(client, passwords, password_min_length)
      if (problem) {
        setErrors(problem)
        return
      }
      await queryClient.invalidateQueries({ queryKey: ['sessions', 'administrator'] })
      form.current?.reset()
    },
  })
  return (
    <form ref={form} method="post" className="grid gap-4" {...formProps}>
      <FormErrors errors={distinctErrors(errors)} message={message} idOf={idOf} />
      {/* For the browser's own list of passwords. */}
      <input type="hidden" name="username" autoComplete="username" value={username} />
      <PasswordField
        label="Current Password"
        name="currentPassword"
        id={idOf('currentPassword')}
        required
        autoComplete="current-password"
        error={errors['currentPassword']}
      />
      <NewPasswordFields errors={errors} minLength={password_min_length} />
      <Button type="submit" busy={busy} busyLabel="Changing…">
        Change Password
      </Button>
    </form>
  )
}
