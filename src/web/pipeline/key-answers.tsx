import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import type { Card } from './queries.ts'

/** Those that are as wanted or not with a sign, for the eye that runs over many. */
export function KeyAnswers({ answers }: { answers: Card['keyAnswers'] }) {
  if (answers.length === 0) return null
  return (
    <ul className="board-fact">
      {answers.map((given) => (
        <li key={given.question} className="key-answer">
          <FitSign fits={given.fits} />
          <span>
            {given.question} <b>{given.answer}</b>
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Nothing where the employer did not say what it wants. */
export function FitSign({ fits }: { fits?: boolean | undefined }) {
  if (fits === undefined) return null
  return (
    <>
      {fits ? <Check size={16} className="text-success" /> : <X size={16} className="text-danger" />}
      <span className="sr">{fits ? 'As wanted: ' : 'Not as wanted: '}</span>
    </>
  )
}
