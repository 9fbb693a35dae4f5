import { useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useId } from 'react'
import { offeredMethods, PAYMENT_METHOD_LABELS, PaymentRequestInput } from '../../modules/payments/schema.ts'
import { formatToea } from '../../shared/money.ts'
import { plural } from '../../shared/text.ts'
import { call } from '../api-client.ts'
import { Button } from '../components/button.tsx'
import { RadioGroup } from '../components/choice-group.tsx'
import { Dialog } from '../components/dialog.tsx'
import { TextField } from '../components/field.tsx'
import { FormErrors } from '../components/form-errors.tsx'
import { Select } from '../components/select.tsx'
import { toast } from '../components/toast.ts'
import { distinctErrors } from '../employers/distinct-errors.ts'
import { useForm } from '../form.ts'
import { useSettings } from '../settings.ts'
import type { CreditPackage } from './queries.ts'

type PurchaseDialogProps = {
  packages: readonly CreditPackage[]
  /** Preselected. */
  chosen: number | undefined
  onClose: () => void
}

/** Asks for credits; they come when an administrator has seen the payment. */
export function PurchaseDialog({ packages, chosen, onClose }: PurchaseDialogProps) {
  const { client } = useRouteContext({ from: '__root__' })
  const queryClient = useQueryClient()
  const formId = useId()
  const methods = offeredMethods(useSettings().payment_methods)
  const { errors, message, busy, formProps } = useForm({
    schema: PaymentRequestInput,
    // What the buyer was shown; the package decides.
    read: (values) => ({
      ...values,
      amount: packages.find(({ id }) => String(id) === values['packageId'])?.price,
    }),
    fallback: 'Failed to create payment request.',
    submit: async (json, { idempotencyKey }) => {
      await call(
        client.api['payment-requests'].$post({ json }, { headers: { 'Idempotency-Key': idempotencyKey } }),
      ).catch((error: Error) => {
        toast({
          title: 'Failed to create payment request.',
          description: error.message,
          variant: 'destructive',
        })
        throw error
      })
      await queryClient.invalidateQueries({ queryKey: ['employer', 'payment-requests'] })
      toast({
        title: 'Payment Request Submitted',
        description: 'Your payment request has been submitted for admin review.',
      })
      onClose()
    },
  })
  return (
    <Dialog
      title="Purchase Credits"
      description="Credits are added when your payment has been checked."
      onClose={onClose}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={busy} busyLabel="Submitting…">
            Submit Payment Request
          </Button>
        </>
      }
    >
      <form id={formId} className="grid gap-4" {...formProps}>
        <FormErrors errors={distinctErrors(errors)} message={message} />
        <RadioGroup
          label="Package"
          name="packageId"
          required
          defaultValue={chosen === undefined ? undefined : String(chosen)}
          options={packages.map(({ id, name, credits, price }) => ({
            value: String(id),
            label: `${name}: ${plural(credits, 'credit')} for ${formatToea(price)}`,
          }))}
          error={errors['packageId']}
        />
        <Select
          label="Payment Method"
          name="paymentMethod"
          required
          placeholder="Select a payment method"
          options={methods.map((value) => ({ value, label: PAYMENT_METHOD_LABELS[value] }))}
          error={errors['paymentMethod']}
        />
        <TextField
          label="Payment Details"
          name="paymentDetails"
          required
          rows={3}
          help="How we can find your payment: reference number, bank and name on the account, date."
          error={errors['paymentDetails']}
        />
      </form>
    </Dialog>
  )
}
