import type { ComponentProps } from 'react'
import { controlProps, FieldFrame, type FrameProps } from './field-frame.tsx'

export type Option = { value: string; label: string; disabled?: boolean }

type SelectProps = FrameProps &
  Omit<ComponentProps<'select'>, keyof FrameProps> & {
    options: readonly Option[]
    /** The empty first option, 'All categories': submitted as ''. */
    placeholder?: string | undefined
  }

/** The native one: phones show their own picker, and it works without script. */
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
      <select {...select} {...controlProps(frame)} className="input">
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
