import type { ReactNode } from 'react'

export type Column<Row> = {
  key: string
  label: string
  cell: (row: Row) => ReactNode
  numeric?: boolean | undefined
  /** Replaces the label in the head: a sort link for example. */
  head?: ReactNode
  sorted?: 'ascending' | 'descending' | undefined
  /** Without its label on a phone: titles and buttons. */
  bare?: boolean | undefined
}

type TableProps<Row> = {
  /** Names the table for those who hear it. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
}

/** Below 768 px every row is a card that carries its labels. */
export function Table<Row>({ caption, columns, rows, rowKey }: TableProps<Row>) {
  return (
    <table className="rows">
      <caption className="sr">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ key, label, head, numeric, sorted }) => (
            <th key={key} scope="col" className={numeric ? 'num' : undefined} aria-sort={sorted}>
              {head ?? label}
            </th>
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
