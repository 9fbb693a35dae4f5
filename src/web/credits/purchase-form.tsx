import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { PAYMENT_METHOD_LABELS, PaymentRequestInput } from '../../modules/payments/schema.ts'
import { ApiError, call } from '../api-client.ts'
import { RadioGroup } from '../components/choice-group.tsx'
import { TextField } from '../components/field.tsx'
import { FileInput } from '../components/file-input.tsx'
import { FormErrors } from '../components/form-errors.tsx'
import { toast } from '../components/toast.ts'
import { distinctErrors } from '../employers/distinct-errors.ts'
import { useForm } from '../form.ts'
import { useSettings } from '../settings.ts'
import { PackageChoice } from './package-choice.tsx'
import { PaymentInstructions } from './payment-instructions.tsx'
import { type PaymentOptions, packagesQuery, refreshRequests, type SubmittedRequest } from './queries.ts'
import { SLIP_ACCEPT, SlipFile, sendSlip } from './slip-file.ts'

type PurchaseFormProps = {
  id: string
  chosen: number | undefined
  options: PaymentOptions
  onBusy: (busy: boolean) => void
  onDone: (submitted: SubmittedRequest) => void
}

const PurchaseInput = v.object({ ...PaymentRequestInput.entries, slip: SlipFile })

export function PurchaseForm({ id, chosen, options, onBusy, onDone }: PurchaseFormProps) {
  const { client } = useRouteContext({ from: '__root__' })
  const { data: packages = [] } = useQuery(packagesQuery(client))
  const [packageId, setPackageId] = useState(chosen)
  const [method, setMethod] = useState(options.methods[0]?.method)
  const { cv_view_cost } = useSettings()
  const price = packages.find((one) => one.id === packageId)?.price
  const instructions = options.methods.find((one) => one.method === method)?.instructions
  const { errors, message, busy, formProps } = usePurchase(price, (submitted) =>
    onDone({ ...submitted, instructions: instructions ?? '' }),
  )
  useEffect(() => onBusy(busy), [busy, onBusy])
  return (
    <form id={id} className="grid gap-4" method="post" {...formProps}>
      <FormErrors errors={distinctErrors(errors)} message={message} />
      <PackageChoice
        packages={packages}
        chosen={packageId}
        viewCost={cv_view_cost}
        error={errors['packageId']}
        onChoose={setPackageId}
      />
      <RadioGroup
        label="Payment Method"
        name="paymentMethod"
        required
        layout="grid grid-cols-2 gap-x-3 sm:grid-cols-4"
        value={method ?? ''}
        onChange={(value) => setMethod(options.methods.find((one) => one.method === value)?.method)}
        options={options.methods.map((one) => ({
          value: one.method,
          label: PAYMENT_METHOD_LABELS[one.method],
        }))}
        error={errors['paymentMethod']}
      />
      {instructions !== undefined && (
        <PaymentInstructions reference={options.reference} amount={price} instructions={instructions} />
      )}
      <TextField
        label="Payment Details"
        name="paymentDetails"
        required
        rows={2}
        help="How we can find your payment: bank and name on the account, date."
        error={errors['paymentDetails']}
      />
      <FileInput
        label="Payment slip"
        name="slip"
        accept={SLIP_ACCEPT}
        help="A photo (JPEG, PNG) or PDF, at most 5 MB. You can also send it later."
        error={errors['slip']}
      />
    </form>
  )
}

const FAILED = 'Failed to create payment request.'

/** `price`: toea, as the buyer is shown it; the package decides, and another price is asked again. */
function usePurchase(
  price: number | undefined,
  onDone: (submitted: Omit<SubmittedRequest, 'instructions'>) => void,
) {
  const { client } = useRouteContext({ from: '__root__' })
  const queryClient = useQueryClient()
  return useForm({
    schema: PurchaseInput,
    read: (values) => ({ ...values, amount: price }),
    fallback: FAILED,
    submit: async ({ slip, ...json }, { idempotencyKey }) => {
      const headers = { 'Idempotency-Key': idempotencyKey }
      const request = await call(client.api['payment-requests'].$post({ json }, { headers })).catch(
        (error: Error) => {
          toast({ title: FAILED, description: error.message, variant: 'destructive' })
          if (error instanceof ApiError && error.status >= 400)
            void queryClient.invalidateQueries({ queryKey: ['credit-packages'] })
          throw error
        },
      )
      // The request stands; a slip that does not arrive can be sent again from its row.
      const slipProblem = slip && (await sendSlip(client, request.id, slip).then(() => undefined, messageOf))
      await refreshRequests(queryClient)
      toast({
        title: 'Payment Request Submitted',
        description: 'Your payment request has been submitted for admin review.',
      })
      onDone({ request, slipProblem })
    },
  })
}

const messageOf = (error: Error) => error.message
