import type { ComponentProps, ReactNode } from 'react'
import { t } from '../../../shared/language/words.ts'
import { Button } from '../controls/button.tsx'
import { FormErrors } from '../forms/form-errors.tsx'
import { Notice } from '../states/states.tsx'
import { Dialog, type DialogProps, useDialogId } from './dialog.tsx'

type FormDialogProps = Pick<DialogProps, 'title' | 'description' | 'shape' | 'onClose' | 'children'> & {
  /** The result of `useForm`. */
  form: Pick<ComponentProps<typeof FormErrors>, 'errors' | 'message'> & {
    busy: boolean
    formProps: ComponentProps<'form'>
  }
  /** The verb on the button: 'Send report'. */
  submitLabel: string
  busyLabel: string
  /** The button that sends nothing. */
  cancelLabel?: string | undefined
  danger?: boolean | undefined
}

/** A dialog with a form of `useForm`: its errors first, Cancel and the verb at the bottom. */
export function FormDialog({
  form,
  submitLabel,
  busyLabel,
  cancelLabel = t('Cancel'),
  danger,
  children,
  ...dialog
}: FormDialogProps) {
  const formId = useDialogId()
  return (
    <Dialog
      {...dialog}
      actions={
        <>
          <Button look="quiet" onClick={dialog.onClose}>
            {cancelLabel}
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

type ConfirmDialogProps = {
  title: ReactNode
  /** Explains what will happen and whether it can be undone. */
  children: ReactNode
  /** The verb on the button: 'Delete job'. */
  confirmLabel: string
  busyLabel: string
  /** The button that answers no: 'Keep it open', where 'Cancel' could be misunderstood. */
  cancelLabel?: string | undefined
  busy?: boolean | undefined
  danger?: boolean | undefined
  error?: ReactNode
  onConfirm: () => void
  onClose: () => void
}

export function ConfirmDialog({
  title,
  children,
  confirmLabel,
  busyLabel,
  cancelLabel = t('Cancel'),
  busy,
  danger,
  error,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  return (
    <Dialog
      role="alertdialog"
      title={title}
      description={children}
      // Next to 'Close job', a cross named Close could be mistaken for the answer.
      closeLabel={t('Go back')}
      onClose={onClose}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            {cancelLabel}
          </Button>
          <Button look={danger ? 'danger' : 'primary'} busy={busy} busyLabel={busyLabel} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {error && <Notice kind="danger">{error}</Notice>}
    </Dialog>
  )
}
