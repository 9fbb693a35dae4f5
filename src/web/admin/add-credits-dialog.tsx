import { useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useId } from 'react'
import { CreditAdjustment } from '../../modules/credits/schema.ts'
import { plural } from '../../shared/text.ts'
import { call } from '../api-client.ts'
import { Button } from '../components/button.tsx'
import { Dialog } from '../components/dialog.tsx'
import { Field, TextField } from '../components/field.tsx'
import { FormErrors } from '../components/form-errors.tsx'
import { toast } from '../components/toast.ts'
import { useForm } from '../form.ts'
import type { AdminEmployer } from './queries.ts'

type AddCreditsDialogProps = { employer: AdminEmployer; onClose: () => void }

export function AddCreditsDialog({ employer, onClose }: AddCreditsDialogProps) {
  const { client } = useRouteContext({ from: '__root__' })
  const queryClient = useQueryClient()
  const formId = useId()
  const { errors, message, busy, formProps } = useForm({
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
      await queryClient.invalidateQueries({ queryKey: ['admin', 'employers'] })
      toast({
        title: json.credits > 0 ? 'Credits added' : 'Credits taken',
        description: `${employer.companyName}: ${plural(Math.abs(json.credits), 'credit')}.`,
      })
      onClose()
    },
  })
  return (
    <Dialog
      title={`Add credits to ${employer.companyName}`}
      description={`Balance now: ${plural(employer.credits, 'credit')}.`}
      onClose={onClose}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={busy} busyLabel="Adding…">
            Add credits
          </Button>
        </>
      }
    >
      <form id={formId} className="grid gap-4" {...formProps}>
        <FormErrors errors={errors} message={message} />
        <Field
          label="Credits"
          name="credits"
          required
          inputMode="text"
          autoComplete="off"
          help="A whole number up to 10,000; negative takes credits away."
          error={errors['credits']}
        />
        <TextField
          label="Reason"
          name="description"
          required
          rows={2}
          help="The employer reads it in its transactions."
          error={errors['description']}
        />
      </form>
    </Dialog>
  )
}
