import { RadioGroup } from '../components/choice-group.tsx'
import { Field, TextField } from '../components/field.tsx'
import type { Job } from './queries.ts'

type AnswerFieldsProps = {
  questions: Job['questions']
  errors: Record<string, string | undefined>
  /** What was typed before, by field. */
  kept: Record<string, string | string[]>
}

/** The field of a question. The server names it so too. */
export const answerName = (questionId: string) => `answer-${questionId}`

const YES_NO = ['Yes', 'No']

/** What the employer asks beside the CV. */
export function AnswerFields({ questions, errors, kept }: AnswerFieldsProps) {
  return questions.map(({ id, text, kind, options = YES_NO, isRequired }) => {
    const name = answerName(id)
    const frame = {
      label: isRequired ? text : `${text} (optional)`,
      name,
      required: isRequired,
      error: errors[name],
      defaultValue: String(kept[name] ?? ''),
    }
    if (kind === 'number') return <Field key={id} {...frame} inputMode="decimal" autoComplete="off" />
    if (kind === 'text') return <TextField key={id} {...frame} rows={2} />
    return <RadioGroup key={id} {...frame} options={options.map((value) => ({ value, label: value }))} />
  })
}
