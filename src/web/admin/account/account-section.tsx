import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import * as v from 'valibot'
import { formatDateTime } from '../../../shared/dates.ts'
import type { FieldErrors } from '../../../shared/errors.ts'
import { NewPasswordFields } from '../../accounts/password/new-password-fields.tsx'
import { EmailSection } from '../../accounts/security/email-section.tsx'
import { SessionList } from '../../accounts/security/session-list.tsx'
import { distinctErrors } from '../../app/forms/checked-form.ts'
import { useForm } from '../../app/forms/form.ts'
import { AppLink } from '../../app/link.tsx'
import { type ApiClient, call } from '../../app/loading/api-client.ts'
import { tellFailure } from '../../app/loading/tell-failure.ts'
import { useProfile } from '../../app/session/session.ts'
import { useSettings, useSite } from '../../app/site.tsx'
import { Button } from '../../components/controls/button.tsx'
import { FormErrors } from '../../components/forms/form-errors.tsx'
import { PasswordField } from '../../components/forms/password-field.tsx'
import { FactsList } from '../../components/lists/facts-list.tsx'
import { toast } from '../../components/overlays/toast.ts'
import { Notice } from '../../components/states/states.tsx'
import { Card } from '../../components/surfaces/card.tsx'
import { useMailWords } from '../email/mail-words.ts'
import { SecondFactor } from './second-factor.tsx'

/** The administrator's own account. */
export function AccountSection() {
  const profile = useProfile('administrator')
  const username = profile?.username ?? 'admin'
  const lastLogin = profile?.lastLogin ? formatDateTime(profile.lastLogin) : 'N/A'
  return (
    <section className="grid min-w-0 gap-4">
      <h2 className="sr">Account Settings</h2>
      <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-2">
        <div className="grid gap-4">
          <Card as="section" className="grid gap-4">
            <h3>Change Password</h3>
            <AdminPasswordForm username={username} />
          </Card>
          <Card as="section" className="grid gap-4">
            <h3>Where you are logged in</h3>
            <SessionList kind="administrator" />
          </Card>
        </div>
        <div className="grid gap-4">
          <Card as="section" className="grid gap-4">
            <h3>Account Information</h3>
            <FactsList
              facts={[
                { label: 'Username', value: username },
                { label: 'Account Type', value: 'Administrator' },
                { label: 'Last Login', value: lastLogin },
              ]}
            />
          </Card>
          <Card as="section" className="grid gap-4">
            <h3>Email address</h3>
            <AdminEmail />
          </Card>
          <Card as="section" className="grid gap-4">
            <h3>Second factor</h3>
            <SecondFactor />
          </Card>
        </div>
      </div>
    </section>
  )
}

/** The address for password reset links. Without it a forgotten password cannot be reset. */
function AdminEmail() {
  const profile = useProfile('administrator')
  const { fate } = useMailWords()
  if (!profile) return null
  const { email, pendingEmail } = profile
  return (
    <EmailSection kind="administrator" email={email} pendingEmail={pendingEmail} obstacle={OBSTACLES[fate]} />
  )
}

const OBSTACLES = {
  goes: undefined,
  unknown: undefined,
  waits: (
    <Notice kind="info" title="Set up the mail server first">
      We email a link to confirm your address.{' '}
      <AppLink href="/admin?section=email">Set up the mail server</AppLink>
    </Notice>
  ),
  off: (
    <Notice kind="info" title="Email notifications are switched off">
      We email a link to confirm your address.{' '}
      <AppLink href="/admin?section=email&tab=notifications">Switch them on</AppLink>
    </Notice>
  ),
}

/** The dialogs of the second factor have a field for the current password too, so this one needs an id of its own. */
const idOf = (name: string) => (name === 'currentPassword' ? 'password-currentPassword' : name)

/** Changing the password logs out all other browsers. */
function AdminPasswordForm({ username }: { username: string }) {
  const { client } = useSite()
  const queryClient = useQueryClient()
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
      {/* For the browser's password manager. */}
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

const typed = v.optional(v.string(), '')
const TypedPasswords = v.object({ currentPassword: typed, newPassword: typed, confirmPassword: typed })
type TypedPasswords = v.InferOutput<typeof TypedPasswords>

/** Returns the first error with its field. The texts are fixed. */
function problemOf(passwords: TypedPasswords, minLength: number): FieldErrors | undefined {
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

/**
 * Changes the administrator's own password and shows the result in a toast. Returns the errors of the fields; if there
 * are any, nothing was sent. Throws ApiError. `minLength`: the setting `password_min_length`.
 */
export async function changeAdminPassword(
  client: ApiClient,
  passwords: TypedPasswords,
  minLength: number,
): Promise<FieldErrors | undefined> {
  const problem = problemOf(passwords, minLength)
  if (problem) {
    const [description] = Object.values(problem)
    toast({ title: 'Validation Error', description, variant: 'destructive' })
    return problem
  }
  const { currentPassword, newPassword } = passwords
  const json = { currentPassword, newPassword }
  const request = call(client.api.auth.admin['change-password'].$post({ json }))
  await request.catch(tellFailure('Password Change Failed'))
  toast({ title: 'Password Changed', description: 'You are logged out on all other devices.' })
  return undefined
}
