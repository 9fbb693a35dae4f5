import Plus from 'lucide-react/icons/plus'
import {
  EDUCATION_LABELS,
  EDUCATIONS,
  EXPERIENCE_LABELS,
  EXPERIENCES,
} from '../../../modules/catalog/choices.ts'
import type { FieldErrors } from '../../../shared/errors.ts'
import { t } from '../../../shared/language/words.ts'
import { fill } from '../../app/fill.tsx'
import { Field, TextField } from '../../components/forms/field.tsx'
import { type Option, Select } from '../../components/forms/select.tsx'

export const EXPERIENCE_OPTIONS: readonly Option[] = EXPERIENCES.map((value) => ({
  value,
  label: EXPERIENCE_LABELS[value],
}))
export const EDUCATION_OPTIONS: readonly Option[] = EDUCATIONS.map((value) => ({
  value,
  label: EDUCATION_LABELS[value],
}))

/** Constants are in English. */
export const translated = (options: readonly Option[]): Option[] =>
  options.map((option) => ({ ...option, label: t(option.label) }))

type ProfessionalFieldsProps = { errors: FieldErrors; categories: readonly Option[] }

export function ProfessionalFields({ errors, categories }: ProfessionalFieldsProps) {
  return (
    <>
      <Field
        label={t('Job Title')}
        name="jobTitle"
        required
        autoComplete="organization-title"
        help={t('The job you have or want, for example Electrician')}
        error={errors['jobTitle']}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label={t('Category')}
          name="category"
          required
          placeholder={t('Select category')}
          options={categories}
          error={errors['category']}
        />
        <Select
          label={t('Experience Level')}
          name="experience"
          required
          placeholder={t('Select experience level')}
          options={translated(EXPERIENCE_OPTIONS)}
          error={errors['experience']}
        />
      </div>
      <Select
        label={t('Education')}
        name="education"
        required
        placeholder={t('Select education level')}
        options={translated(EDUCATION_OPTIONS)}
        error={errors['education']}
      />
      <TextField
        label={t('Professional Summary')}
        name="summary"
        required
        help={t(
          'At least 50 characters: your work so far, your licences and tickets, and what you look for.',
        )}
        error={errors['summary']}
      />
      <Field
        label={t('Skills')}
        name="skills"
        required
        help={t('Separated by commas: Welding, Forklift licence, Excel')}
        error={errors['skills']}
      />
      <details open={Boolean(errors['salaryMin'] || errors['salaryMax'])}>
        <summary className="btn btn-bare -ml-2.5">
          <Plus size={18} />
          {t('Add the pay you want (optional)')}
        </summary>
        <SalaryFields errors={errors} />
      </details>
    </>
  )
}

/** Two optional amounts, in whole kina a year. */
export function SalaryFields({ errors, values }: { errors: FieldErrors; values?: Salary | undefined }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field
        label={t('Minimum Salary (optional)')}
        name="salaryMin"
        type="number"
        min={0}
        step={1}
        help={fill('Kina a year. A fortnight × 26. {link}', {
          link: <a href="/pay">{t('What work pays')}</a>,
        })}
        defaultValue={values?.salaryMin || undefined}
        error={errors['salaryMin']}
      />
      <Field
        label={t('Maximum Salary (optional)')}
        name="salaryMax"
        type="number"
        min={0}
        step={1}
        help={t('Kina a year')}
        defaultValue={values?.salaryMax || undefined}
        error={errors['salaryMax']}
      />
    </div>
  )
}

type Salary = { salaryMin: number | null; salaryMax: number | null }
