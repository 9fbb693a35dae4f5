import { useRouteContext } from '@tanstack/react-router'
import { useRef } from 'react'
import * as v from 'valibot'
import { NewPasswordFields } from '../accounts/new-password-fields.tsx'
import { call } from '../api-client.ts'
import { Button } from '../components/button.tsx'
import { FormErrors } from '../components/form-errors.tsx'
import { PasswordField } from '../components/password-field.tsx'
import { toast } from '../components/toast.ts'
import { distinctErrors } from '../employers/distinct-errors.ts'
import { useForm } from '../form.ts'
import { useSettings } from '../settings.ts'

const typed = v.optional(v.string(), '')
const Typed = v.object({ currentPassword: typed, newPassword: typed, confirmPassword: typed })
type Typed = v.InferOutput<typeof Typed>

/** The first thing that is wrong, by its field, in the words of specification 2, section 5. */
function problemOf(passwords: Typed, minLength: number): Partial<Typed> | undefined {
  const empty = Object.entries(passwords).filter(([, password]) => password === '')
  if (empty.length > 0)
    return Object.fromEntries(empty.map(([name]) => [name, 'All password fields are required.']))
  const { newPassword, confirmPassword } = passwords
  if (newPassword !== confirmPassword)
    return { confirmPassword: 'New password and confirmation do not match.' }
  if (newPassword.length < minLength)
    return { newPassword: `New password must be at least ${minLength} characters long.` }
  return undefined
}

/** The dialogs of the second factor have a field for the current password too. */
const idOf = (name: string) => (name === 'currentPassword' ? 'password-currentPassword' : name)

/** All other browsers are logged out by it. */
export function AdminPasswordForm({ username }: { username: string }) {
  const { client, queryClient } = useRouteContext({ from: '__root__' })
  const { password_min_length } = useSettings()
  const form = useRef<HTMLFormElement>(null)
  const { errors, message, busy, setErrors, formProps } = useForm({
    schema: Typed,
    fallback: 'Password Change Failed',
    submit: async (passwords) => {
      const problem = problemOf(passwords, password_min_length)
      if (problem) {
        setErrors(problem)
        const [description] = Object.values(problem)
        toast({ title: 'Validation Error', description, variant: 'destructive' })
        return
      }
      const { currentPassword, newPassword } = passwords
      const json = { currentPassword, newPassword }
      await call(client.api.auth.admin['change-password'].$post({ json })).catch((error: Error) => {
        toast({ title: 'Password Change Failed', description: error.message, variant: 'destructive' })
        throw error
      })
      await queryClient.invalidateQueries({ queryKey: ['sessions', 'administrator'] })
      form.current?.reset()
      toast({ title: 'Password Changed', description: 'Other phones and computers are logged out.' })
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
