/** A bilum, the string bag of Papua New Guinea, with nothing in it: for empty lists. */
export function Bag() {
  return (
    <svg className="bag" viewBox="0 0 120 96" aria-hidden="true" focusable="false">
      <path fill="var(--gold-soft)" d="M20 40h80l-8 44a10 10 0 0 1-10 8H38a10 10 0 0 1-10-8z" />
      <g fill="none" strokeWidth="3">
        <path stroke="var(--kumul)" d="M22 50l9.5 9 9.5-9 9.5 9 9.5-9 9.5 9 9.5-9 9.5 9 9.5-9" />
        <path stroke="var(--brand)" d="M25 66l8.7 9 8.7-9 8.7 9 8.7-9 8.7 9 8.7-9 8.7 9 8.7-9" />
        <path stroke="var(--ink)" strokeLinecap="round" d="M24 40C26 12 46 4 60 4s34 8 36 36" />
      </g>
    </svg>
  )
}
