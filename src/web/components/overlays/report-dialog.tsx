import type { ComponentProps } from 'react'
import { t } from '../../../shared/language/words.ts'
import { RadioGroup } from '../forms/choice.tsx'
import { TextField } from '../forms/field.tsx'
import { FormDialog } from './form-dialog.tsx'

type ReportDialogProps = Pick<ComponentProps<typeof FormDialog>, 'form' | 'onClose'> & {
  /** The person or company that is reported. */
  name: string
  description: string
  reasons: ComponentProps<typeof RadioGroup>['options']
  /** Characters of the details. */
  maxDetails: number
}

/** A dialog that reports a person or company with a reason and details (fields `reason` and `details`). */
export function ReportDialog({ name, reasons, maxDetails, ...dialog }: ReportDialogProps) {
  const { errors } = dialog.form
  return (
    <FormDialog
      {...dialog}
      title={t('Report {name}', { name })}
      submitLabel={t('Send report')}
      busyLabel={t('Sending…')}
    >
      <RadioGroup
        label={t('What is wrong?')}
        name="reason"
        required
        options={reasons}
        error={errors['reason']}
      />
      <TextField
        label={t('Details')}
        name="details"
        rows={3}
        maxLength={maxDetails}
        help={t('Optional: what happened, in your own words.')}
        error={errors['details']}
      />
    </FormDialog>
  )
}
