/** The zigzag of a bilum: under the header, on empty states, on the poster. */
export function BilumBand() {
  return <div className="bilum" aria-hidden="true" />
}
