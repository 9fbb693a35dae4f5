// Separate from schema.ts, which every public page loads: only forms need this.
import * as v from 'valibot'
import { answerTo, QUESTION_KINDS } from '../../shared/answers.ts'
import { choice, optionalText, text } from '../../shared/fields.ts'
import { pluck } from '../../shared/records.ts'
import { uniqueTexts } from '../../shared/text.ts'
import { expectedCost } from '../credits/schema.ts'
import { jobFields, SALARY_PERIODS } from './fields.ts'
import { MAX_OPTIONS, MAX_QUESTIONS, TEMPLATE_NAME_LENGTH } from './limits.ts'

/** Kina per period, to the toea. A hundred million is higher than any pay and fits the column. */
function amount(message: string) {
  return v.optional(
    v.nullable(
      v.pipe(
        v.number(message),
        v.minValue(0, message),
        v.maxValue(100_000_000, message),
        v.check(
          (kina) => Math.abs(kina * 100 - Math.round(kina * 100)) < 1e-4,
          'Please use at most two decimals',
        ),
      ),
    ),
  )
}

/** The JSON columns of PostgreSQL refuse half characters, which remain when an emoji is cut. */
const wellFormed = v.transform((typed: string) => typed.replace(/\p{Cs}/gu, '\ufffd'))
const line = (min: number, max: number, message: string) => v.pipe(text(min, max, message), wellFormed)

/** The server assigns `id`, which stays when the words change. Only the employer sees `wanted`. */
const question = v.pipe(
  v.object(
    {
      id: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{0,36}$/, 'Unknown question')), ''),
      text: line(1, 200, 'Please write each question'),
      kind: choice(QUESTION_KINDS, 'Please choose how each question is answered'),
      options: v.pipe(
        v.optional(v.array(line(0, 80, 'Please write each choice')), []),
        v.transform((options): string[] => uniqueTexts(options)),
        v.maxLength(MAX_OPTIONS, `Please give at most ${MAX_OPTIONS} choices`),
      ),
      isRequired: v.optional(v.boolean(), false),
      wanted: v.pipe(optionalText(80), wellFormed),
    },
    'Please send each question whole',
  ),
  v.check(
    ({ kind, options }) => kind !== 'choice' || options.length >= 2,
    'Please give each such question two choices at least',
  ),
  v.transform(({ options, wanted, ...question }) => ({
    ...question,
    ...(question.kind === 'choice' && { options }),
    ...(wanted && { wanted }),
  })),
  v.check(
    ({ wanted, ...asked }) => !wanted || answerTo({ ...asked, isRequired: true }, wanted).problem === '',
    'A wanted answer must be one that can be given',
  ),
)
const questions = v.pipe(
  v.array(question, 'Please send a list of questions'),
  v.maxLength(MAX_QUESTIONS, `Please ask at most ${MAX_QUESTIONS} questions`),
  v.check(
    (asked) => new Set(asked.map(({ id }, index) => id || index)).size === asked.length,
    'Each question needs an id of its own',
  ),
)
export type Question = v.InferOutput<typeof question>

/** The three fields of pay go together: an edit that sends none of them keeps the stored pay. */
const pay = v.pipe(
  v.object({
    salaryMin: amount('Minimum salary must be positive'),
    salaryMax: amount('Maximum salary must be positive'),
    salaryPeriod: v.optional(
      v.nullable(v.picklist(SALARY_PERIODS, 'Please choose the period that the pay is for')),
    ),
  }),
  v.forward(
    v.partialCheck(
      [['salaryMin'], ['salaryMax']],
      ({ salaryMin, salaryMax }) => salaryMin == null || salaryMax == null || salaryMax >= salaryMin,
      'Maximum salary must be greater than minimum salary',
    ),
    ['salaryMax'],
  ),
  v.forward(
    v.partialCheck(
      [['salaryMin'], ['salaryMax'], ['salaryPeriod']],
      ({ salaryMin, salaryMax, salaryPeriod }) =>
        salaryPeriod != null || (salaryMin == null && salaryMax == null),
      'Please choose the period that the pay is for',
    ),
    ['salaryPeriod'],
  ),
)

const otherFields = {
  /** Shown instead of the amounts. */
  salaryRange: optionalText(100),
  questions: v.optional(questions),
  /** Credits, as shown. Used when a job is published: editing never charges. */
  expectedCost,
}

/** A complete job, as it can be published. */
export const WholeJob = v.intersect([
  v.object({
    ...pluck(jobFields, 'schema'),
    ...otherFields,
    draft: v.optional(v.literal(false), false),
  }),
  pay,
])

/** A title is enough until the job is published; the fields that are filled in must be valid. */
const unfinishedJob = v.intersect([
  v.object({ ...pluck(jobFields, 'draft'), ...otherFields, draft: v.literal(true) }),
  pay,
])

/** The input from the form of a job: a whole job, or a draft. */
export const JobPosting = v.lazy((input) =>
  typeof input === 'object' && input !== null && 'draft' in input && input.draft === true
    ? unfinishedJob
    : WholeJob,
)
export type JobPosting = v.InferOutput<typeof JobPosting>

export const TemplateName = v.object({ name: text(1, TEMPLATE_NAME_LENGTH, 'Please give it a name') })
/** A job to start others from. Like a draft, it only needs a title. */
export const JobTemplate = v.object({ ...TemplateName.entries, job: unfinishedJob })
export type JobTemplate = v.InferOutput<typeof JobTemplate>
/** A new name, or new fields. */
export const TemplateChange = v.partial(JobTemplate)
export type TemplateChange = v.InferOutput<typeof TemplateChange>

/** Publishing a draft and renewing: the credits that the employer was shown. */
export const PostingPayment = v.object({ expectedCost })
