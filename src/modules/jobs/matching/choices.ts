import { t } from '../../../shared/language/words.ts'
import { formatNumber } from '../../../shared/locale.ts'
import { PERIODS_A_YEAR } from '../../../shared/money.ts'
import { recordOf } from '../../../shared/records.ts'
import { jobFieldWords, SWITCH_LABELS } from '../fields.ts'
import { JOB_FILTERS, JOB_SWITCHES, type JobFilterName, type JobSwitchName } from '../schema.ts'

/** The filters of a search, as pages and alerts have them. '' and undefined filter nothing. Pay is in kina a year. */
export type SearchFilters = {
  query?: string | undefined
  location?: string | undefined
  trade?: string | undefined
  salaryMin?: number | '' | undefined
  salaryMax?: number | '' | undefined
  employerId?: number | undefined
} & { [F in JobFilterName | JobSwitchName]?: string | undefined }

type Names = {
  categories: readonly { slug: string; name: string }[]
  locations: readonly { slug: string; name: string }[]
  /** The name of the company whose jobs are searched. */
  company: string | undefined
  /** The name of the trade whose jobs are searched. */
  trade?: string | undefined
}

/** Returns each filter of a search in words, in the order of the pages; '' for one that is not set. */
export function searchWords(search: SearchFilters, names: Names): Record<keyof SearchFilters, string> {
  const { query = '', location, category, salaryMin, salaryMax } = search
  const nameOf = (list: Names['locations'], value: string) =>
    list.find(({ slug }) => slug === value)?.name ?? value
  return {
    query,
    location: location ? nameOf(names.locations, location) : '',
    trade: search.trade ? (names.trade ?? search.trade) : '',
    ...recordOf(JOB_FILTERS, (name) => (search[name] ? jobFieldWords(name, search[name]) : '')),
    category: category ? t(nameOf(names.categories, category)) : '',
    ...recordOf(JOB_SWITCHES, (name) => (search[name] ? t(SWITCH_LABELS[name]) : '')),
    salaryMin: salaryMin ? t('{pay} or more', { pay: payFloorLabel(salaryMin) }) : '',
    salaryMax: salaryMax ? t('{pay} or less', { pay: payFloorLabel(salaryMax) }) : '',
    employerId: search.employerId ? (names.company ?? t('One company')) : '',
  }
}

/** Returns `K1,000 a fortnight`. An amount that is not a whole number of kina a fortnight is shown for a year. */
export function payFloorLabel(yearly: number): string {
  const fortnight = yearly / PERIODS_A_YEAR.fortnight
  return Number.isInteger(fortnight)
    ? t('{amount} a fortnight', { amount: `K${formatNumber(fortnight)}` })
    : t('{amount} a year', { amount: `K${formatNumber(yearly)}` })
}
