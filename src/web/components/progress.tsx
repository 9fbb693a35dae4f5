type ProgressProps = {
  label: string
  value: number
  max?: number | undefined
  /** What stands beside the label; default the percentage. */
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
