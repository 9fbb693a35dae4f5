import type { ComponentProps } from 'react'
import { controlProps, FieldFrame, type FrameProps } from './field-frame.tsx'

type Own = keyof FrameProps

/** One line. `type="number"` brings the number pad; the value stays text until the schema reads it. */
export function Field({
  label,
  name,
  id,
  help,
  error,
  required,
  className,
  ...input
}: FrameProps & Omit<ComponentProps<'input'>, Own>) {
  const frame = { label, name, id, help, error, required, className }
  return (
    <FieldFrame {...frame}>
      <input
        {...(input.type === 'number' && { inputMode: 'numeric' })}
        {...input}
        {...controlProps(frame)}
        className="input"
      />
    </FieldFrame>
  )
}

export function TextField({
  label,
  name,
  id,
  help,
  error,
  required,
  className,
  ...input
}: FrameProps & Omit<ComponentProps<'textarea'>, Own>) {
  const frame = { label, name, id, help, error, required, className }
  return (
    <FieldFrame {...frame}>
      <textarea rows={5} {...input} {...controlProps(frame)} className="input" />
    </FieldFrame>
  )
}
