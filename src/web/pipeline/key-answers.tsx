import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import type { Card } from './queries.ts'

/** Yes and No with a sign, for the eye that runs over many; other answers in their words. */
export function KeyAnswers({ answers }: { answers: Card['keyAnswers'] }) {
  if (answers.length === 0) return null
  return (
    <ul className="board-fact">
      {answers.map(({ question, answer }) => (
        <li key={question} className="key-answer">
          {signOf(answer)}
          <span>
            {question} <b>{answer}</b>
          </span>
        </li>
      ))}
    </ul>
  )
}

function signOf(answer: string) {
  if (/^yes$/i.test(answer)) return <Check size={16} className="text-success" />
  if (/^no$/i.test(answer)) return <X size={16} className="text-danger" />
  return null
}
