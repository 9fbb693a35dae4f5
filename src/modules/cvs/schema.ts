import * as v from 'valibot'
import { email, optionalText, phone, salary, skills, skillsAsJson, text } from '../../shared/fields.ts'
import { EDUCATION_SPELLINGS, EDUCATIONS, experience } from '../catalog/schema.ts'

export const CV_STATUSES = ['available', 'interviewing', 'hired'] as const
export const FILE_TYPES = ['pdf', 'doc', 'docx'] as const
/** `application`: free, because the person applied to a job of the employer. */
export const ACCESS_TYPES = ['view', 'download', 'application'] as const
export const VIEW_TYPES = ['view', 'download'] as const

/** 5 MB (specification 1, section 5). */
export const MAX_FILE_BYTES = 5 * 1024 * 1024
/** Characters of the summary, and skills, that a viewer who has not paid gets to see: the card's content (decisions, rule 2). */
export const CARD_SUMMARY_LENGTH = 160
export const CARD_SKILLS = 5

export const MISSING_FIELDS = 'Please fill in all required fields.'

const MINIMUM = 'Minimum salary must be positive'
const MAXIMUM = 'Maximum salary must be positive'
const ORDER = 'Maximum salary must be greater than minimum salary'

/** Whole kina a year as typed into the form; 0 and empty mean unknown. */
function typedSalary(message: string) {
  return v.pipe(
    v.optional(v.string(), ''),
    v.trim(),
    v.regex(/^\d{0,9}$/, message),
    v.transform((typed) => Number(typed) || null),
  )
}

type Salaries = { salaryMin: number | null; salaryMax: number | null }
const inOrder = ({ salaryMin, salaryMax }: Salaries) =>
  salaryMin === null || salaryMax === null || salaryMax >= salaryMin

const cvFields = {
  fullName: text(2, 255, 'Full name is required'),
  email,
  phone: v.optional(v.union([emptyText(), phone]), ''),
  jobTitle: text(2, 255, 'Job title is required'),
  location: text(2, 255, 'Location is required'),
  experience,
  category: text(1, 100, 'Please select a category'),
  summary: optionalText(5000),
  education: v.pipe(
    v.optional(v.string(), ''),
    v.transform(
      (value) => (value === 'bachelor' || value === 'master' ? EDUCATION_SPELLINGS[value] : value) || null,
    ),
    v.nullable(v.picklist(EDUCATIONS, 'Please select education level')),
  ),
}

function emptyText() {
  return v.pipe(
    v.literal(''),
    v.transform(() => ''),
  )
}

/** The fields beside the file, as the multipart form sends them. */
export const CvForm = v.pipe(
  v.object({
    ...cvFields,
    skills: skillsAsJson,
    salaryMin: typedSalary(MINIMUM),
    salaryMax: typedSalary(MAXIMUM),
  }),
  v.forward(v.partialCheck([['salaryMin'], ['salaryMax']], inOrder, ORDER), ['salaryMax']),
)
export type CvForm = v.InferOutput<typeof CvForm>

const whole = (min: number, max: number) =>
  v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number), v.minValue(min), v.maxValue(max))
/** Without `page`, everything up to 1,000, as all long lists (decisions, 'Calls'). */
export const CvAccessList = v.object({
  page: v.optional(whole(1, 1_000_000)),
  limit: v.optional(whole(1, 100), '50'),
})
export type CvAccessList = v.InferOutput<typeof CvAccessList>

/** `search` is part of a name or a title. */
export const OpenedCvList = v.object({
  ...CvAccessList.entries,
  search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''),
})
export type OpenedCvList = v.InferOutput<typeof OpenedCvList>

export const STATISTICS_DAYS = ['30', '90'] as const
export const DailyStatistics = v.object({
  days: v.pipe(v.optional(v.picklist(STATISTICS_DAYS), '30'), v.transform(Number)),
})

/** Instead of a file: the token of one that was read before. */
export const ReadFileForm = v.object({
  readFile: v.optional(v.union([emptyText(), v.pipe(v.string(), v.uuid())]), ''),
})

const line = (max = 150) => optionalText(max)
const lines = v.optional(v.pipe(skills, v.maxLength(20, 'Please enter at most 20')), [])
const WORK = 'Please enter your job and the employer, or remove this entry'
const SCHOOLING = 'Please enter the school or the course, or remove this entry'
const REFEREE = 'Please enter a name and a phone number or e-mail address, or remove this referee'

/** What a CV that is made here says beside the fields, as it is kept. Times are as typed: '2019', 'March 2021', '' for until today. */
const documentFields = {
  work: v.optional(
    v.pipe(
      v.array(
        v.object({
          role: text(2, 150, WORK),
          place: text(2, 150, WORK),
          from: line(30),
          to: line(30),
          tasks: optionalText(1500),
        }),
      ),
      v.maxLength(15, 'Please enter at most 15 places of work'),
    ),
    [],
  ),
  schooling: v.optional(
    v.pipe(
      v.array(v.object({ course: text(2, 150, SCHOOLING), place: line(), year: line(30) })),
      v.maxLength(10, 'Please enter at most 10 schools and courses'),
    ),
    [],
  ),
  licences: lines,
  languages: lines,
  referees: v.optional(
    v.pipe(
      v.array(v.object({ name: text(2, 150, REFEREE), role: line(), contact: text(5, 150, REFEREE) })),
      v.maxLength(4, 'Please enter at most 4 referees'),
    ),
    [],
  ),
}
const CvDocument = v.object(documentFields)
export type CvDocument = v.InferOutput<typeof CvDocument>

/** A CV that is made here, as JSON. */
export const CvBuild = v.pipe(
  v.object({
    ...cvFields,
    skills,
    salaryMin: salary(MINIMUM),
    salaryMax: salary(MAXIMUM),
    ...documentFields,
  }),
  v.forward(v.partialCheck([['salaryMin'], ['salaryMax']], inOrder, ORDER), ['salaryMax']),
)
export type CvBuild = v.InferOutput<typeof CvBuild>

/** What the owner can say of a CV without sending the form again. */
export const CvStateChange = v.partial(v.object({ status: v.picklist(CV_STATUSES), isActive: v.boolean() }))
export const CvStatusChange = v.object({ status: v.picklist(CV_STATUSES, 'Please choose a status') })
export type CvStateChange = v.InferOutput<typeof CvStateChange>
