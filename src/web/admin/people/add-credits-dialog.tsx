import { useRouteContext } from '@tanstack/react-router'
import { CreditAdjustment } from '../../../modules/credits/schema.ts'
import { plural } from '../../../shared/text.ts'
import { useForm } from '../../app/forms/form.ts'
import { Field, TextField } from '../../components/forms/field.tsx'
import { FormDialog } from '../../components/overlays/form-dialog.tsx'
import { ADD_FAILED, addCredits } from '../payments/payment-acts.ts'
import type { EmployerDetails } from '../queries.ts'

type AddCreditsDialogProps = {
  employer: Pick<EmployerDetails, 'id' | 'companyName' | 'credits'>
  onClose: () => void
}

export function AddCreditsDialog({ employer, onClose }: AddCreditsDialogProps) {
  const page = useRouteContext({ from: '__root__' })
  const form = useForm({
    schema: CreditAdjustment,
    read: ({ credits, description }) => ({ credits: credits ? Number(credits) : undefined, description }),
    fallback: ADD_FAILED,
    submit: async (input, { idempotencyKey }) => {
      await addCredits(page, employer, { input, idempotencyKey })
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      submitLabel="Add credits"
      busyLabel="Adding…"
      title={`Add credits to ${employer.companyName}`}
      description={`Balance now: ${plural(employer.credits, 'credit')}.`}
      onClose={onClose}
    >
      <Field
        label="Credits"
        name="credits"
        required
        inputMode="text"
        autoComplete="off"
        help="A whole number up to 10,000. A negative number removes credits."
        error={form.errors['credits']}
      />
      <TextField
        label="Reason"
        name="description"
        required
        rows={2}
        help="The employer will see this in its transactions."
        error={form.errors['description']}
      />
    </FormDialog>
  )
}
