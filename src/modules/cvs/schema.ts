import * as v from 'valibot'
import {
  EMAIL_MESSAGE,
  email,
  optionalText,
  phone,
  salary,
  skills,
  skillsAsJson,
  text,
} from '../../shared/fields.ts'
import { paging, searchText } from '../../shared/lists.ts'
import { EDUCATIONS } from '../catalog/choices.ts'
import { EDUCATION_SPELLINGS, experience } from '../catalog/schema.ts'
import { REQUIRED } from './fields.ts'

export const CV_STATUSES = ['available', 'interviewing', 'hired'] as const
export const FILE_TYPES = ['pdf', 'doc', 'docx'] as const
/** `application`: free, because the person applied to a job of the employer. */
export const ACCESS_TYPES = ['view', 'download', 'application'] as const
export const VIEW_TYPES = ['view', 'download'] as const

const MINIMUM = 'Minimum salary must be positive'
const MAXIMUM = 'Maximum salary must be positive'
const ORDER = 'Maximum salary must be greater than minimum salary'

/** Whole kina per year as typed into the form; 0 and empty mean unknown. */
function typedSalary(message: string) {
  return v.pipe(
    v.optional(v.string(), ''),
    v.trim(),
    v.regex(/^\d{0,9}$/, message),
    v.transform((typed) => Number(typed) || null),
  )
}

/** Employers must be able to reach the person. */
const isReachable = (to: { email: string; phone: string }) => to.email !== '' || to.phone !== ''

type Salaries = { salaryMin: number | null; salaryMax: number | null }
const inOrder = ({ salaryMin, salaryMax }: Salaries) =>
  salaryMin === null || salaryMax === null || salaryMax >= salaryMin

const cvFields = {
  fullName: text(2, 255, REQUIRED.fullName),
  /** '' for people with a phone only. */
  email: v.union([v.literal(''), email], EMAIL_MESSAGE),
  phone: v.optional(v.union([emptyText(), phone]), ''),
  jobTitle: text(2, 255, REQUIRED.jobTitle),
  location: text(2, 255, REQUIRED.location),
  experience,
  category: text(1, 100, REQUIRED.category),
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

/** The fields that the multipart form sends beside the file. */
export const CvForm = v.pipe(
  v.object({
    ...cvFields,
    skills: skillsAsJson,
    salaryMin: typedSalary(MINIMUM),
    salaryMax: typedSalary(MAXIMUM),
  }),
  v.forward(v.partialCheck([['email'], ['phone']], isReachable, EMAIL_MESSAGE), ['email']),
  v.forward(v.partialCheck([['salaryMin'], ['salaryMax']], inOrder, ORDER), ['salaryMax']),
)
export type CvForm = v.InferOutput<typeof CvForm>

export const CvAccessList = v.object(paging)
export type CvAccessList = v.InferOutput<typeof CvAccessList>

/** `search` is part of a name or a title. */
export const OpenedCvList = v.object({
  ...CvAccessList.entries,
  search: searchText,
})
export type OpenedCvList = v.InferOutput<typeof OpenedCvList>

export const STATISTICS_DAYS = ['30', '90'] as const
export const DailyStatistics = v.object({
  days: v.pipe(v.optional(v.picklist(STATISTICS_DAYS), '30'), v.transform(Number)),
})

/** The token of a file that was read before, sent instead of a file. */
export const ReadFileForm = v.object({
  readFile: v.optional(v.union([emptyText(), v.pipe(v.string(), v.uuid())]), ''),
})

const line = (max = 150) => optionalText(max)
const lines = v.optional(v.pipe(skills, v.maxLength(20, 'Please enter at most 20')), [])
const WORK = 'Please enter your job and the employer, or remove this entry'
const SCHOOLING = 'Please enter the school or the course, or remove this entry'
const REFEREE = 'Please enter a name and a phone number or email address, or remove this referee'

/**
 * The stored content, beside the fields, of a CV that is made here. Times are as typed: '2019', 'March 2021', '' for
 * until today.
 */
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
  v.forward(v.partialCheck([['email'], ['phone']], isReachable, EMAIL_MESSAGE), ['email']),
  v.forward(v.partialCheck([['salaryMin'], ['salaryMax']], inOrder, ORDER), ['salaryMax']),
)
export type CvBuild = v.InferOutput<typeof CvBuild>

/** The state that an owner can change without sending the form again. */
export const CvStateChange = v.partial(v.object({ status: v.picklist(CV_STATUSES), isActive: v.boolean() }))
export const CvStatusChange = v.object({ status: v.picklist(CV_STATUSES, 'Please choose a status') })
export type CvStateChange = v.InferOutput<typeof CvStateChange>
