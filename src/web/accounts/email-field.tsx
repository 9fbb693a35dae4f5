import { useState } from 'react'
import type { FieldErrors } from '../../shared/errors.ts'
import { Field } from '../components/field.tsx'
import { PasswordField } from '../components/password-field.tsx'

type EmailFieldProps = {
  email: string
  /** What was typed before and never sent. */
  kept?: string | undefined
  help?: string | undefined
  errors: FieldErrors
}

/** Of a profile form: another address than before needs the password, and counts once its mailed link was opened. */
export function EmailField({ email, kept = email, help, errors }: EmailFieldProps) {
  const [typed, setTyped] = useState(kept)
  const isOther = typed.trim().toLowerCase() !== email.toLowerCase()
  return (
    <>
      <Field
        label="Email"
        name="email"
        type="email"
        required
        autoComplete="email"
        defaultValue={kept}
        onInput={(event) => setTyped(event.currentTarget.value)}
        help={isOther ? 'We send a link there. Your address changes when you open it.' : help}
        error={errors['email']}
      />
      {isOther && (
        <PasswordField
          label="Current Password"
          name="currentPassword"
          required
          autoComplete="current-password"
          help="Needed for another e-mail address"
          error={errors['currentPassword']}
        />
      )}
    </>
  )
}
