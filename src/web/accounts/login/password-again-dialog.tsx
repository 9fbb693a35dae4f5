import { type ReactNode, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { PasswordConfirmation } from '../../../modules/accounts/schema.ts'
import { useForm } from '../../app/forms/form.ts'
import { call, createApiClient } from '../../app/loading/api-client.ts'
import { PasswordField } from '../../components/forms/password-field.tsx'
import { FormDialog } from '../../components/overlays/form-dialog.tsx'

/**
 * Asks an employer for the password in a dialog over the current page. Resolves to whether it was right. `reason`: the
 * server's message.
 */
export function askForPassword(email: string, reason: string): Promise<boolean> {
  return askOverPage((close) => <PasswordAgain email={email} reason={reason} onClose={close} />)
}

type PasswordAgainProps = { email: string; reason: string; onClose: (isRight: boolean) => void }

function PasswordAgain({ email, reason, onClose }: PasswordAgainProps) {
  const form = useForm({
    schema: PasswordConfirmation,
    fallback: 'That did not work. Please try again.',
    submit: async (json) => {
      await call(createApiClient().api.employer['confirm-password'].$post({ json }))
      onClose(true)
    },
  })
  // Focuses the only field. The browser would focus the Close button.
  useEffect(() => document.getElementById('currentPassword')?.focus(), [])
  return (
    <FormDialog
      form={form}
      title="Please type your password"
      description={reason}
      submitLabel="Continue"
      busyLabel="Checking…"
      onClose={() => onClose(false)}
    >
      {/* Tells a password manager which account the password belongs to. */}
      <input type="email" hidden autoComplete="username" value={email} readOnly />
      <PasswordField
        label="Password"
        name="currentPassword"
        required
        autoComplete="current-password"
        error={form.errors['currentPassword']}
      />
    </FormDialog>
  )
}

/** Shows a dialog that belongs to no page. Resolves to the value that it is closed with. */
export function askOverPage<T>(dialog: (close: (answer: T) => void) => ReactNode): Promise<T> {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  return new Promise((resolve) => {
    const close = (answer: T) => {
      if (!place.isConnected) return
      root.unmount()
      place.remove()
      resolve(answer)
    }
    root.render(dialog(close))
  })
}
