type ProgressProps = {
  label: string
  value: number
  max?: number | undefined
  /** The text next to the label; by default the percentage. */
  text?: string | undefined
}

export function Progress({ label, value, max = 100, text }: ProgressProps) {
  const shown = text ?? `${Math.round((value / max) * 100)}%`
  return (
    <div>
      <div className="flex justify-between gap-4" aria-hidden="true">
        <span>{label}</span>
        <span className="tabular-nums">{shown}</span>
      </div>
      <progress value={value} max={max} aria-label={`${label}: ${shown}`} />
    </div>
  )
}

type ScoreRingProps = { score: number; tone: 'green' | 'yellow' | 'orange' }

/** A score from 0 to 100. Its band is shown next to it in words. */
export function ScoreRing({ score, tone }: ScoreRingProps) {
  return (
    <svg
      className={`score ${tone}`}
      width="48"
      height="48"
      viewBox="0 0 48 48"
      role="img"
      aria-label={`Score ${score} of 100`}
    >
      <circle cx="24" cy="24" r="21" />
      <circle
        cx="24"
        cy="24"
        r="21"
        pathLength="100"
        strokeDasharray={`${score} 100`}
        transform="rotate(-90 24 24)"
      />
      <text x="24" y="29" textAnchor="middle">
        {score}
      </text>
    </svg>
  )
}
