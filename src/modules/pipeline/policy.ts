import type { Answer } from '../applications/schema.ts'
import type { Question } from '../jobs/posting-schema.ts'
import { BULK_MESSAGES_A_DAY } from './schema.ts'

/**
 * People whom an employer writes to by the bulk message, in a day. They applied to its jobs, so it is more than the messages typed one
 * by one allow, and less than a stolen account would send.
 */
export const BULK_MESSAGES = { name: 'bulk-messages', points: BULK_MESSAGES_A_DAY, seconds: 86_400 }

/**
 * Whether an answer is as the employer wants it: a number at least, everything else the same without regard to case. Undefined where
 * nothing is wanted, or the question is gone. The sort by best answers asks the same in SQL.
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

/** Each with whether it is as wanted, where that is known. */
export function judgeAnswers(questions: readonly Question[], answers: readonly Answer[]) {
  return answers.map((given) => {
    const fits = isWanted(questions, given)
    return { ...given, ...(fits !== undefined && { fits }) }
  })
}
