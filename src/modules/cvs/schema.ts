import * as v from 'valibot'
import { email, optionalText, phone, skillsAsJson, text } from '../../shared/fields.ts'
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

/** Whole kina a year as typed into the form; 0 and empty mean unknown. */
function salary(message: string) {
  return v.pipe(
    v.optional(v.string(), ''),
    v.trim(),
    v.regex(/^\d{0,9}$/, message),
    v.transform((typed) => Number(typed) || null),
  )
}

/** The fields beside the file, as the multipart form sends them. */
export const CvForm = v.pipe(
  v.object({
    fullName: text(2, 255, 'Full name is required'),
    email,
    phone: v.optional(
      v.union([
        v.pipe(
          v.literal(''),
          v.transform(() => ''),
        ),
        phone,
      ]),
      '',
    ),
    jobTitle: text(2, 255, 'Job title is required'),
    location: text(2, 255, 'Location is required'),
    experience,
    category: text(1, 100, 'Please select a category'),
    summary: optionalText(5000),
    skills: skillsAsJson,
    education: v.pipe(
      v.optional(v.string(), ''),
      v.transform(
        (value) => (value === 'bachelor' || value === 'master' ? EDUCATION_SPELLINGS[value] : value) || null,
      ),
      v.nullable(v.picklist(EDUCATIONS, 'Please select education level')),
    ),
    salaryMin: salary('Minimum salary must be positive'),
    salaryMax: salary('Maximum salary must be positive'),
  }),
  v.forward(
    v.partialCheck(
      [['salaryMin'], ['salaryMax']],
      ({ salaryMin, salaryMax }) => salaryMin === null || salaryMax === null || salaryMax >= salaryMin,
      'Maximum salary must be greater than minimum salary',
    ),
    ['salaryMax'],
  ),
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

export const STATISTICS_DAYS = ['30', '90'] as const
export const DailyStatistics = v.object({
  days: v.pipe(v.optional(v.picklist(STATISTICS_DAYS), '30'), v.transform(Number)),
})

/** What the owner can say of a CV without sending the form again. */
export const CvStateChange = v.partial(v.object({ status: v.picklist(CV_STATUSES), isActive: v.boolean() }))
export type CvStateChange = v.InferOutput<typeof CvStateChange>
