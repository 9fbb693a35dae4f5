import Check from 'lucide-react/icons/check'

type StepListProps = {
  labels: readonly string[]
  /** From 0. */
  current: number
  onGo: (step: number) => void
}

/** The steps of a long form. All of them can be opened, because a step may have errors that another one shows. */
export function StepList({ labels, current, onGo }: StepListProps) {
  return (
    <ol className="steps" aria-label={`Step ${current + 1} of ${labels.length}`}>
      {labels.map((label, step) => (
        <li key={label}>
          <button
            type="button"
            className={step < current ? 'done' : undefined}
            aria-current={step === current ? 'step' : undefined}
            onClick={() => onGo(step)}
          >
            <i aria-hidden="true">{step < current ? <Check size={16} strokeWidth={3} /> : step + 1}</i>
            <span>{label}</span>
          </button>
        </li>
      ))}
    </ol>
  )
}
