import type { OwnJob } from './job-queries.ts'

type Values = Record<string, FormDataEntryValue | FormDataEntryValue[] | undefined>

const FIELDS = [
  'title',
  'description',
  'requirements',
  'location',
  'category',
  'employmentType',
  'experienceLevel',
  'salaryRange',
  'salaryMin',
  'salaryMax',
  'salaryPeriod',
  'workPattern',
  'roster',
  'closingDate',
] as const

/** One question as the form holds it: `options` a line each. */
export type QuestionValues = Record<'id' | 'text' | 'kind' | 'options' | 'isRequired' | 'wanted', string>
/** What the form's fields hold, as text. */
export type JobFormValues = Partial<Record<(typeof FIELDS)[number], string>> & {
  skills: string[]
  licenceClasses: string[]
  questions: QuestionValues[]
}

/** From the form itself, or from what was kept of it on this device. Rows are `questions.0.text`. */
export function jobFormTexts(values: Values): JobFormValues {
  const texts = FIELDS.map((name) => [name, String(values[name] ?? '')])
  return {
    ...Object.fromEntries(texts),
    skills: list(values['skills']),
    licenceClasses: list(values['licenceClasses']),
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

/** What the form's fields hold → what the schema takes. Empty amounts are null; a period alone says nothing. */
export function readJobForm(values: Values) {
  const { salaryMin, salaryMax, salaryPeriod, questions, ...texts } = jobFormTexts(values)
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

/** Kina as typed: `1,200.50`. What is no number stays one that the schema refuses. */
export function amount(typed: string | undefined): number | null {
  const text = (typed ?? '').replace(/[\sKk,]/g, '')
  return text === '' ? null : Number(text)
}

/** What the form shows of a posting, and what a duplicate starts from. */
export function jobFormValues(job: OwnJob): JobFormValues {
  const { skills, licenceClasses, questions, salaryRangeAsTyped: salaryRange } = job
  const texts = FIELDS.map((name) => [name, String(job[name] ?? '')])
  return {
    ...Object.fromEntries(texts),
    salaryRange,
    skills,
    licenceClasses,
    questions: questions.map(({ id, text, kind, options = [], isRequired, wanted = '' }) => {
      return { id, text, kind, options: options.join('\n'), isRequired: isRequired ? 'on' : '', wanted }
    }),
  }
}
