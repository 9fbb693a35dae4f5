/** The logo: a kumul, the bird of paradise, with its plumes. Gold on green in both themes. */
export function Logo({ size = 36 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 36 36" aria-hidden="true" focusable="false">
      <rect width="36" height="36" rx="8" fill="#0f5c4d" />
      <path
        fill="#f2b705"
        d="M28 8.6l3.4 1.5-3.6.9c-.2 4.3-2 7.600-5 9.600C19.600 22.700 14.600 22.300 11 25.800c1.200-4.200 3.600-6.700 6.400-8.700 2.700-1.900 4.300-3.600 4.700-6.300.4-2.700 3.900-4.400 5.900-2.200z"
      />
      <path
        fill="none"
        stroke="#f2b705"
        strokeWidth="1.700"
        strokeLinecap="round"
        d="M17 19.500C11 20 7 23 5 29M19 21.500C14.500 23.500 11.500 26.500 10.500 31M21 21.500c-2.500 2.500-4.500 5.500-4.500 9.500"
      />
      <circle cx="25.200" cy="9.900" r="1" fill="#0f5c4d" />
    </svg>
  )
}

/** The zigzag pattern of a bilum: under the header, on empty states, on the poster. */
export function BilumBand() {
  return <div className="bilum" aria-hidden="true" />
}
