import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import {
  EMPLOYMENT_TYPE_LABELS,
  EMPLOYMENT_TYPES,
  EXPERIENCE_LABELS,
  EXPERIENCES,
} from '../../modules/catalog/schema.ts'
import type { JobPosting } from '../../modules/jobs/schema.ts'
import type { FieldErrors } from '../../shared/errors.ts'
import { categoriesQuery, locationsQuery } from '../catalog/queries.ts'
import { Field, TextField } from '../components/field.tsx'
import { Select } from '../components/select.tsx'
import { TagsInput } from '../components/tags-input.tsx'
import { PayFields } from './pay-fields.tsx'

type JobFieldsProps = { errors: FieldErrors; values: Partial<JobPosting> }

const TYPES = EMPLOYMENT_TYPES.map((value) => ({ value, label: EMPLOYMENT_TYPE_LABELS[value] }))
const LEVELS = EXPERIENCES.map((value) => ({ value, label: EXPERIENCE_LABELS[value] }))
/** As many as a page of a job shows well. */
const MAX_SKILLS = 20

export function JobFields({ errors, values }: JobFieldsProps) {
  const [skills, setSkills] = useState<string[]>(values.skills ?? [])
  return (
    <>
      <Field
        label="Job Title"
        name="title"
        required
        maxLength={255}
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
      <TextField
        label="Requirements"
        name="requirements"
        required
        rows={4}
        help="At least 20 characters"
        defaultValue={values.requirements}
        error={errors['requirements']}
      />
      <PlaceFields errors={errors} values={values} />
      <PayFields errors={errors} values={values} />
      <TagsInput
        label="Required Skills"
        name="skills"
        values={skills}
        onChange={setSkills}
        max={MAX_SKILLS}
        help="Press Enter after each skill"
        error={errors['skills']}
      />
      <Field
        label="Closing Date"
        name="closingDate"
        type="date"
        help="Optional: the last day on which people can apply"
        defaultValue={values.closingDate ?? ''}
        error={errors['closingDate']}
      />
    </>
  )
}

/** Selects whose options come later than the dialog: mounted anew with them, or they would lose what they stand on. */
function PlaceFields({ errors, values }: JobFieldsProps) {
  const { client } = useRouteContext({ from: '__root__' })
  const { data: categories } = useQuery(categoriesQuery(client))
  const { data: locations } = useQuery(locationsQuery(client))
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Select
        key={locations ? 'places' : 'no places'}
        label="Location"
        name="location"
        required
        placeholder="Select a location"
        options={(locations ?? []).map(({ slug, name }) => ({ value: slug, label: name }))}
        defaultValue={values.location ?? ''}
        error={errors['location']}
      />
      <Select
        key={categories ? 'categories' : 'no categories'}
        label="Category"
        name="category"
        required
        placeholder="Select a category"
        options={(categories ?? []).map(({ slug, name }) => ({ value: slug, label: name }))}
        defaultValue={values.category ?? ''}
        error={errors['category']}
      />
      <Select
        label="Employment Type"
        name="employmentType"
        required
        placeholder="Select employment type"
        options={TYPES}
        defaultValue={values.employmentType ?? ''}
        error={errors['employmentType']}
      />
      <Select
        label="Experience Level"
        name="experienceLevel"
        required
        placeholder="Select experience level"
        options={LEVELS}
        defaultValue={values.experienceLevel ?? ''}
        error={errors['experienceLevel']}
      />
    </div>
  )
}
