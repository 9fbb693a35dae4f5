/** Characters of an answer in words. */
const MAX_ANSWER = 300

export const QUESTION_KINDS = ['yes-no', 'choice', 'number', 'text'] as const
export const YES_NO = ['Yes', 'No'] as const

type Asked = {
  kind: (typeof QUESTION_KINDS)[number]
  options?: readonly string[] | undefined
  isRequired: boolean
}

/** Returns the answer, trimmed, and its error, if any; '' means no answer. The form and the server both use it. */
export function answerTo(
  { kind, options = [], isRequired }: Asked,
  given: string,
): { answer: string; problem: string } {
  const answer = given.trim()
  if (answer === '') return { answer, problem: isRequired ? 'Please answer this question' : '' }
  if (kind === 'text') {
    const isLong = answer.length > MAX_ANSWER
    return { answer, problem: isLong ? `Please use at most ${MAX_ANSWER} characters` : '' }
  }
  if (kind === 'number') {
    const digits = answer.replaceAll(',', '')
    const isNumber = /^\d{1,9}(\.\d{1,2})?$/.test(digits)
    return { answer: digits, problem: isNumber ? '' : 'Please enter a number' }
  }
  const choices: readonly string[] = kind === 'choice' ? options : YES_NO
  return { answer, problem: choices.includes(answer) ? '' : 'Please choose one of the answers' }
}
