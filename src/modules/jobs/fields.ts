import * as v from 'valibot'
import { choice, optionalText, skills, text } from '../../shared/fields.ts'
import { t } from '../../shared/language/words.ts'
import { EXPERIENCE_LABELS, EXPERIENCES } from '../catalog/choices.ts'
import { EMPLOYMENT_TYPE_LABELS, EMPLOYMENT_TYPES } from '../catalog/employment/choices.ts'
import { EXPERIENCE_SPELLINGS, employmentType } from '../catalog/schema.ts'
import { ASKED_KINDS, DOCUMENT_LABELS, LICENCE_CLASSES } from '../documents/choices.ts'
import { askedDocuments, licenceClasses } from '../documents/schema.ts'
import {
  closingDate,
  type JobField,
  NO_VALUES,
  optional,
  optionsOf,
  orNone,
  requiredChoice,
} from './field-schema.ts'
import { MAX_DAYS_TO_CLOSING, MAX_PLACES } from './limits.ts'
import { type JobFilterName, type JobSwitchName, WORK_PATTERNS, WORK_SITES } from './schema.ts'

/**
 * The periods for which pay is given. A fortnight is first, because pay in Papua New Guinea is quoted and taxed by it.
 */
export const SALARY_PERIODS = ['fortnight', 'month', 'year', 'hour'] as const
const WORK_PATTERN_LABELS: Record<(typeof WORK_PATTERNS)[number], string> = {
  residential: 'Residential',
  'fly-in-fly-out': 'Fly-in fly-out (FIFO)',
  'drive-in-drive-out': 'Drive-in drive-out',
  remote: 'Remote, from home',
}
const WORK_SITE_LABELS: Record<(typeof WORK_SITES)[number], string> = {
  town: 'In town',
  site: 'On site',
  camp: 'With camp',
}
const ROSTERS = ['28 days on / 14 off', '21 days on / 7 off', '14 days on / 14 off', '6 weeks on / 2 off']

const CHOOSE = 'Please choose from the list'
const PLACES = `Please enter a whole number from 1 to ${MAX_PLACES}`
/** A form sends it as text. */
const places = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.trim(), v.regex(/^\d{1,9}$/), v.transform(Number))], PLACES),
  v.integer(PLACES),
  v.minValue(1, PLACES),
  v.maxValue(MAX_PLACES, PLACES),
)
const title = text(1, 255, 'Title is required')
const experienceLevel = choice(EXPERIENCES, 'Experience level is required', EXPERIENCE_SPELLINGS)

/**
 * Every field of a job, except its column and its place in the form. Pay and questions, which consist of several
 * fields, are in posting-schema.ts. Facts are listed in this order.
 */
