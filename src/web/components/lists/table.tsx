import type { ReactNode } from 'react'
import { t } from '../../../shared/language/words.ts'
import { Button } from '../controls/button.tsx'

export type Column<Row> = {
  key: string
  label: string
  cell: (row: Row) => ReactNode
  numeric?: boolean | undefined
  /** Replaces the label in the head, for example with a sort link. */
  head?: ReactNode
  sorted?: 'ascending' | 'descending' | undefined
  /** Shown without its label on a phone: titles and buttons. */
  bare?: boolean | undefined
}

type TableProps<Row> = {
  /** Names the table for screen readers. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
}

/** Below 768 px every row is a card that shows its labels. */
export function Table<Row>({ caption, columns, rows, rowKey }: TableProps<Row>) {
  return (
    <table className="rows">
      <caption className="sr">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ key, numeric, ...column }) => (
            <ColumnHead key={key} {...column} className={numeric ? 'num' : undefined} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)}>
            {columns.map(({ key, label, cell, numeric, bare }) => (
              <td key={key} className={numeric ? 'num' : undefined} data-label={bare ? undefined : label}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type ColumnHeadProps = Pick<Column<never>, 'label' | 'head' | 'sorted'> & { className: string | undefined }

export function ColumnHead({ label, head, sorted, className }: ColumnHeadProps) {
  return (
    <th scope="col" className={className} aria-sort={sorted}>
      {head ?? label}
    </th>
  )
}

type PageButtonsProps = { page: number; pages: number; onPage: (page: number) => void }

/** Buttons instead of links, for sections whose pages are not part of the address. */
export function PageButtons({ page, pages, onPage }: PageButtonsProps) {
  if (pages < 2) return null
  return (
    <nav aria-label={t('Pages')} className="flex items-center justify-center gap-3">
      <Button
        look="quiet"
        refusal={page === 1 ? t('This is the first page') : undefined}
        onClick={() => onPage(page - 1)}
      >
        {t('Previous')}
      </Button>
      <span className="tabular-nums">{t('Page {page} of {pages}', { page, pages })}</span>
      <Button
        look="quiet"
        refusal={page === pages ? t('This is the last page') : undefined}
        onClick={() => onPage(page + 1)}
      >
        {t('Next')}
      </Button>
    </nav>
  )
}
