import CircleAlert from 'lucide-react/icons/circle-alert'
import type { ComponentProps, ReactNode } from 'react'
import { tFilled } from '../../../shared/language/words.ts'
import { useShown } from './typed.ts'

type Own = keyof FrameProps

/** A field of one line. `type="number"` opens the number pad; the value is text until the schema converts it. */
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
        {...useShown(name, input)}
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
      <textarea rows={5} {...useShown(name, input)} {...controlProps(frame)} className="input" />
    </FieldFrame>
  )
}

export type FrameProps = {
  label: ReactNode
  name: string
  /** The name by default. Set it if a page has the name twice. The form's summary links to it. */
  id?: string | undefined
  help?: ReactNode
  error?: string | undefined
  required?: boolean | undefined
  className?: string | undefined
}

type ControlProps = {
  id: string
  name: string
  required?: true
  'aria-describedby'?: string
  'aria-invalid'?: true
}

/** Returns the attributes that connect a control to its label, help and error. */
export function controlProps({ name, id = name, help, error, required }: FrameProps): ControlProps {
  const describedBy = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ')
  return {
    id,
    name,
    ...(required && { required }),
    ...(describedBy && { 'aria-describedby': describedBy }),
    ...(error && { 'aria-invalid': true }),
  }
}

/** A frame with the label above and help and error below. Radio and checkbox groups use `ChoiceGroup`. */
export function FieldFrame({ children, ...frame }: FrameProps & { children: ReactNode }) {
  const { label, name, id = name, required, className } = frame
  return (
    <div className={className ? `field ${className}` : 'field'}>
      <label className="label" htmlFor={id}>
        {label}
        {required && <RequiredMark />}
      </label>
      {children}
      <FieldNotes id={id} help={frame.help} error={frame.error} />
    </div>
  )
}

/** Visual only: the control itself has `required`. */
export function RequiredMark() {
  return (
    <span className="req" aria-hidden="true">
      {' *'}
    </span>
  )
}

type NotesProps = { id: string; help?: ReactNode; error?: string | undefined }

export function FieldNotes({ id, help, error }: NotesProps) {
  return (
    <>
      {help && (
        <div className="help" id={`${id}-help`}>
          {help}
        </div>
      )}
      {error && (
        <div className="error" id={`${id}-error`}>
          <CircleAlert size={16} />
          {tFilled(error)}
        </div>
      )}
    </>
  )
}
