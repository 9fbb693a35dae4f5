import { Button } from '../../components/controls/button.tsx'

type PricedButtonProps = {
  /** With its price: 'View (2 credits)'. */
  label: string
  /** The person, for screen readers. */
  name: string
  look?: 'quiet' | 'bare'
  /** Why it cannot be pressed. */
  refusal?: string | undefined
  isBusy?: boolean
  busyLabel?: string
  onClick: () => void
}

/** One of several equal buttons in a list of people. */
export function PricedButton({ label, name, look, refusal, isBusy, busyLabel, onClick }: PricedButtonProps) {
  return (
    <Button
      look={look}
      aria-label={label === 'Contact' ? `Contact ${name}` : `${label}: ${name}`}
      refusal={refusal}
      busy={isBusy}
      busyLabel={busyLabel}
      onClick={onClick}
    >
      {label}
    </Button>
  )
}
