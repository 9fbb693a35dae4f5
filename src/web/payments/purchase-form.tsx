import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { PAYMENT_METHOD_LABELS, PaymentRequestInput } from '../../modules/payments/schema.ts'
import { formatToea } from '../../shared/money.ts'
import { distinctErrors } from '../app/forms/checked-form.ts'
import { useForm } from '../app/forms/form.ts'
import { ApiError, call } from '../app/loading/api-client.ts'
import { useSettings, useSite } from '../app/site.tsx'
import { CopyValue } from '../components/controls/copy-value.tsx'
import { RadioGroup } from '../components/forms/choice.tsx'
import { TextField } from '../components/forms/field.tsx'
import { FileInput } from '../components/forms/file-input.tsx'
import { FormErrors } from '../components/forms/form-errors.tsx'
import { toast } from '../components/overlays/toast.ts'
import { PackageChoice } from './package-cards.tsx'
import { type PaymentOptions, packagesQuery, refreshRequests, type SubmittedRequest } from './queries.ts'
import { SLIP_ACCEPT, SlipFile, sendSlip } from './request-actions.tsx'

type PurchaseFormProps = {
  id: string
  chosen: number | undefined
  options: PaymentOptions
  onBusy: (busy: boolean) => void
  onDone: (submitted: SubmittedRequest) => void
}

const PurchaseInput = v.object({ ...PaymentRequestInput.entries, slip: SlipFile })

export function PurchaseForm({ id, chosen, options, onBusy, onDone }: PurchaseFormProps) {
  const { client } = useSite()
  const { data: packages = [] } = useQuery(packagesQuery(client))
  const [picked, setPicked] = useState<number>()
  const packageId = picked ?? chosen
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
        onChoose={setPicked}
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
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {instructions !== undefined && (
          <PaymentInstructions reference={options.reference} amount={price} instructions={instructions} />
        )}
        <div className="grid gap-4">
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
        </div>
      </div>
    </form>
  )
}

const FAILED = 'Failed to create payment request.'

/**
 * `price`: the price that the employer saw, in toea. If the package's price has changed, the server refuses the request
 * and the packages are loaded again.
 */
function usePurchase(
  price: number | undefined,
  onDone: (submitted: Omit<SubmittedRequest, 'instructions'>) => void,
) {
  const { client } = useSite()
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
      // The request has been created. If sending the slip fails, the employer can send it again from the table.
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

type PaymentInstructionsProps = {
  reference: string
  /** In toea. Undefined until a package is chosen. */
  amount: number | undefined
  instructions: string
}

/** The reference and amount to enter at the bank, and the account to pay into. */
export function PaymentInstructions({ reference, amount, instructions }: PaymentInstructionsProps) {
  return (
    <div className="card bg-paper grid gap-3">
      <p className="whitespace-pre-line">{instructions}</p>
      <div className="grid gap-3">
        <CopyValue label="Reference" value={reference} />
        {amount !== undefined && (
          <CopyValue label="Amount" value={formatToea(amount)} copied={(amount / 100).toFixed(2)} />
        )}
      </div>
      <p className="help">
        Write the reference on your payment, so that we find it. We confirm within one business day.
        Questions?{' '}
        <a href="/contact" target="_blank" rel="noreferrer">
          Contact Support
        </a>
      </p>
    </div>
  )
}
