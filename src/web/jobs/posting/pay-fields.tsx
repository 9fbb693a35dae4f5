import { useLayoutEffect, useRef, useState } from 'react'
import { SALARY_PERIODS } from '../../../modules/jobs/fields.ts'
import { dayInPortMoresby } from '../../../shared/dates.ts'
import type { FieldErrors } from '../../../shared/errors.ts'
import { formatAnnualPay, formatPay, PERIODS_A_YEAR, type SalaryPeriod } from '../../../shared/money.ts'
import { useSite } from '../../app/site.tsx'
import { Field } from '../../components/forms/field.tsx'
import { Select } from '../../components/forms/select.tsx'
import { Notice } from '../../components/states/states.tsx'
import { amount, type JobFormValues } from './job-form-values.ts'
import { SimilarPay } from './similar-pay.tsx'

const PERIOD_LABELS = { fortnight: 'A fortnight', month: 'A month', year: 'A year', hour: 'An hour' }
const PERIODS = SALARY_PERIODS.map((value) => ({ value, label: PERIOD_LABELS[value] }))

/** The pay for a period, and a text that is shown instead of the amounts. */
export function PayFields({ errors, values }: { errors: FieldErrors; values: JobFormValues }) {
  const group = useRef<HTMLFieldSetElement>(null)
  const { now } = useSite()
  const [{ shown, note }, setTexts] = useState({ shown: '', note: '' })
  const look = () => setTexts(payTexts(group.current, now))
  // biome-ignore lint/correctness/useExhaustiveDependencies: needed only when the form opens
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
      <SimilarPay field={group} />
      <Field
        label="Salary Range in words"
        name="salaryRange"
        maxLength={100}
        placeholder="Negotiable, with house and school fees"
        help={shown ? `Shown as: ${shown}` : 'If this is empty, the amounts above are shown'}
        defaultValue={values.salaryRange}
        error={errors['salaryRange']}
      />
    </fieldset>
  )
}

/** Returns the pay as the job's page will show it, and a note about the minimum wage. Both may be ''. */
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

/**
 * The national minimum wage in kina an hour, by the year from which it applies: the Minimum Wages Board's determination
 * of 2025 (in force since 1 January 2026; FM100, 13 January 2026). The last rate applies until a new determination.
 */
const HOURLY: readonly [year: number, kina: number][] = [
  [2014, 3.5],
  [2026, 5],
  [2027, 5.25],
  [2028, 5.5],
]
/** The hours of full-time work in a fortnight. */
const FORTNIGHT = PERIODS_A_YEAR.hour / PERIODS_A_YEAR.fortnight

/** Returns a note when the pay is below this year's legal minimum, otherwise ''. `lowest`: kina for one period. */
export function minimumWageNote(lowest: number | null, period: SalaryPeriod, now: Date): string {
  const year = Number(dayInPortMoresby(now).slice(0, 4))
  const kina = HOURLY.findLast(([from]) => from <= year)?.[1] ?? 0
  if (lowest === null || (lowest * PERIODS_A_YEAR[period]) / PERIODS_A_YEAR.hour >= kina) return ''
  return `This is below the legal minimum wage of ${year}: K${kina.toFixed(2)} an hour, K${(kina * FORTNIGHT).toFixed(2)} for a fortnight of ${FORTNIGHT} hours.`
}
