/**
 * The logo: a kumul, the bird of paradise, with its plumes. Its background, the colour forest, is dark in both themes.
 */
export function Logo({ size = 34 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 36 36" aria-hidden="true" focusable="false">
      <path
        fill="#f7bd1b"
        d="M28 8.6l3.4 1.5-3.6.9c-.2 4.3-2 7.6-5 9.6-3.2 2.1-8.2 1.7-11.8 5.2 1.2-4.2 3.6-6.7 6.4-8.7 2.7-1.9 4.3-3.6 4.7-6.3.4-2.7 3.9-4.4 5.9-2.2z"
      />
      <g fill="none" strokeWidth="1.7" strokeLinecap="round">
        <path stroke="#f7bd1b" d="M17 19.5C11 20 7 23 5 29" />
        <path stroke="#ef6a2e" d="M19 21.5c-4.5 2-7.5 5-8.5 9.5" />
        <path stroke="#e0364a" d="M21 21.5c-2.5 2.5-4.5 5.500-4.5 9.5" />
      </g>
    </svg>
  )
}

/** The woven band: under the header, over the footer, and on top of the card of a person or a job. */
export function Band() {
  return <div className="band" aria-hidden="true" />
}
