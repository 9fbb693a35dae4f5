import { useRef, useState } from 'react'
import { type JobPosting, SALARY_PERIODS } from '../../modules/jobs/schema.ts'
import type { FieldErrors } from '../../shared/errors.ts'
import { formatAnnualPay, formatPay } from '../../shared/money.ts'
import { Field } from '../components/field.tsx'
import { Select } from '../components/select.tsx'
import { readJobForm } from './job-form-values.ts'

const PERIOD_LABELS = { fortnight: 'A fortnight', month: 'A month', year: 'A year', hour: 'An hour' }
const PERIODS = SALARY_PERIODS.map((value) => ({ value, label: PERIOD_LABELS[value] }))

/** Amounts for a period, and words of one's own, which then stand in their place. */
export function PayFields({ errors, values }: { errors: FieldErrors; values: Partial<JobPosting> }) {
  const group = useRef<HTMLFieldSetElement>(null)
  const [shown, setShown] = useState('')
  return (
    <fieldset ref={group} className="grid gap-4" onInput={() => setShown(payText(group.current))}>
      <legend className="label">Pay (optional)</legend>
      <div className="grid gap-4 sm:grid-cols-3">
        <Field
          label="Minimum (K)"
          name="salaryMin"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={values.salaryMin ?? ''}
          error={errors['salaryMin']}
        />
        <Field
          label="Maximum (K)"
          name="salaryMax"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={values.salaryMax ?? ''}
          error={errors['salaryMax']}
        />
        <Select
          label="Period"
          name="salaryPeriod"
          options={PERIODS}
          defaultValue={values.salaryPeriod ?? 'fortnight'}
          error={errors['salaryPeriod']}
        />
      </div>
      <Field
        label="Salary Range in words"
        name="salaryRange"
        maxLength={100}
        placeholder="Negotiable, with house and school fees"
        help={shown ? `Shown as: ${shown}` : 'Empty: the amounts above are shown'}
        defaultValue={values.salaryRange}
        error={errors['salaryRange']}
      />
    </fieldset>
  )
}

/** What the job's page will say; '' while there is nothing to say. */
function payText(group: HTMLFieldSetElement | null): string {
  const read = (name: string) =>
    group?.querySelector<HTMLInputElement | HTMLSelectElement>(`[name=${name}]`)?.value ?? ''
  const words = read('salaryRange').trim()
  const { salaryMin, salaryMax } = readJobForm({
    salaryMin: read('salaryMin'),
    salaryMax: read('salaryMax'),
  })
  const period = SALARY_PERIODS.find((one) => one === read('salaryPeriod')) ?? null
  if (Number.isNaN(salaryMin) || Number.isNaN(salaryMax)) return words
  const pay = words || formatPay(salaryMin, salaryMax, period)
  return [pay, formatAnnualPay(salaryMin, salaryMax, period)].filter(Boolean).join(', ')
}
