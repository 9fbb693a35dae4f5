import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import * as v from 'valibot'
import { PasswordChange, passwordOf } from '../../../modules/accounts/schema.ts'
import { t } from '../../../shared/language/words.ts'
import { useForm } from '../../app/forms/form.ts'
import { tellFailure } from '../../app/loading/tell-failure.ts'
import { useSettings, useSite } from '../../app/site.tsx'
import { Button } from '../../components/controls/button.tsx'
import { FormErrors } from '../../components/forms/form-errors.tsx'
import { PasswordField } from '../../components/forms/password-field.tsx'
import { toast } from '../../components/overlays/toast.ts'
import { type AccountKind, accountCalls } from '../security/account-calls.ts'
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

/** The page has more than one field for the current password, and ids must be unique. */
const idOf = (name: string) => (name === 'currentPassword' ? 'password-currentPassword' : name)

/** The form to change the password, closed at first. Changing it logs out all other browsers. */
export function PasswordForm({ kind, username }: { kind: AccountKind; username: string }) {
  const { client } = useSite()
  const queryClient = useQueryClient()
  const { password_min_length } = useSettings()
  const details = useRef<HTMLDetailsElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const { errors, message, busy, formProps } = useForm({
    schema: changeOf(password_min_length),
    fallback: t('Password Change Failed'),
    submit: async ({ currentPassword, newPassword }) => {
      const json = { currentPassword, newPassword }
      await accountCalls(client, kind).changePassword(json).catch(tellFailure('Password Change Failed'))
      await queryClient.invalidateQueries({ queryKey: ['sessions', kind] })
      form.current?.reset()
      if (details.current) details.current.open = false
      toast({ title: t('Password Changed'), description: t('Other phones and computers are logged out.') })
    },
  })
  return (
    <details ref={details}>
      <summary className="btn btn-quiet">{t('Change password')}</summary>
      <form ref={form} method="post" className="mt-4 grid gap-4" {...formProps}>
        <FormErrors errors={errors} message={message} idOf={idOf} />
        {/* Tells password managers which account the password belongs to. */}
        <input type="hidden" name="username" autoComplete="username" value={username} />
        <PasswordField
          label={t('Current Password')}
          name="currentPassword"
          id="password-currentPassword"
          required
          autoComplete="current-password"
          error={errors['currentPassword']}
        />
        <NewPasswordFields errors={errors} minLength={password_min_length} />
        <Button type="submit" busy={busy} busyLabel={t('Changing…')}>
          {t('Change Password')}
        </Button>
      </form>
    </details>
  )
}
