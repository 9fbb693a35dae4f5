import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { MAX_OPTIONS, MAX_QUESTIONS } from '../../../modules/jobs/limits.ts'
import { Button } from '../../components/controls/button.tsx'
import { Checkbox } from '../../components/forms/choice.tsx'
import { Field, FieldNotes, TextField } from '../../components/forms/field.tsx'
import { Select } from '../../components/forms/select.tsx'
import { emptyQuestion, type QuestionValues } from './job-form-values.ts'

const KINDS = [
  { value: 'yes-no', label: 'Yes or no' },
  { value: 'choice', label: 'One of several choices' },
  { value: 'number', label: 'A number' },
  { value: 'text', label: 'A short text' },
]
const WISHES = [
  { value: 'Yes', label: 'Yes' },
  { value: 'No', label: 'No' },
]

type QuestionFieldsProps = { questions: QuestionValues[]; error: string | undefined }

/**
 * The questions to every applicant. A question keeps its id when its text changes, so that its answers stay with it.
 */
export function QuestionFields({ questions, error }: QuestionFieldsProps) {
  const [rows, setRows] = useState(() => questions.map((values, row) => ({ row, values })))
  const add = () => {
    const row = Math.max(-1, ...rows.map((one) => one.row)) + 1
    setRows([...rows, { row, values: emptyQuestion() }])
  }
  return (
    <div id="questions" tabIndex={-1} className="grid gap-4">
      <FieldNotes
        id="questions"
        help={`At most ${MAX_QUESTIONS}. Ask only what your decision depends on: a licence, a certificate, years of work.`}
        error={error}
      />
      {rows.map(({ row, values }, position) => (
        <QuestionRow
          key={row}
          path={`questions.${row}.`}
          number={position + 1}
          values={values}
          onRemove={() => setRows(rows.filter((one) => one.row !== row))}
        />
      ))}
      {rows.length < MAX_QUESTIONS && (
        <Button look="quiet" className="justify-self-start" onClick={add}>
          <Plus size={16} />
          {rows.length === 0 ? 'Add a question' : 'Add another question'}
        </Button>
      )}
    </div>
  )
}

type QuestionRowProps = { path: string; number: number; values: QuestionValues; onRemove: () => void }

function QuestionRow({ path, number, values, onRemove }: QuestionRowProps) {
  const [kind, setKind] = useState(values.kind)
  const wanted = kind === values.kind ? values.wanted : ''
  return (
    <fieldset className="grid gap-3 border-t pt-3">
      <legend className="sr">{`Question ${number}`}</legend>
      <div className="flex items-center justify-between">
        <span className="font-semibold" aria-hidden="true">{`Question ${number}`}</span>
        <Button look="bare" aria-label={`Remove question ${number}`} onClick={onRemove}>
          <X size={16} />
          Remove
        </Button>
      </div>
      <input type="hidden" name={`${path}id`} defaultValue={values.id} />
      <Field
        label="Your question"
        name={`${path}text`}
        maxLength={200}
        placeholder="Do you hold a class 6 licence?"
        defaultValue={values.text}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <Select
          label="Answer type"
          name={`${path}kind`}
          options={KINDS}
          defaultValue={values.kind}
          onInput={({ currentTarget }) => setKind(currentTarget.value)}
        />
        {kind === 'yes-no' && (
          <Select
            label="Preferred answer"
            name={`${path}wanted`}
            placeholder="Either"
            options={WISHES}
            help="Applicants do not see it."
            defaultValue={wanted}
          />
        )}
        {kind === 'number' && (
          <Field
            label="Preferred number, at least"
            name={`${path}wanted`}
            inputMode="decimal"
            maxLength={12}
            help="Optional. Applicants do not see it."
            defaultValue={wanted}
          />
        )}
      </div>
      {kind === 'choice' && (
        <>
          <TextField
            label="Choices"
            name={`${path}options`}
            rows={3}
            help={`One per line, 2 to ${MAX_OPTIONS}`}
            defaultValue={values.options}
          />
          <Field
            label="Preferred choice"
            name={`${path}wanted`}
            maxLength={80}
            help="Optional. Applicants do not see it."
            defaultValue={wanted}
          />
        </>
      )}
      <Checkbox
        label="Applicants must answer this"
        name={`${path}isRequired`}
        defaultChecked={values.isRequired !== ''}
      />
    </fieldset>
  )
}
