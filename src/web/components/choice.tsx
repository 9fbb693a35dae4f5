import type { ComponentProps, ReactNode } from 'react'

type ChoiceProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  label: ReactNode
  help?: ReactNode
}

function Choice({ label, help, type, ...input }: ChoiceProps & { type: 'checkbox' | 'radio' }) {
  return (
    <label className="choice">
      <input {...input} type={type} />
      <span>
        {label}
        {help && <small className="help">{help}</small>}
      </span>
    </label>
  )
}

export function Checkbox(props: ChoiceProps) {
  return <Choice {...props} type="checkbox" />
}

export function Radio(props: ChoiceProps) {
  return <Choice {...props} type="radio" />
}

/** For what takes effect at once; in a form that is sent, a checkbox is the right piece. */
export function Switch({ label, help, ...input }: ChoiceProps) {
  return (
    <label className="choice">
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells its own state, also as a switch */}
      <input {...input} type="checkbox" role="switch" className="switch" />
      <span>
        {label}
        {help && <small className="help">{help}</small>}
      </span>
    </label>
  )
}
