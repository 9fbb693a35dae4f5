import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { MAX_COVER_LETTER } from '../../modules/applications/limits.ts'
import { YES_NO } from '../../shared/answers.ts'
import { formatDate } from '../../shared/dates.ts'
import { t } from '../../shared/language/words.ts'
import { RadioGroup } from '../components/forms/choice.tsx'
import { Field, TextField } from '../components/forms/field.tsx'
import type { ApplyJob, SendableCv } from './apply-state.ts'

type CvChoiceProps = {
  cvs: readonly SendableCv[]
  /** The choice that was made before. */
  kept: string | string[] | undefined
  error: string | undefined
}

export function CvChoice({ cvs, kept, error }: CvChoiceProps) {
  const chosen = cvs.find(({ id }) => String(id) === kept) ?? cvs[0]
  return (
    <RadioGroup
      label={t('CV to send')}
      name="cvId"
      error={error}
      defaultValue={String(chosen?.id)}
      options={cvs.map(({ id, jobTitle, fileName, updatedAt }) => ({
        value: String(id),
        label: jobTitle,
        help: [fileName, t('updated {date}', { date: formatDate(updatedAt) })].filter(Boolean).join(', '),
      }))}
    />
  )
}

/** Collapsed, because most people send no letter, and an empty field looks like a duty. */
export function LetterField({ letter, error }: { letter: string; error: string | undefined }) {
  const [length, setLength] = useState(letter.length)
  return (
    <details open={letter !== '' || error !== undefined}>
      <summary className="btn btn-bare -ml-2.5">
        <Plus size={18} />
        {t('Add a cover letter (optional)')}
      </summary>
      <TextField
        label={t('Cover letter')}
        name="coverLetter"
        rows={6}
        defaultValue={letter}
        onInput={({ currentTarget }) => setLength(currentTarget.value.length)}
        help={t('{length} of {MAX_COVER_LETTER} characters', { length, MAX_COVER_LETTER })}
        error={error}
      />
    </details>
  )
}

type AnswerFieldsProps = {
  questions: ApplyJob['questions']
  errors: Record<string, string | undefined>
  /** The kept text of each field. */
  kept: Record<string, string | string[]>
}

/** Returns the field name of a question. The server uses the same name in its errors. */
export const answerName = (questionId: string) => `answer-${questionId}`

/** The employer's questions. */
export function AnswerFields({ questions, errors, kept }: AnswerFieldsProps) {
  return questions.map(({ id, text, kind, options = YES_NO, isRequired }) => {
    const name = answerName(id)
    const frame = {
      label: isRequired ? text : t('{text} (optional)', { text }),
      name,
      required: isRequired,
      error: errors[name],
      defaultValue: String(kept[name] ?? ''),
    }
    if (kind === 'number') return <Field key={id} {...frame} inputMode="decimal" autoComplete="off" />
    if (kind === 'text') return <TextField key={id} {...frame} rows={2} />
    // An employer's own choices stay as they were written.
    const labelOf = (value: string) => (options === YES_NO ? t(value) : value)
    const choices = options.map((value) => ({ value, label: labelOf(value) }))
    return <RadioGroup key={id} {...frame} options={choices} />
  })
}
