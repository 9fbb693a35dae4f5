import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import {
  EMPLOYMENT_TYPE_LABELS,
  EMPLOYMENT_TYPES,
  EXPERIENCE_LABELS,
  EXPERIENCES,
} from '../../modules/catalog/schema.ts'
import { LICENCE_CLASSES, WORK_PATTERN_LABELS, WORK_PATTERNS } from '../../modules/jobs/schema.ts'
import { dayInPortMoresby } from '../../shared/dates.ts'
import type { FieldErrors } from '../../shared/errors.ts'
import { offeredOptions } from '../catalog/offered-options.ts'
import { categoriesQuery, locationsQuery } from '../catalog/queries.ts'
import { CheckboxGroup } from '../components/choice-group.tsx'
import { Combobox } from '../components/combobox.tsx'
import { Field, TextField } from '../components/field.tsx'
import { Select } from '../components/select.tsx'
import { TagsInput } from '../components/tags-input.tsx'
import { FormSection } from './form-section.tsx'
import type { JobFormValues } from './job-form-values.ts'
import { PayFields } from './pay-fields.tsx'
import { QuestionFields } from './question-fields.tsx'

type JobFieldsProps = { errors: FieldErrors; values: JobFormValues }

const TYPES = EMPLOYMENT_TYPES.map((value) => ({ value, label: EMPLOYMENT_TYPE_LABELS[value] }))
const LEVELS = EXPERIENCES.map((value) => ({ value, label: EXPERIENCE_LABELS[value] }))
const PATTERNS = WORK_PATTERNS.map((value) => ({ value, label: WORK_PATTERN_LABELS[value] }))
const CLASSES = LICENCE_CLASSES.map((value) => ({ value, label: `Class ${value}` }))
const ROSTERS = ['28 days on / 14 off', '21 days on / 7 off', '14 days on / 14 off', '6 weeks on / 2 off']
/** As many as a page of a job shows well. */
const MAX_SKILLS = 20
const DAY = 86_400_000
/** Days until a job closes, and at most, when nothing else is said. */
const CLOSES_IN = 30
const MOST_DAYS = 90

/** The last day to apply that a new form begins with. */
export const defaultClosingDate = (now: Date) => dayInPortMoresby(new Date(now.getTime() + CLOSES_IN * DAY))

export function JobFields(props: JobFieldsProps) {
  return (
    <>
      <FormSection title="1. The job" level="h3">
        <TheJob {...props} />
      </FormSection>
      <FormSection title="2. Place and pay" level="h3">
        <PlaceAndWork {...props} />
        <PayFields {...props} />
      </FormSection>
      <FormSection title="3. What it takes" level="h3">
        <WhatItTakes {...props} />
      </FormSection>
      <FormSection title="4. Questions to applicants" level="h3">
        <QuestionFields questions={props.values.questions} error={props.errors['questions']} />
      </FormSection>
    </>
  )
}

function TheJob({ errors, values }: JobFieldsProps) {
  const { client, now } = useRouteContext({ from: '__root__' })
  const { data: categories } = useQuery(categoriesQuery(client))
  return (
    <>
      <Field
        label="Job Title"
        name="title"
        required
        maxLength={255}
        help="As people search for it: ‘Diesel Fitter’, not ‘Ref. 2026/14’"
        defaultValue={values.title}
        error={errors['title']}
      />
      <TextField
        label="Job Description"
        name="description"
        required
        rows={6}
        help="At least 50 characters. Plain text; a line of its own for each point."
        defaultValue={values.description}
        error={errors['description']}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        {/* Its options come later than the dialog: mounted anew with them, or it would lose what it stands on. */}
        <Select
          key={categories ? 'categories' : 'no categories'}
          label="Category"
          name="category"
          required
          placeholder="Select a category"
          options={offeredOptions(categories ?? [], values.category)}
          defaultValue={values.category}
          error={errors['category']}
        />
        <Select
          label="Employment Type"
          name="employmentType"
          required
          placeholder="Select employment type"
          options={TYPES}
          defaultValue={values.employmentType}
          error={errors['employmentType']}
        />
      </div>
      <Field
        label="Closing Date"
        name="closingDate"
        type="date"
        min={dayInPortMoresby(now)}
        max={dayInPortMoresby(new Date(now.getTime() + MOST_DAYS * DAY))}
        help={`The last day on which people can apply; at most ${MOST_DAYS} days ahead`}
        defaultValue={values.closingDate}
        error={errors['closingDate']}
      />
    </>
  )
}

function PlaceAndWork({ errors, values }: JobFieldsProps) {
  const { client } = useRouteContext({ from: '__root__' })
  const { data: locations } = useQuery(locationsQuery(client))
  return (
    <>
      <Select
        key={locations ? 'places' : 'no places'}
        label="Location"
        name="location"
        required
        placeholder="Select a location"
        options={offeredOptions(locations ?? [], values.location)}
        defaultValue={values.location}
        error={errors['location']}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label="How people work there"
          name="workPattern"
          placeholder="Not said"
          options={PATTERNS}
          help="Optional: whether they live there or come for a roster"
          defaultValue={values.workPattern}
          error={errors['workPattern']}
        />
        <Combobox
          label="Roster"
          name="roster"
          maxLength={60}
          suggestions={ROSTERS}
          autoComplete="off"
          help="Optional, for example 28 days on / 14 off"
          defaultValue={values.roster}
          error={errors['roster']}
        />
      </div>
    </>
  )
}

function WhatItTakes({ errors, values }: JobFieldsProps) {
  const [skills, setSkills] = useState(values.skills)
  return (
    <>
      <TextField
        label="Requirements"
        name="requirements"
        required
        rows={4}
        help="At least 20 characters: certificates, years, what people must bring"
        defaultValue={values.requirements}
        error={errors['requirements']}
      />
      <Select
        label="Experience Level"
        name="experienceLevel"
        required
        placeholder="Select experience level"
        options={LEVELS}
        defaultValue={values.experienceLevel}
        error={errors['experienceLevel']}
      />
      <CheckboxGroup
        label="Driver licence"
        name="licenceClasses"
        layout="grid grid-cols-2 sm:grid-cols-4"
        options={CLASSES}
        help="Optional: the classes of which one is needed"
        defaultValues={values.licenceClasses}
        error={errors['licenceClasses']}
      />
      <TagsInput
        label="Required Skills"
        name="skills"
        values={skills}
        onChange={setSkills}
        max={MAX_SKILLS}
        help="Press Enter after each skill"
        error={errors['skills']}
      />
    </>
  )
}
