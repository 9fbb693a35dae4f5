import { useState } from 'react'
import { t } from '../../../shared/language/words.ts'
import type { FrameProps } from '../../components/forms/field.tsx'
import { PasswordField } from '../../components/forms/password-field.tsx'

type NewPasswordFieldsProps = {
  errors: Record<string, string | undefined>
  /** From the setting `password_min_length`. */
  minLength: number
}

/** The fields `newPassword` and `confirmPassword`. */
export function NewPasswordFields({ errors, minLength }: NewPasswordFieldsProps) {
  return (
    <>
      <NewPasswordField
        label={t('New Password')}
        name="newPassword"
        minLength={minLength}
        error={errors['newPassword']}
      />
      <PasswordField
        label={t('Confirm New Password')}
        name="confirmPassword"
        required
        autoComplete="new-password"
        error={errors['confirmPassword']}
      />
    </>
  )
}

type NewPasswordFieldProps = Omit<FrameProps, 'help'> & {
  /** From the setting `password_min_length`. */
  minLength: number
}

/** Shows the strength of the password while it is typed. */
export function NewPasswordField({ minLength, ...frame }: NewPasswordFieldProps) {
  const [typed, setTyped] = useState('')
  const { score, advice } = passwordStrength(typed, minLength)
  return (
    <PasswordField
      {...frame}
      required
      autoComplete="new-password"
      onChange={(event) => setTyped(event.target.value)}
      help={
        <span className="grid gap-1">
          {typed && <progress value={score} max={4} aria-hidden="true" />}
          <span aria-live="polite">
            {typed
              ? t('Password strength: {advice}', { advice })
              : t('At least {count} characters', { count: minLength })}
          </span>
        </span>
      }
    />
  )
}

/** From 0 (too short) and 1 (weak) to 4 (strong). */
type Strength = { score: 0 | 1 | 2 | 3 | 4; advice: string }

/**
 * Rates a password. This is only advice. Length counts most, because every character multiplies the work of guessing.
 * `minLength`: the setting `password_min_length`.
 */
export function passwordStrength(password: string, minLength: number): Strength {
  if (password.length < minLength) {
    return { score: 0, advice: t('Too short: use at least {count} characters', { count: minLength }) }
  }
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password)).length
  const different = new Set(password.toLowerCase()).size
  if (different < 5 || /^\d+$/.test(password) || RUNS.test(password)) {
    return { score: 1, advice: t('Weak: easy to guess. Three or four words together are better') }
  }
  const points = Math.min(different, 16) + kinds * 2
  if (points < 13) return { score: 2, advice: t('Fair: a few more characters make it good') }
  if (points < 18) return { score: 3, advice: t('Good') }
  return { score: 4, advice: t('Strong') }
}

/** Passwords that attackers try first. */
const RUNS = /^(?:password|passw0rd|qwerty|abc|iloveyou|welcome|admin|letmein|[a-z]{2,8}123)\w{0,6}$/i
