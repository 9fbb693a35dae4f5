import { type ComponentProps, useState } from 'react'
import { t } from '../../../shared/language/words.ts'
import { controlProps, FieldFrame, type FrameProps } from './field.tsx'

type PasswordFieldProps = FrameProps & Omit<ComponentProps<'input'>, keyof FrameProps | 'type'>

/** `autoComplete` must be `current-password` or `new-password`. */
export function PasswordField({
  label,
  name,
  id,
  help,
  error,
  required,
  className,
  ...input
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const frame = { label, name, id, help, error, required, className }
  return (
    <FieldFrame {...frame}>
      <div className="affix">
        <input
          {...input}
          {...controlProps(frame)}
          className="input"
          type={shown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
        />
        <button
          type="button"
          className="btn btn-bare"
          aria-controls={id ?? name}
          onClick={() => setShown(!shown)}
        >
          {shown ? t('Hide') : t('Show')}
        </button>
      </div>
    </FieldFrame>
  )
}
