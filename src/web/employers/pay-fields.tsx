import { useRouteContext } from '@tanstack/react-router'
import { useLayoutEffect, useRef, useState } from 'react'
import { SALARY_PERIODS } from '../../modules/jobs/schema.ts'
import type { FieldErrors } from '../../shared/errors.ts'
import { formatAnnualPay, formatPay } from '../../shared/money.ts'
import { Field } from '../components/field.tsx'
import { Notice } from '../components/notice.tsx'
import { Select } from '../components/select.tsx'
import { amount, type JobFormValues } from './job-form-values.ts'
import { minimumWageNote } from './minimum-wage.ts'

const PERIOD_LABELS = { fortnight: 'A fortnight', month: 'A month', year: 'A year', hour: 'An hour' }
const PERIODS = SALARY_PERIODS.map((value) => ({ value, label: PERIOD_LABELS[value] }))

/** Amounts for a period, and words of one's own, which then stand in their place. */
export function PayFields({ errors, values }: { errors: FieldErrors; values: JobFormValues }) {
  const group = useRef<HTMLFieldSetElement>(null)
  const { now } = useRouteContext({ from: '__root__' })
  const [{ shown, note }, setTexts] = useState({ shown: '', note: '' })
  const look = () => setTexts(payTexts(group.current, now))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form begins with it once
  useLayoutEffect(look, [])
  return (
    <fieldset ref={group} className="grid gap-4" onInput={look}>
      <legend className="label">Pay (optional)</legend>
      <div className="grid gap-4 sm:grid-cols-3">
        <Field
          label="Minimum (K)"
          name="salaryMin"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={values.salaryMin}
          error={errors['salaryMin']}
        />
        <Field
          label="Maximum (K)"
          name="salaryMax"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={values.salaryMax}
          error={errors['salaryMax']}
        />
        <Select
          label="Period"
          name="salaryPeriod"
          options={PERIODS}
          defaultValue={values.salaryPeriod || 'fortnight'}
          error={errors['salaryPeriod']}
        />
      </div>
      {note && <Notice kind="warning">{note}</Notice>}
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

/** What the job's page will say, and what the law says to it; '' while there is nothing to say. */
function payTexts(group: HTMLFieldSetElement | null, now: Date): { shown: string; note: string } {
  const read = (name: string) =>
    group?.querySelector<HTMLInputElement | HTMLSelectElement>(`[name=${name}]`)?.value ?? ''
  const words = read('salaryRange').trim()
  const [min, max] = [amount(read('salaryMin')), amount(read('salaryMax'))]
  const period = SALARY_PERIODS.find((one) => one === read('salaryPeriod')) ?? 'fortnight'
  if (Number.isNaN(min) || Number.isNaN(max)) return { shown: words, note: '' }
  const pay = words || formatPay(min, max, period)
  const shown = [pay, formatAnnualPay(min, max, period)].filter(Boolean).join(', ')
  return { shown, note: minimumWageNote(min ?? max, period, now) }
}
