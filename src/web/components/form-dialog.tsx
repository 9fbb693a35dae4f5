import { type ComponentProps, useId } from 'react'
import { Button } from './button.tsx'
import { Dialog, type DialogProps } from './dialog.tsx'
import { FormErrors } from './form-errors.tsx'

type FormDialogProps = Pick<DialogProps, 'title' | 'description' | 'shape' | 'onClose' | 'children'> & {
  /** What `useForm` gives. */
  form: Pick<ComponentProps<typeof FormErrors>, 'errors' | 'message'> & {
    busy: boolean
    formProps: ComponentProps<'form'>
  }
  /** The verb: 'Send report'. */
  submitLabel: string
  busyLabel: string
  danger?: boolean | undefined
}

/** A form of `useForm` in a dialog: its errors first, Cancel and the verb below. */
export function FormDialog({ form, submitLabel, busyLabel, danger, children, ...dialog }: FormDialogProps) {
  const formId = useId()
  return (
    <Dialog
      {...dialog}
      actions={
        <>
          <Button look="quiet" onClick={dialog.onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            look={danger ? 'danger' : 'primary'}
            busy={form.busy}
            busyLabel={busyLabel}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <form id={formId} method="post" className="grid gap-4" {...form.formProps}>
        <FormErrors errors={form.errors} message={form.message} />
        {children}
      </form>
    </Dialog>
  )
}
