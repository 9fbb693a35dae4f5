import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type JobFieldName, type JobListField, jobField } from '../../../modules/jobs/fields.ts'
import { MAX_DAYS_TO_CLOSING } from '../../../modules/jobs/limits.ts'
import { dayInPortMoresby } from '../../../shared/dates.ts'
import type { FieldErrors } from '../../../shared/errors.ts'
import { useSite } from '../../app/site.tsx'
import { categoriesQuery, locationsQuery } from '../../catalog/entries.ts'
import { offeredOptions } from '../../catalog/entry-options.ts'
import { CheckboxGroup } from '../../components/forms/choice.tsx'
import { Field, TextField } from '../../components/forms/field.tsx'
import { FormSection } from '../../components/forms/form-errors.tsx'
import { Combobox, Select } from '../../components/forms/select.tsx'
import { TagsInput } from '../../components/forms/tags-input.tsx'
import { isListField, type JobFormValues } from './job-form-values.ts'
import { PayFields } from './pay-fields.tsx'
import { QuestionFields } from './question-fields.tsx'

type JobFieldsProps = { errors: FieldErrors; values: JobFormValues }

const DAY = 86_400_000
/** Days until a job closes if the employer chooses no other date. */
const CLOSES_IN = 30

/** The last day to apply that a new form starts with. */
export const defaultClosingDate = (now: Date) => dayInPortMoresby(new Date(now.getTime() + CLOSES_IN * DAY))

/** Where each field is in the form. Two fields in a row are side by side where there is room. */
const ROWS = {
  job: [['title'], ['description'], ['category', 'employmentType'], ['closingDate', 'places']],
  place: [['location']],
  site: [['workPattern', 'workSite'], ['roster']],
  person: [['requirements'], ['experienceLevel'], ['licenceClasses'], ['askedDocuments'], ['skills']],
} satisfies Record<string, JobFieldName[][]>

export function JobFields(props: JobFieldsProps) {
  return (
    <>
      <FormSection title="1. The job">
        <Rows rows={ROWS.job} {...props} />
      </FormSection>
      <FormSection title="2. Place and pay">
        <Rows rows={ROWS.place} {...props} />
        <SiteFields {...props} />
        <PayFields {...props} />
      </FormSection>
      <FormSection title="3. The person you need">
        <Rows rows={ROWS.person} {...props} />
      </FormSection>
      <FormSection title="4. Questions for applicants">
        <QuestionFields questions={props.values.questions} error={props.errors['questions']} />
      </FormSection>
    </>
  )
}

/** Folded, because most jobs are in a town and have no roster. */
function SiteFields(props: JobFieldsProps) {
  const { workPattern, workSite, roster } = props.values
  return (
    <details open={Boolean(workPattern || workSite || roster)}>
      <summary className="more">Fly-in fly-out, camp or roster</summary>
      <div className="grid gap-4 pt-2">
        <Rows rows={ROWS.site} {...props} />
      </div>
    </details>
  )
}

function Rows({ rows, ...props }: JobFieldsProps & { rows: readonly (readonly JobFieldName[])[] }) {
  return rows.map((names) => (
    <div key={names[0]} className={names.length > 1 ? 'grid gap-4 sm:grid-cols-2' : 'contents'}>
      {names.map((name) =>
        isListField(name) ? (
          <ListField key={name} name={name} {...props} />
        ) : (
          <OneField key={name} name={name} {...props} />
        ),
      )}
    </div>
  ))
}

function frameOf(name: JobFieldName, errors: FieldErrors) {
  const { label, help, isRequired } = jobField(name)
  return { label, name, help, required: isRequired, error: errors[name] }
}

function ListField({ name, errors, values }: JobFieldsProps & { name: JobListField }) {
  const [tags, setTags] = useState(values[name])
  const { control } = jobField(name)
  const frame = frameOf(name, errors)
  if (control.kind === 'checkboxes')
    return (
      <CheckboxGroup
        {...frame}
        layout="grid grid-cols-2 sm:grid-cols-4"
        options={control.options}
        defaultValues={values[name]}
      />
    )
  return (
    <TagsInput
      {...frame}
      values={tags}
      onChange={setTags}
      max={control.kind === 'tags' ? control.max : undefined}
    />
  )
}

type OneFieldProps = JobFieldsProps & { name: Exclude<JobFieldName, JobListField> }

function OneField({ name, errors, values }: OneFieldProps) {
  const { now } = useSite()
  const { control } = jobField(name)
  const props = { ...frameOf(name, errors), defaultValue: values[name] }
  switch (control.kind) {
    case 'area':
      return <TextField {...props} rows={control.rows} />
    case 'suggestions':
      return (
        <Combobox
          {...props}
          maxLength={control.maxLength}
          suggestions={control.suggestions}
          autoComplete="off"
        />
      )
    case 'select':
      return <Select {...props} placeholder={control.placeholder} options={control.options} />
    case 'category':
    case 'location':
      return <CatalogField {...props} kind={control.kind} placeholder={control.placeholder} />
    case 'number':
      return <Field {...props} type="number" min={control.min} max={control.max} />
    case 'closing date':
      return (
        <Field
          {...props}
          type="date"
          min={dayInPortMoresby(now)}
          max={dayInPortMoresby(new Date(now.getTime() + MAX_DAYS_TO_CLOSING * DAY))}
        />
      )
    default:
      return <Field {...props} maxLength={control.kind === 'text' ? control.maxLength : undefined} />
  }
}

type CatalogFieldProps = ReturnType<typeof frameOf> & {
  kind: 'category' | 'location'
  placeholder: string
  defaultValue: string | undefined
}

function CatalogField({ kind, ...props }: CatalogFieldProps) {
  const { client } = useSite()
  const categories = useQuery({ ...categoriesQuery(client), enabled: kind === 'category' })
  const locations = useQuery({ ...locationsQuery(client), enabled: kind === 'location' })
  const { data } = kind === 'category' ? categories : locations
  // The options arrive after the dialog opens. A new key mounts the field again, or it would lose its value.
  return (
    <Select
      key={data ? 'loaded' : 'loading'}
      {...props}
      options={offeredOptions(data ?? [], props.defaultValue)}
    />
  )
}
