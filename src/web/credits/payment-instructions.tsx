import { formatToea } from '../../shared/money.ts'
import { CopyValue } from '../components/copy-value.tsx'

type PaymentInstructionsProps = {
  reference: string
  /** Toea; undefined until a package is chosen. */
  amount: number | undefined
  instructions: string
}

/** What has to be typed at the bank, and where the money goes. */
export function PaymentInstructions({ reference, amount, instructions }: PaymentInstructionsProps) {
  return (
    <div className="card bg-paper grid gap-3">
      <p className="whitespace-pre-line">{instructions}</p>
      <div className="grid gap-3 sm:grid-cols-2">
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
