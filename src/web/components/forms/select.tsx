import type { ComponentProps } from 'react'
import { controlProps, FieldFrame, type FrameProps } from './field.tsx'
import { useShown } from './typed.ts'

export type Option = { value: string; label: string; disabled?: boolean }

type SelectProps = FrameProps &
  Omit<ComponentProps<'select'>, keyof FrameProps> & {
    options: readonly Option[]
    /** The empty first option, 'All categories'. Its value is ''. */
    placeholder?: string | undefined
  }

/** The browser's own select: phones show their own picker, and it works without JavaScript. */
export function Select({
  label,
  name,
  id,
  help,
  error,
  required,
  className,
  options,
  placeholder,
  ...select
}: SelectProps) {
  const frame = { label, name, id, help, error, required, className }
  return (
    <FieldFrame {...frame}>
      <select {...useShown(name, select)} {...controlProps(frame)} className="input">
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}

type ComboboxProps = FrameProps &
  Omit<ComponentProps<'input'>, keyof FrameProps | 'list'> & {
    /** Texts, or texts with a note next to them ('12 jobs'). */
    suggestions: readonly (string | Option)[]
  }

/** Free text with suggestions. Other text is accepted too. */
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
      <input {...useShown(name, input)} {...controlProps(frame)} className="input" list={listId} />
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
