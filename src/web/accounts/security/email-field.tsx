import { useState } from 'react'
import type { FieldErrors } from '../../../shared/errors.ts'
import { t } from '../../../shared/language/words.ts'
import { Field } from '../../components/forms/field.tsx'
import { PasswordField } from '../../components/forms/password-field.tsx'

type EmailFieldProps = {
  email: string
  /** The text from an earlier visit that was not sent. */
  kept?: string | undefined
  help?: string | undefined
  errors: FieldErrors
}

/**
 * The email field of a profile form. Changing the address needs the password and takes effect when the link in the
 * mail is opened.
 */
export function EmailField({ email, kept = email, help, errors }: EmailFieldProps) {
  const [typed, setTyped] = useState(kept)
  const isOther = typed.trim().toLowerCase() !== email.toLowerCase()
  return (
    <>
      <Field
        label={t('Email')}
        name="email"
        type="email"
        required={email !== ''}
        autoComplete="email"
        defaultValue={kept}
        onInput={(event) => setTyped(event.currentTarget.value)}
        help={isOther ? t('We will send a link to it. Your address changes when you open the link.') : help}
        error={errors['email']}
      />
      {isOther && (
        <PasswordField
          label={t('Current Password')}
          name="currentPassword"
          required
          autoComplete="current-password"
          help={t('Needed to change your email address')}
          error={errors['currentPassword']}
        />
      )}
    </>
  )
}
