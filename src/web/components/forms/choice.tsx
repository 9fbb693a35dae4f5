import type { ComponentProps, ReactNode } from 'react'
import { FieldNotes, type FrameProps, RequiredMark } from './field.tsx'
import type { Option } from './select.tsx'
import { useTyped } from './typed.ts'

type ChoiceProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  label: ReactNode
  help?: ReactNode
}

function Choice({ label, help, type, ...input }: ChoiceProps & { type: 'checkbox' | 'radio' }) {
  return (
    <label className="choice">
      <input {...useTicked(input)} type={type} />
      <span>
        {label} {help && <small className="help">{help}</small>}
      </span>
    </label>
  )
}

/** Returns the props of a choice, ticked as it was sent, unless its component ticks it. */
function useTicked<P extends ComponentProps<'input'>>(props: P): P {
  const typed = useTyped(props.name)
  if (!typed || props.checked !== undefined) return props
  return { ...props, defaultChecked: typed.includes(String(props.value ?? 'on')) }
}

export function Checkbox(props: ChoiceProps) {
  return <Choice {...props} type="checkbox" />
}

export function Radio(props: ChoiceProps) {
  return <Choice {...props} type="radio" />
}

/** A switch that takes effect at once. A form that is sent uses a checkbox. */
export function Switch({ label, help, ...input }: ChoiceProps) {
  return (
    <label className="choice">
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a checkbox has its own state, also as a switch */}
      <input {...input} type="checkbox" role="switch" className="switch" />
      <span>
        {label} {help && <small className="help">{help}</small>}
      </span>
    </label>
  )
}

type ChoiceGroupProps = FrameProps & {
  options: readonly (Option & { help?: ReactNode })[]
  /** Classes for the layout of the choices, such as 'grid sm:grid-cols-2'. */
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

/** Few short choices, each a chip. */
export function ChipGroup({ options, defaultValue, ...group }: RadioGroupProps) {
  const typed = useTyped(group.name)
  return (
    <ChoiceGroup layout="mt-1 flex flex-wrap gap-2" {...group}>
      {options.map(({ value, label }) => (
        <label key={value}>
          <input
            type="radio"
            className="sr"
            name={group.name}
            value={value}
            required={group.required}
            defaultChecked={value === (typed ? typed[0] : defaultValue)}
          />
          <span className="chip">{label}</span>
        </label>
      ))}
    </ChoiceGroup>
  )
}

type CheckboxGroupProps = ChoiceGroupProps & {
  values?: readonly string[] | undefined
  defaultValues?: readonly string[] | undefined
  onChange?: ((values: string[]) => void) | undefined
}

/** Sends its name once for every ticked choice. */
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
