import CircleAlert from 'lucide-react/icons/circle-alert'
import type { ReactNode } from 'react'

export type FrameProps = {
  label: ReactNode
  name: string
  /** Default: the name. Give one where a page holds the name twice; a form's summary links to it. */
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

/** What ties a control to its label, help and error. */
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

/** Label above, help and error below. Radio and checkbox groups have `ChoiceGroup`. */
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

/** For the eye only: the control itself says `required`. */
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
          {error}
        </div>
      )}
    </>
  )
}
