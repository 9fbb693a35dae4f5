import type { ReactNode } from 'react'
import { Checkbox, Radio } from './choice.tsx'
import { FieldNotes, type FrameProps, RequiredMark } from './field-frame.tsx'
import type { Option } from './select.tsx'

type ChoiceGroupProps = FrameProps & {
  options: readonly (Option & { help?: ReactNode })[]
  /** Classes that lay the choices out, 'grid sm:grid-cols-2' for example. */
  layout?: string | undefined
}

type RadioGroupProps = ChoiceGroupProps & {
  value?: string | undefined
  defaultValue?: string | undefined
  onChange?: ((value: string) => void) | undefined
}

export function RadioGroup({ options, value, defaultValue, onChange, ...group }: RadioGroupProps) {
  return (
    <ChoiceGroup {...group}>
      {options.map((option) => (
        <Radio
          key={option.value}
          {...option}
          name={group.name}
          required={group.required}
          {...(value === undefined
            ? { defaultChecked: option.value === defaultValue }
            : { checked: option.value === value })}
          onChange={() => onChange?.(option.value)}
        />
      ))}
    </ChoiceGroup>
  )
}

type CheckboxGroupProps = ChoiceGroupProps & {
  values?: readonly string[] | undefined
  defaultValues?: readonly string[] | undefined
  onChange?: ((values: string[]) => void) | undefined
}

/** Sends its name once for every choice that is ticked. */
export function CheckboxGroup({ options, values, defaultValues, onChange, ...group }: CheckboxGroupProps) {
  const change = (value: string, ticked: boolean) => {
    const others = (values ?? []).filter((one) => one !== value)
    onChange?.(ticked ? [...others, value] : others)
  }
  return (
    <ChoiceGroup {...group}>
      {options.map((option) => (
        <Checkbox
          key={option.value}
          {...option}
          name={group.name}
          {...(values
            ? { checked: values.includes(option.value) }
            : { defaultChecked: defaultValues?.includes(option.value) })}
          onChange={(event) => change(option.value, event.target.checked)}
        />
      ))}
    </ChoiceGroup>
  )
}

type FrameOnly = FrameProps & { layout?: string | undefined; children: ReactNode }

function ChoiceGroup({
  label,
  name,
  id = name,
  help,
  error,
  required,
  className,
  layout,
  children,
}: FrameOnly) {
  const describedBy = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <fieldset id={id} className={className} aria-describedby={describedBy || undefined}>
      <legend className="label">
        {label}
        {required && <RequiredMark />}
      </legend>
      <div className={layout}>{children}</div>
      <FieldNotes id={id} help={help} error={error} />
    </fieldset>
  )
}
