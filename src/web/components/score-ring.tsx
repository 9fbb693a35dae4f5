type ScoreRingProps = { score: number; tone: 'green' | 'yellow' | 'orange' }

/** A score from 0 to 100; its band stands beside it in words. */
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
