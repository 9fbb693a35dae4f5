import { useState } from 'react'
import type { FrameProps } from '../components/field-frame.tsx'
import { PasswordField } from '../components/password-field.tsx'
import { passwordStrength } from './password-strength.ts'

type NewPasswordFieldProps = Omit<FrameProps, 'help'> & {
  /** From the setting `password_min_length`. */
  minLength: number
}

/** Says how strong it is while it is typed. */
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
            {typed ? `Password strength: ${advice}` : `At least ${minLength} characters`}
          </span>
        </span>
      }
    />
  )
}