export const jobFields = {
  title: {
    schema: title,
    draft: title,
    empty: '',
    label: 'Job Title',
    short: 'Title',
    help: 'As people search for it: ‘Diesel Fitter’, not ‘Ref. 2026/14’',
    isRequired: true,
    control: { kind: 'text', maxLength: 255 },
  },
  description: {
    schema: text(50, 20_000, 'Description must be at least 50 characters'),
    draft: optionalText(20_000),
    empty: '',
    label: 'Job Description',
    short: 'Description',
    help: 'At least 50 characters. Plain text; a line of its own for each point.',
    isRequired: true,
    control: { kind: 'area', maxLength: 20_000, rows: 6 },
  },
  requirements: {
    schema: text(20, 10_000, 'Requirements must be at least 20 characters'),
    draft: optionalText(10_000),
    empty: '',
    label: 'Requirements',
    short: 'Requirements',
    help: 'At least 20 characters: certificates, years, what people must bring',
    isRequired: true,
    control: { kind: 'area', maxLength: 10_000, rows: 4 },
  },
  employmentType: {
    ...requiredChoice(employmentType),
    label: 'Employment Type',
    short: 'Type',
    control: {
      kind: 'select',
      placeholder: 'Select employment type',
      options: optionsOf(EMPLOYMENT_TYPES, EMPLOYMENT_TYPE_LABELS),
    },
    isFact: true,
    filter: { label: 'Employment type', all: 'All types' },
  },
  places: {
    ...optional(orNone(places)),
    empty: null,
    label: 'People you need',
    short: 'Places',
    help: 'Optional. We count the applicants whom you move to Onboarding.',
    control: { kind: 'number', min: 1, max: MAX_PLACES },
    isFact: true,
  },
  location: {
    ...requiredChoice(text(1, 255, 'Location is required')),
    label: 'Location',
    short: 'Location',
    control: { kind: 'location', placeholder: 'Select a location' },
  },
  workPattern: {
    ...optional(orNone(v.picklist(WORK_PATTERNS, CHOOSE))),
    empty: null,
    label: 'How people work there',
    short: 'Work',
    help: 'Optional: whether they live there or come for a roster',
    control: {
      kind: 'select',
      placeholder: 'Not said',
      options: optionsOf(WORK_PATTERNS, WORK_PATTERN_LABELS),
    },
    isFact: true,
    filter: { label: 'Roster or fly-in fly-out', all: 'Any' },
  },
  workSite: {
    ...optional(orNone(v.picklist(WORK_SITES, CHOOSE))),
    empty: null,
    label: 'Site or camp',
    short: 'Site',
    help: 'Optional: in town, on a site, or on a site with a camp',
    control: {
      kind: 'select',
      placeholder: 'Not said',
      options: optionsOf(WORK_SITES, WORK_SITE_LABELS),
    },
    isFact: true,
    filter: { label: 'Site or camp', all: 'Anywhere' },
  },
  roster: {
    ...optional(optionalText(60)),
    empty: '',
    label: 'Roster',
    short: 'Roster',
    help: 'Optional, for example 28 days on / 14 off',
    control: { kind: 'suggestions', maxLength: 60, suggestions: ROSTERS },
    isFact: true,
  },
  category: {
    ...requiredChoice(text(1, 100, 'Category is required')),
    label: 'Category',
    short: 'Category',
    control: { kind: 'category', placeholder: 'Select a category' },
    isFact: true,
    filter: { label: 'Category', all: 'All categories' },
  },
  experienceLevel: {
    ...requiredChoice(experienceLevel),
    label: 'Experience Level',
    short: 'Experience',
    control: {
      kind: 'select',
      placeholder: 'Select experience level',
      options: optionsOf(EXPERIENCES, EXPERIENCE_LABELS),
    },
    isFact: true,
    filter: { label: 'Experience', all: 'All levels' },
  },
  licenceClasses: {
    ...optional(licenceClasses),
    empty: NO_VALUES,
    label: 'Driver licence',
    short: 'Driver licence',
    help: 'Optional: tick every class that is enough',
    control: {
      kind: 'checkboxes',
      options: LICENCE_CLASSES.map((value) => ({ value, label: `Class ${value}` })),
      inWords: 'Class {value}',
    },
    isFact: true,
    filter: { label: 'Driver licence', all: 'Any' },
  },
  askedDocuments: {
    ...optional(askedDocuments),
    empty: NO_VALUES,
    label: 'Documents you ask for',
    short: 'Bring or attach',
    help: 'Optional. People can share them with you when they apply, or bring them later.',
    control: { kind: 'checkboxes', options: optionsOf(ASKED_KINDS, DOCUMENT_LABELS) },
    isFact: true,
  },
  skills: {
    schema: skills,
    draft: skills,
    empty: NO_VALUES,
    label: 'Required Skills',
    short: 'Skills',
    help: 'Press Enter after each skill',
    // More than this would not fit well on the page of a job.
    control: { kind: 'tags', max: 20 },
  },
  closingDate: {
    ...optional(closingDate),
    empty: null,
    label: 'Closing Date',
    short: 'Closing date',
    help: `The last day on which people can apply; at most ${MAX_DAYS_TO_CLOSING} days ahead`,
    control: { kind: 'closing date' },
  },
} as const satisfies Record<string, JobField> & Record<JobFilterName, JobField & { filter: object }>

/** The labels of the filters that are on or off. */
export const SWITCH_LABELS: Record<JobSwitchName, string> = {
  verified: 'Verified employers only',
  noExperience: 'No experience needed',
  closingSoon: 'Closing this week',
}

export type JobFieldName = keyof typeof jobFields
/** Fields with a list of values. */
export type JobListField = {
  [K in JobFieldName]: (typeof jobFields)[K]['empty'] extends readonly never[] ? K : never
}[JobFieldName]

const isJobField = (name: string): name is JobFieldName => name in jobFields
export const JOB_FIELDS = Object.keys(jobFields).filter(isJobField)

/** Returns the record of a field without its own types, for code that treats all fields alike. */
export const jobField = (name: JobFieldName): JobField => jobFields[name]

type Values = { [K in JobFieldName]?: string | number | readonly string[] | null | undefined }

/** Returns the value of a field in words, or '' if it is empty. A list becomes `Class 3 or 6`. */
export function jobFieldWords(name: JobFieldName, value: Values[JobFieldName]): string {
  const { control } = jobField(name)
  const values = [value ?? []].flat().map(String)
  if (control.kind === 'checkboxes' && control.inWords)
    return values.length > 0 ? t(control.inWords, { value: values.join(` ${t('or')} `) }) : ''
  const options = control.kind === 'select' || control.kind === 'checkboxes' ? control.options : []
  return values.map((one) => t(options.find((option) => option.value === one)?.label ?? one)).join(', ')
}

/** Returns the facts of a job as pages list them. `categoryName` is needed because a category's value is its slug. */
export function jobFacts(job: Values & { categoryName?: string | null }): { label: string; value: string }[] {
  return JOB_FIELDS.filter((name) => jobField(name).isFact).map((name) => ({
    label: t(jobField(name).short),
    value: name === 'category' ? t(job.categoryName ?? '') : jobFieldWords(name, job[name]),
  }))
}
