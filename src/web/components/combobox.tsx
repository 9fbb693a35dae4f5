import type { ComponentProps } from 'react'
import { controlProps, FieldFrame, type FrameProps } from './field-frame.tsx'
import type { Option } from './select.tsx'

type ComboboxProps = FrameProps &
  Omit<ComponentProps<'input'>, keyof FrameProps | 'list'> & {
    /** Texts, or texts with what stands beside them ('12 jobs'). */
    suggestions: readonly (string | Option)[]
  }

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
        {suggestions.map((suggestion) => {
          const { value, label } =
            typeof suggestion === 'string' ? { value: suggestion, label: undefined } : suggestion
          return <option key={value} value={value} label={label} />
        })}
      </datalist>
    </FieldFrame>
  )
}
