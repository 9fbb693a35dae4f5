import type { ReactNode } from 'react'
import type { FieldErrors } from '../../../shared/errors.ts'
import { t } from '../../../shared/language/words.ts'
import {
  EDUCATION_OPTIONS,
  EXPERIENCE_OPTIONS,
  SalaryFields,
  translated,
} from '../../accounts/registration/professional-fields.tsx'
import type { DraftValues } from '../../app/forms/draft-storage.ts'
import type { Entry } from '../../catalog/entries.ts'
import { offeredOptions } from '../../catalog/entry-options.ts'
import { ChipGroup } from '../../components/forms/choice.tsx'
import { Field, TextField } from '../../components/forms/field.tsx'
import { Combobox, Select } from '../../components/forms/select.tsx'
import { TagsInput } from '../../components/forms/tags-input.tsx'
import { Card } from '../../components/surfaces/card.tsx'
import { FIELDS_IN_FILES, type OfferName } from '../../cv-reading/read-offers.ts'

/** The values of a CV, or of the profile that fills in a new one. */
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

/** The categories, and the names of towns and provinces. */
export type Choices = { categories: readonly Entry[]; locations: readonly string[] }

type FieldsProps = {
  values: UploadFieldsValues
  choices: Choices
  errors: FieldErrors
  /** The skills are kept outside the form's fields, because reading a file can add to them. */
  skills: readonly string[]
  onSkills: (skills: string[]) => void
  /** Skills that were read from a file, to be ticked. */
  readSkills?: readonly string[] | undefined
  /** Returns a field's help, with the value that was read from a file. */
  helpOf?: ((name: OfferName, label: string, text?: string) => ReactNode) | undefined
}

/** 'Entry level (0-2 years)' is too long for a chip. */
const years = () =>
  translated(EXPERIENCE_OPTIONS).map(({ value, label }) => ({
    value,
    label: /\((.*)\)/.exec(label)?.[1] ?? label,
  }))

type WorkFieldsProps = FieldsProps & { children?: ReactNode }

const plainHelp = (_: OfferName, __: string, text?: string) => text

export function ContactFields({ values, errors, helpOf = plainHelp }: FieldsProps) {
  return (
    <Card as="section" className="grid gap-4">
      <h2>{t('How employers reach you')}</h2>
      <p className="text-muted">{t('We filled in what we know about you. Please check it.')}</p>
      <Field
        label={t('Full Name')}
        name="fullName"
        help={helpOf('fullName', t('Full Name'))}
        required
        autoComplete="name"
        defaultValue={values.fullName}
        error={errors['fullName']}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label={t('Email')}
          name="email"
          help={helpOf('email', t('Email'))}
          type="email"
          required={values.email !== ''}
          autoComplete="email"
          defaultValue={values.email}
          error={errors['email']}
        />
        <Field
          label={t('Phone (optional)')}
          name="phone"
          help={helpOf('phone', t('Phone'))}
          type="tel"
          autoComplete="tel"
          defaultValue={values.phone}
          error={errors['phone']}
        />
      </div>
      <p className="help">{t('Only employers who open your CV see your email and phone.')}</p>
    </Card>
  )
}

export function WorkFields({ values, choices, errors, helpOf = plainHelp, children }: WorkFieldsProps) {
  return (
    <Card as="section" className="grid gap-4">
      <h2>{t('Your work')}</h2>
      <Field
        label={t('Job Title')}
        name="jobTitle"
        help={helpOf('jobTitle', t('Job Title'), t('The job you have or want, for example Electrician'))}
        required
        defaultValue={values.jobTitle}
        error={errors['jobTitle']}
      />
      <Select
        label={t('Category')}
        name="category"
        help={helpOf('category', t('Category'))}
        required
        placeholder={t('Select category')}
        options={translated(offeredOptions(choices.categories, values.category))}
        defaultValue={values.category ?? ''}
        error={errors['category']}
      />
      <ChipGroup
        label={t('Experience Level')}
        name="experience"
        help={helpOf('experience', t('Experience Level'))}
        required
        options={years()}
        defaultValue={values.experience ?? ''}
        error={errors['experience']}
      />
      <Select
        label={t('Education (optional)')}
        name="education"
        help={helpOf('education', t('Education'))}
        placeholder={t('Select education level')}
        options={translated(EDUCATION_OPTIONS)}
        defaultValue={values.education ?? ''}
        error={errors['education']}
      />
      <TextField
        label={t('Professional Summary (optional)')}
        name="summary"
        help={helpOf(
          'summary',
          t('Professional Summary'),
          t('Three or four sentences: your work so far, your licences and tickets, what you look for.'),
        )}
        defaultValue={values.summary}
        error={errors['summary']}
      />
      {children}
    </Card>
  )
}

export function SkillFields({ errors, skills, onSkills, readSkills }: FieldsProps) {
  const hasOffers = readSkills !== undefined && readSkills.length > 0
  return (
    <Card as="section" className="grid gap-4">
      <h2>{t('Your skills')}</h2>
      <TagsInput
        label={t('Skills')}
        name="skills"
        values={skills}
        onChange={onSkills}
        offered={readSkills}
        max={50}
        help={
          hasOffers
            ? t('These are in your file. Tick what you can do, or type one and tap +')
            : t('Machines, programs, trades and languages. Type one, then tap +')
        }
        error={errors['skills']}
      />
    </Card>
  )
}

export function PlaceFields({ values, choices, errors, helpOf = plainHelp }: FieldsProps) {
  return (
    <Card as="section" className="grid gap-4">
      <h2>{t('Pay and place')}</h2>
      <Combobox
        label={t('Location')}
        name="location"
        required
        suggestions={choices.locations}
        autoComplete="address-level2"
        help={helpOf('location', t('Location'), t('Town or province, for example Lae'))}
        defaultValue={values.location}
        error={errors['location']}
      />
      <SalaryFields values={values} errors={errors} />
    </Card>
  )
}

/** Returns the part of a profile or a CV that the form shows. */
export function fieldsOf(values: UploadFieldsValues): UploadFieldsValues {
  const { fullName, email, phone, jobTitle, location, summary } = values
  const { skills, experience, category, education, salaryMin, salaryMax } = values
  return {
    fullName,
    email,
    phone,
    jobTitle,
    location,
    summary,
    skills,
    experience,
    category,
    education,
    salaryMin,
    salaryMax,
  }
}

/** Returns the form's values with the text of a kept draft. */
export function withDraft(values: UploadFieldsValues, kept: DraftValues | undefined): UploadFieldsValues {
  if (!kept) return values
  const text = (name: string) => [kept[name] ?? ''].flat()[0] ?? ''
  const names = FIELDS_IN_FILES.filter((name) => name !== 'skills' && name in kept)
  const texts = Object.fromEntries(names.map((name) => [name, text(name)]))
  return {
    ...values,
    ...texts,
    skills: [kept['skills'] ?? []].flat(),
    salaryMin: Number(text('salaryMin')) || null,
    salaryMax: Number(text('salaryMax')) || null,
  }
}
