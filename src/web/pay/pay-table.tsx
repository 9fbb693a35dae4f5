import type { ReactNode } from 'react'
import type { ReadOf } from '../../page-reads.ts'
import { t } from '../../shared/language/words.ts'
import { formatNumber } from '../../shared/locale.ts'
import { PERIODS_A_YEAR } from '../../shared/money.ts'
import { plural } from '../../shared/text.ts'
import { fill } from '../app/fill.tsx'

type Pay = Pick<ReadOf<'pay'>, 'offered' | 'wished'>
type PayFigures = NonNullable<Pay['offered']>
export type PayRow = Pay & { key: string; name: ReactNode }

type PayTableProps = {
  /** Names the table: 'Pay by province'. */
  caption: string
  /** The head of the first column. */
  first: string
  rows: readonly PayRow[]
}

/** Shows the pay that employers offer and the pay that people ask for, each with its quartiles on a shared scale. */
export function PayTable({ caption, first, rows }: PayTableProps) {
  const end = Math.max(...rows.flatMap(({ offered, wished }) => [offered?.high ?? 0, wished?.high ?? 0]))
  return (
    <table className="pay-rows">
      <caption className="sr">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{first}</th>
          <th scope="col">{t('Employers offer')}</th>
          <th scope="col">{t('People ask for')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, offered, wished }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            <td data-label={t('Employers offer')}>
              <Figures pay={offered} end={end} of="job" />
            </td>
            <td data-label={t('People ask for')}>
              <Figures pay={wished} end={end} of="CV" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Figures({ pay, end, of }: { pay: PayFigures | null; end: number; of: 'job' | 'CV' }) {
  if (!pay)
    return <span className="text-muted">{of === 'CV' ? t('Too few CVs say') : t('Too few jobs say')}</span>
  const { low, median, high, figures } = pay
  return (
    <>
      {fill('{amount} a fortnight', { amount: <b>{kina(median)}</b> })}
      <PayBar pay={pay} end={end} />
      <small>
        {t('Half: {pay}.', { pay: low === high ? kina(low) : `${kina(low)} – ${kina(high)}` })}{' '}
        {plural(figures, of)}.
      </small>
    </>
  )
}

/** The words beside it have the same figures. `end`: the end of the scale, in kina a fortnight. */
function PayBar({ pay: { low, median, high }, end }: { pay: PayFigures; end: number }) {
  const at = (kinaOf: number) => Math.round((kinaOf / Math.max(1, end)) * 970) / 10
  return (
    <svg className="pay-bar" aria-hidden="true" focusable="false">
      <rect y="8" width="100%" height="4" rx="2" />
      <rect
        className="half"
        x={`${at(low)}%`}
        y="4"
        width={`${Math.max(1, at(high) - at(low))}%`}
        height="12"
        rx="3"
      />
      <rect className="middle" x={`${at(median)}%`} width="4" height="20" rx="2" />
    </svg>
  )
}

const kina = (amount: number): string => `K${formatNumber(amount)}`

/** `K1,350 a fortnight, which is K35,100 a year`. */
export function payInWords(fortnight: number): string {
  return t('{fortnight} a fortnight, which is {year} a year', {
    fortnight: kina(fortnight),
    year: kina(fortnight * PERIODS_A_YEAR.fortnight),
  })
}
