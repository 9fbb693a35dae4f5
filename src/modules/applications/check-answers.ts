import { AppError } from '../../shared/errors.ts'
import { answerTo, type Question } from '../jobs/posting-schema.ts'
import type { Answer, NewApplication } from './schema.ts'

/**
 * The answers as they are kept, in the order and the words of the questions. What is not asked any more is dropped: nobody's
 * application fails because the employer changed the form meanwhile. Throws invalid_input with `answer-{id}` for each that is wrong.
 */
export function checkAnswers(questions: readonly Question[], given: NewApplication['answers']): Answer[] {
  const errors: Record<string, string> = {}
  const answers = questions.flatMap((question) => {
    const { id, text } = question
    const sent = given.find(({ questionId }) => questionId === id)?.answer ?? ''
    const { answer, problem } = answerTo(question, sent)
    if (problem) errors[`answer-${id}`] = problem
    // Half characters are refused in the JSON columns of PostgreSQL.
    return answer ? [{ questionId: id, question: text, answer: answer.replace(/\p{Cs}/gu, '\ufffd') }] : []
  })
  if (Object.keys(errors).length > 0)
    throw new AppError('invalid_input', {
      errors,
      reason: 'This employer asks questions. Please answer them.',
    })
  return answers
}
