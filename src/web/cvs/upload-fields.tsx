import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { FieldErrors } from '../../shared/errors.ts'
import { EDUCATION_OPTIONS, EXPERIENCE_OPTIONS, SalaryFields } from '../accounts/professional-fields.tsx'
import { offeredOptions } from '../catalog/offered-options.ts'
import { categoriesQuery, locationsQuery } from '../catalog/queries.ts'
import { Card } from '../components/card.tsx'
import { Combobox } from '../components/combobox.tsx'
import { Field, TextField } from '../components/field.tsx'
import { Notice } from '../components/notice.tsx'
import { Select } from '../components/select.tsx'
import { TagsInput } from '../components/tags-input.tsx'
import type { OfferName } from './read-offers.ts'

/** Of the CV, or of the profile that fills a new one in. */
export type UploadFieldsValues = {
  fullName: string
  email: string
  phone: string
  jobTitle: string
  location: string
  summary: string
  skills: string[]
  experience: string | null
  category: string | null
  education: string | null
  salaryMin: number | null
  salaryMax: number | null
}

type FieldsProps = {
  values: UploadFieldsValues
  errors: FieldErrors
  /** The one list that is no field of its own: it can be added to from outside. */
  skills: readonly string[]
  onSkills: (skills: string[]) => void
  /** Where the page has fields of the same names: the start of these ones' ids. */
  idStart?: string | undefined
  /** A field's help, with what was read from a file. */
  helpOf?: ((name: OfferName, label: string, text?: string) => ReactNode) | undefined
}

export function UploadFields(props: FieldsProps) {
  return (
    <>
      <Card as="section" className="grid gap-4">
        <h2>Contact</h2>
        <ContactFields {...props} />
      </Card>
      <Card as="section" className="grid gap-4">
        <h2>What you do</h2>
        <WorkFields {...props} />
      </Card>
    </>
  )
}

const plainHelp = (_: OfferName, __: string, text?: string) => text

function ContactFields({ values, errors, idStart = '', helpOf = plainHelp }: FieldsProps) {
  const { client } = useRouteContext({ from: '__root__' })
  const { data: locations = [] } = useQuery(locationsQuery(client))
  return (
    <>
      <Field
        label="Full Name"
        name="fullName"
        id={`${idStart}fullName`}
        help={helpOf('fullName', 'Full Name')}
        required
        autoComplete="name"
        defaultValue={values.fullName}
        error={errors['fullName']}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label="Email"
          name="email"
          id={`${idStart}email`}
          help={helpOf('email', 'Email')}
          type="email"
          required
          autoComplete="email"
          defaultValue={values.email}
          error={errors['email']}
        />
        <Field
          label="Phone (optional)"
          name="phone"
          id={`${idStart}phone`}
          help={helpOf('phone', 'Phone')}
          type="tel"
          autoComplete="tel"
          defaultValue={values.phone}
          error={errors['phone']}
        />
      </div>
      <p className="help">Only employers who open your CV see your email and phone.</p>
      <Combobox
        label="Location"
        name="location"
        id={`${idStart}location`}
        required
        suggestions={locations.map(({ name }) => name)}
        autoComplete="address-level2"
        help={helpOf('location', 'Location', 'Town or province, for example Lae')}
        defaultValue={values.location}
        error={errors['location']}
      />
    </>
  )
}

function WorkFields({ values, errors, skills, onSkills, idStart = '', helpOf = plainHelp }: FieldsProps) {
  const { client } = useRouteContext({ from: '__root__' })
  const categories = useQuery(categoriesQuery(client))
  // A form that is sent, or kept, before the list is there still says what was chosen.
  const known = values.category ? [{ value: values.category, label: 'Loading…' }] : []
  return (
    <>
      {categories.isError && (
        <Notice kind="danger">Failed to load form options. Please refresh the page.</Notice>
      )}
      <Field
        label="Job Title"
        name="jobTitle"
        id={`${idStart}jobTitle`}
        help={helpOf('jobTitle', 'Job Title')}
        required
        defaultValue={values.jobTitle}
        error={errors['jobTitle']}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          // With its options, so that the chosen one is among them.
          key={categories.status}
          label="Category"
          name="category"
          id={`${idStart}category`}
          help={helpOf('category', 'Category')}
          required
          placeholder="Select category"
          options={categories.data ? offeredOptions(categories.data, values.category) : known}
          defaultValue={values.category ?? ''}
          error={errors['category']}
        />
        <Select
          label="Experience Level"
          name="experience"
          id={`${idStart}experience`}
          help={helpOf('experience', 'Experience Level')}
          required
          placeholder="Select experience level"
          options={EXPERIENCE_OPTIONS}
          defaultValue={values.experience ?? ''}
          error={errors['experience']}
        />
      </div>
      <Select
        label="Education (optional)"
        name="education"
        id={`${idStart}education`}
        help={helpOf('education', 'Education')}
        placeholder="Select education level"
        options={EDUCATION_OPTIONS}
        defaultValue={values.education ?? ''}
        error={errors['education']}
      />
      <TextField
        label="Professional Summary (optional)"
        name="summary"
        id={`${idStart}summary`}
        help={helpOf(
          'summary',
          'Professional Summary',
          'Three or four sentences: your work so far, your licences and tickets, what you look for.',
        )}
        defaultValue={values.summary}
        error={errors['summary']}
      />
      <TagsInput
        label="Skills"
        name="skills"
        id={`${idStart}skills`}
        values={skills}
        onChange={onSkills}
        max={50}
        help={helpOf('skills', 'Skills', 'Write one and press Enter or +')}
        error={errors['skills']}
      />
      <SalaryFields values={values} errors={errors} />
    </>
  )
}
