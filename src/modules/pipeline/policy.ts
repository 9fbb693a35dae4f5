import type { Answer } from '../applications/schema.ts'
import type { Question } from '../jobs/posting-schema.ts'

/**
 * Tells whether an answer is as the employer wants it: a number must be at least the wanted one, other answers must be
 * equal apart from case. Undefined if nothing is wanted or the question was deleted. The sort by best answers repeats
 * this rule in SQL.
 */
function isWanted(questions: readonly Question[], { questionId, answer }: Answer): boolean | undefined {
  const { kind, wanted } = questions.find(({ id }) => id === questionId) ?? {}
  if (!wanted) return undefined
  if (kind !== 'number') return answer.toLowerCase() === wanted.toLowerCase()
  const [given, least] = [readNumber(answer), readNumber(wanted)]
  return given !== undefined && least !== undefined && given >= least
}

const readNumber = (text: string): number | undefined =>
  /^[\d,]+(\.\d+)?$/.test(text) ? Number(text.replaceAll(',', '')) : undefined

/** Adds to each answer whether it is as wanted, where that is known. */
export function judgeAnswers(questions: readonly Question[], answers: readonly Answer[]) {
  return answers.map((given) => {
    const fits = isWanted(questions, given)
    return { ...given, ...(fits !== undefined && { fits }) }
  })
}
