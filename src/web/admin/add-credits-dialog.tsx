import { useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { CreditAdjustment } from '../../modules/credits/schema.ts'
import { plural } from '../../shared/text.ts'
import { call } from '../api-client.ts'
import { Field, TextField } from '../components/field.tsx'
import { FormDialog } from '../components/form-dialog.tsx'
import { toast } from '../components/toast.ts'
import { useForm } from '../form.ts'
import type { EmployerDetails } from './employers-queries.ts'

type AddCreditsDialogProps = { employer: EmployerDetails; onClose: () => void }

export function AddCreditsDialog({ employer, onClose }: AddCreditsDialogProps) {
  const { client } = useRouteContext({ from: '__root__' })
  const queryClient = useQueryClient()
  const form = useForm({
    schema: CreditAdjustment,
    read: ({ credits, description }) => ({ credits: credits ? Number(credits) : undefined, description }),
    fallback: 'Failed to add credits.',
    submit: async (json, { idempotencyKey }) => {
      const param = { id: String(employer.id) }
      const headers = { 'Idempotency-Key': idempotencyKey }
      await call(client.api.admin.employers[':id']['add-credits'].$post({ param, json }, { headers })).catch(
        (error: Error) => {
          toast({ title: 'Failed to add credits.', description: error.message, variant: 'destructive' })
          throw error
        },
      )
      await queryClient.invalidateQueries({ queryKey: ['admin'] })
      toast({
        title: json.credits > 0 ? 'Credits added' : 'Credits taken',
        description: `${employer.companyName}: ${plural(Math.abs(json.credits), 'credit')}.`,
      })
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
        help="A whole number up to 10,000; negative takes credits away."
        error={form.errors['credits']}
      />
      <TextField
        label="Reason"
        name="description"
        required
        rows={2}
        help="The employer reads it in its transactions."
        error={form.errors['description']}
      />
    </FormDialog>
  )
}
