import { JOB_FIELDS, type JobFieldName, type JobListField, jobField } from '../../../modules/jobs/fields.ts'
import { pick, recordOf } from '../../../shared/records.ts'
import type { OwnJob } from '../posted/queries.ts'

type Values = Record<string, FormDataEntryValue | FormDataEntryValue[] | undefined>

const PAY_FIELDS = ['salaryRange', 'salaryMin', 'salaryMax', 'salaryPeriod'] as const
export const isListField = (name: JobFieldName): name is JobListField =>
  ['checkboxes', 'tags'].includes(jobField(name).control.kind)
const isTextField = (name: JobFieldName): name is Exclude<JobFieldName, JobListField> => !isListField(name)
const LIST_FIELDS = JOB_FIELDS.filter(isListField)
const TEXT_FIELDS = [...JOB_FIELDS.filter(isTextField), ...PAY_FIELDS]

/** A question in the form: `options` has one per line. */
export type QuestionValues = Record<'id' | 'text' | 'kind' | 'options' | 'isRequired' | 'wanted', string>
/** The values of the form's fields, as text. */
export type JobFormValues = Partial<Record<(typeof TEXT_FIELDS)[number], string>> &
  Record<JobListField, string[]> & { questions: QuestionValues[] }

/** Reads the values from the form, or from the draft kept on this device. Rows are named `questions.0.text`. */
export function jobFormTexts(values: Values): JobFormValues {
  return {
    ...recordOf(TEXT_FIELDS, (name) => String(values[name] ?? '')),
    ...recordOf(LIST_FIELDS, (name) => list(values[name])),
    questions: questionsOf(values),
  }
}

function list(value: Values[string]): string[] {
  return [value ?? []].flat().map(String)
}

function questionsOf(values: Values): QuestionValues[] {
  const rows = new Map<number, QuestionValues>()
  for (const [name, value] of Object.entries(values)) {
    const [first, index, field] = name.split('.')
    if (first !== 'questions' || !field) continue
    const row = rows.get(Number(index)) ?? emptyQuestion()
    rows.set(Number(index), { ...row, [field]: String(value ?? '') })
  }
  return [...rows].sort(([a], [b]) => a - b).map(([, row]) => row)
}

export function emptyQuestion(): QuestionValues {
  return { id: '', text: '', kind: 'yes-no', options: '', isRequired: '', wanted: '' }
}

export const readJobForm = (values: Values) => jobInput(jobFormTexts(values))

/** Converts the form's values for the schema. Empty amounts become null. A period without amounts is dropped. */
export function jobInput({ salaryMin, salaryMax, salaryPeriod, questions, ...texts }: JobFormValues) {
  const [min, max] = [amount(salaryMin), amount(salaryMax)]
  return {
    ...texts,
    salaryMin: min,
    salaryMax: max,
    salaryPeriod: (min === null && max === null) || !salaryPeriod ? null : salaryPeriod,
    questions: questions.map(({ options, isRequired, ...question }) => ({
      ...question,
      options: options.split('\n').filter((line) => line.trim()),
      isRequired: isRequired !== '',
    })),
  }
}

/** Reads kina as typed, such as `1,200.50`. Returns NaN for other text, which the schema refuses. */
export function amount(typed: string | undefined): number | null {
  const text = (typed ?? '').replace(/[\sKk,]/g, '')
  return text === '' ? null : Number(text)
}

type StoredJob = Pick<OwnJob, JobFieldName | (typeof PAY_FIELDS)[number] | 'questions'> &
  Partial<Pick<OwnJob, 'salaryRangeAsTyped'>>

/** Returns the form's values for a stored job, its duplicate, or a template. */
export function jobFormValues(job: StoredJob): JobFormValues {
  return {
    ...recordOf(TEXT_FIELDS, (name) => String(job[name] ?? '')),
    salaryRange: job.salaryRangeAsTyped ?? job.salaryRange,
    ...pick(job, LIST_FIELDS),
    questions: job.questions.map(({ id, text, kind, options = [], isRequired, wanted = '' }) => {
      return { id, text, kind, options: options.join('\n'), isRequired: isRequired ? 'on' : '', wanted }
    }),
  }
}
