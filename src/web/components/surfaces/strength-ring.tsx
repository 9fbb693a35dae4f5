type StrengthRingProps = {
  /** From 0 to 100. */
  percent: number
  label: string
  isSmall?: boolean
}

/** How complete something is. */
export function StrengthRing({ percent, label, isSmall }: StrengthRingProps) {
  return (
    <div
      className={isSmall ? 'strength strength-s' : 'strength'}
      role="img"
      aria-label={`${label}: ${percent}%`}
    >
      <svg viewBox="0 0 44 44" aria-hidden="true">
        <circle cx="22" cy="22" r="18.5" />
        <circle cx="22" cy="22" r="18.5" pathLength="100" strokeDasharray={`${percent} ${100 - percent}`} />
      </svg>
      <b aria-hidden="true">{percent}%</b>
    </div>
  )
}
