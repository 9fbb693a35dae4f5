import { useRouteContext } from '@tanstack/react-router'
import { Button } from '../components/button.tsx'
import { Card } from '../components/card.tsx'
import { FormErrors } from '../components/form-errors.tsx'
import { useForm } from '../form.ts'
import { useSettings } from '../settings.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { resetOf, resetPassword } from './password-reset.ts'
import type { ResetLink } from './reset-link.ts'

type ResetFormProps = {
  link: ResetLink
  /** Whose password it is. */
  email: string
  onDone: () => void
}

export function ResetForm({ link, email, onDone }: ResetFormProps) {
  const { client } = useRouteContext({ from: '__root__' })
  const { password_min_length } = useSettings()
  const { errors, message, busy, formProps } = useForm({
    schema: resetOf(password_min_length),
    fallback: 'Network error. Please try again.',
    submit: async ({ newPassword }) => {
      await resetPassword(client, link, newPassword)
      onDone()
    },
  })
  return (
    <form method="post" {...formProps}>
      <Card className="grid gap-4">
        <FormErrors errors={errors} message={message} />
        <p>
          For the account of <b>{email}</b>
        </p>
        {/* For the browser's own list of passwords. */}
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <NewPasswordFields errors={errors} minLength={password_min_length} />
        <Button type="submit" busy={busy} busyLabel="Saving…">
          Reset Password
        </Button>
      </Card>
    </form>
  )
}
