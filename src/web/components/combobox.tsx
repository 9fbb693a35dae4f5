import type { ComponentProps } from 'react'
import { controlProps, FieldFrame, type FrameProps } from './field-frame.tsx'

type ComboboxProps = FrameProps &
  Omit<ComponentProps<'input'>, keyof FrameProps | 'list'> & { suggestions: readonly string[] }

/** Free text with suggestions; anything may be typed. */
export function Combobox({
  label,
  name,
  id,
  help,
  error,
  required,
  className,
  suggestions,
  ...input
}: ComboboxProps) {
  const frame = { label, name, id, help, error, required, className }
  const listId = `${id ?? name}-list`
  return (
    <FieldFrame {...frame}>
      <input {...input} {...controlProps(frame)} className="input" list={listId} />
      <datalist id={listId}>
        {suggestions.map((value) => (
          <option key={value} value={value} />
        ))}
      </datalist>
    </FieldFrame>
  )
}
