import type { Card } from './queries.ts'

const SHOWN = 10

/** Who is meant, so that nobody is moved or written to by mistake. */
export function ChosenNames({ chosen }: { chosen: readonly Card[] }) {
  const more = chosen.length - SHOWN
  return (
    <ul className="chosen-names" aria-label="Chosen">
      {chosen.slice(0, SHOWN).map(({ id, applicantName }) => (
        <li key={id}>{applicantName}</li>
      ))}
      {more > 0 && <li>and {more.toLocaleString('en-AU')} more</li>}
    </ul>
  )
}
