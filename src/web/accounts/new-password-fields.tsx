import { PasswordField } from '../components/password-field.tsx'
import { NewPasswordField } from './new-password-field.tsx'

type NewPasswordFieldsProps = {
  errors: Record<string, string | undefined>
  /** From the setting `password_min_length`. */
  minLength: number
}

/** `newPassword`, and once more as `confirmPassword`. */
export function NewPasswordFields({ errors, minLength }: NewPasswordFieldsProps) {
  return (
    <>
      <NewPasswordField
        label="New Password"
        name="newPassword"
        minLength={minLength}
        error={errors['newPassword']}
      />
      <PasswordField
        label="Confirm New Password"
        name="confirmPassword"
        required
        autoComplete="new-password"
        error={errors['confirmPassword']}
      />
    </>
  )
}
