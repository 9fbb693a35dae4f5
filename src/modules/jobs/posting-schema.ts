// Apart from schema.ts, which every public page brings: only forms need this.
import * as v from 'valibot'
import { dayInPortMoresby, endOfDay } from '../../shared/dates.ts'
import { choice, optionalText, skills, text } from '../../shared/fields.ts'
import { uniqueTexts } from '../../shared/text.ts'
import { EXPERIENCE_SPELLINGS, EXPERIENCES, employmentType } from '../catalog/schema.ts'
import { expectedCost } from '../credits/schema.ts'
import { LICENCE_CLASSES, type LicenceClass, SALARY_PERIODS, WORK_PATTERNS } from './schema.ts'

/** Kina for one period, to the toea. A hundred million is more than any pay and fits the column. */
function pay(message: string) {
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

const DATE_MESSAGE = 'Please enter a valid closing date'
/** A calendar day in Port Moresby; '' and null mean none. Whether it is over is judged by the command. */
const closingDate = v.optional(
  v.nullable(
    v.pipe(
      v.string(DATE_MESSAGE),
      v.check((day) => day === '' || isDay(day), DATE_MESSAGE),
      v.transform((day) => day || null),
    ),
  ),
)

function isDay(day: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return false
  const end = endOfDay(day)
  return !Number.isNaN(end.getTime()) && dayInPortMoresby(end) === day
}

const QUESTION_KINDS = ['yes-no', 'choice', 'number', 'text'] as const
export const MAX_QUESTIONS = 5
export const MAX_OPTIONS = 6
const YES_NO = ['Yes', 'No'] as const
/** Characters of an answer in words. */
const MAX_ANSWER = 300

/** Half characters, as a cut through a smiley leaves them, are refused in the JSON columns of PostgreSQL. */
const wellFormed = v.transform((typed: string) => typed.replace(/\p{Cs}/gu, '\ufffd'))
const line = (min: number, max: number, message: string) => v.pipe(text(min, max, message), wellFormed)

/** `id` is the server's to give and stays when the words change. `wanted` is for the employer alone. */
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

type Asked = {
  kind: (typeof QUESTION_KINDS)[number]
  options?: readonly string[] | undefined
  isRequired: boolean
}

/** What was given as an answer, trimmed, and what is wrong with it; '' is nothing. The same in the form and on the server. */
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

const licenceClasses = v.pipe(
  v.array(v.picklist(LICENCE_CLASSES, 'Please choose from the list'), 'Please choose from the list'),
  v.transform((classes): LicenceClass[] => [...new Set(classes)].sort()),
)
const none = v.pipe(
  v.nullish(v.literal('')),
  v.transform(() => null),
)
/** Nothing chosen is null. No union: that would tell of types where the field has words. */
const orNone = <S extends v.GenericSchema>(chosen: S) =>
  v.lazy((input) => (input === '' || input == null ? none : chosen))

/** The fields that the specification does not know stay as they are when an edit leaves them out; the three of pay go together. */
const ownFields = {
  salaryMin: pay('Minimum salary must be positive'),
  salaryMax: pay('Maximum salary must be positive'),
  salaryPeriod: v.optional(v.nullable(v.picklist(SALARY_PERIODS, 'Please say what period the pay is for'))),
  closingDate,
  workPattern: v.optional(orNone(v.picklist(WORK_PATTERNS, 'Please choose from the list'))),
  roster: v.optional(optionalText(60)),
  licenceClasses: v.optional(licenceClasses),
  questions: v.optional(questions),
  /** Credits, as shown; means something when a job is published only: editing never charges. */
  expectedCost,
}
type Pay = { salaryMin?: number | null | undefined; salaryMax?: number | null | undefined }
const isOrdered = ({ salaryMin, salaryMax }: Pay) =>
  salaryMin == null || salaryMax == null || salaryMax >= salaryMin
const hasPeriod = ({
  salaryMin,
  salaryMax,
  salaryPeriod,
}: Pay & { salaryPeriod?: string | null | undefined }) =>
  salaryPeriod != null || (salaryMin == null && salaryMax == null)

const title = text(1, 255, 'Title is required')

const wholeJob = v.pipe(
  v.object({
    title,
    description: text(50, 20_000, 'Description must be at least 50 characters'),
    requirements: text(20, 10_000, 'Requirements must be at least 20 characters'),
    location: text(1, 255, 'Location is required'),
    salaryRange: optionalText(100),
    employmentType,
    category: text(1, 100, 'Category is required'),
    skills,
    experienceLevel: choice(EXPERIENCES, 'Experience level is required', EXPERIENCE_SPELLINGS),
    ...ownFields,
    draft: v.optional(v.literal(false), false),
  }),
  v.forward(
    v.partialCheck(
      [['salaryMin'], ['salaryMax']],
      isOrdered,
      'Maximum salary must be greater than minimum salary',
    ),
    ['salaryMax'],
  ),
  v.forward(
    v.partialCheck(
      [['salaryMin'], ['salaryMax'], ['salaryPeriod']],
      hasPeriod,
      'Please say what period the pay is for',
    ),
    ['salaryPeriod'],
  ),
)

/** A title is enough until it is published; what is filled in is judged already. */
const unfinishedJob = v.pipe(
  v.object({
    title,
    description: optionalText(20_000),
    requirements: optionalText(10_000),
    location: v.optional(orNone(text(1, 255, 'Location is required')), null),
    salaryRange: optionalText(100),
    employmentType: v.optional(orNone(employmentType), null),
    category: v.optional(orNone(text(1, 100, 'Category is required')), null),
    skills,
    experienceLevel: v.optional(
      orNone(choice(EXPERIENCES, 'Experience level is required', EXPERIENCE_SPELLINGS)),
      null,
    ),
    ...ownFields,
    draft: v.literal(true),
  }),
  v.forward(
    v.partialCheck(
      [['salaryMin'], ['salaryMax']],
      isOrdered,
      'Maximum salary must be greater than minimum salary',
    ),
    ['salaryMax'],
  ),
  v.forward(
    v.partialCheck(
      [['salaryMin'], ['salaryMax'], ['salaryPeriod']],
      hasPeriod,
      'Please say what period the pay is for',
    ),
    ['salaryPeriod'],
  ),
)

/** What a form of a job sends: whole, or with `draft` as far as it is written. */
export const JobPosting = v.lazy((input) =>
  typeof input === 'object' && input !== null && 'draft' in input && input.draft === true
    ? unfinishedJob
    : wholeJob,
)
export type JobPosting = v.InferOutput<typeof JobPosting>
/** What stands on the public pages. */
export const WholeJob = wholeJob

/** Publishing a draft and renewing: the credits that the employer was shown. */
export const PostingPayment = v.object({ expectedCost })
