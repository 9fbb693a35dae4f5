import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../components/controls/button.tsx'
import { type Column, ColumnHead } from '../components/lists/table.tsx'
import { ActionMenu, type MenuAction } from '../components/overlays/action-menu.tsx'

export type AdminColumn<Row> = Column<Row> & {
  /** Its part of the width, compared with the other columns; 1 by default. */
  share?: number | undefined
  /** Shown only on screens of at least 1,280 px, and on cards. */
  minor?: boolean | undefined
  /** Takes the whole width of a card on a phone. */
  wide?: boolean | undefined
}

export type BulkAction<Row> = {
  label: string
  danger?: boolean
  /** Whether the action is possible for a row. Rows for which it is not are left out. */
  fits?: (row: Row) => boolean
  onSelect: (rows: Row[]) => void
}

type AdminTableProps<Row> = {
  caption: string
  columns: readonly AdminColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  bulk?: { nameOf: (row: Row) => string; actions: readonly BulkAction<Row>[] } | undefined
}

/**
 * A table with one line per row. A value that is cut off is shown in full when the pointer is on it or it has the
 * focus. Below 640 px every row is a card.
 */
export function AdminTable<Row>({ caption, columns, rows, rowKey, bulk }: AdminTableProps<Row>) {
  const [chosen, setChosen] = useState<ReadonlySet<string | number>>(new Set())
  const table = useCutCells(rows, columns)
  const shares = columns.reduce((sum, { share = 1 }) => sum + share, 0)
  const isChosen = (row: Row) => chosen.has(rowKey(row))
  const choose = (some: readonly Row[], on: boolean) =>
    setChosen((old) => {
      const next = new Set(old)
      for (const row of some) on ? next.add(rowKey(row)) : next.delete(rowKey(row))
      return next
    })
  const chosenRows = rows.filter(isChosen)
  return (
    <>
      {bulk && chosenRows.length > 0 && (
        <BulkBar rows={chosenRows} actions={bulk.actions} onClear={() => setChosen(new Set())} />
      )}
      <table ref={table} className={bulk ? 'tbl tbl-choose' : 'tbl'}>
        <caption className="sr">{caption}</caption>
        <colgroup>
          {bulk && <col className="tbl-box" />}
          {columns.map(({ key, share = 1, minor }) => (
            <col
              key={key}
              className={key === 'actions' ? 'tbl-acts' : minor ? 'minor' : undefined}
              style={key === 'actions' ? undefined : { width: `${(share / shares) * 100}%` }}
            />
          ))}
        </colgroup>
        <thead>
          <tr>
            {bulk && (
              <th scope="col">
                <AllBox
                  some={chosenRows.length > 0}
                  all={chosenRows.length === rows.length}
                  onChange={(on) => choose(rows, on)}
                />
              </th>
            )}
            {columns.map(({ key, numeric, minor, ...column }) => (
              <ColumnHead
                key={key}
                {...column}
                className={classOf(numeric, minor, key === 'actions' && 'tbl-acts')}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} data-chosen={isChosen(row) || undefined}>
              {bulk && (
                <td className="tbl-box">
                  <input
                    type="checkbox"
                    aria-label={`Choose ${bulk.nameOf(row)}`}
                    checked={isChosen(row)}
                    onChange={({ currentTarget }) => choose([row], currentTarget.checked)}
                  />
                </td>
              )}
              {columns.map((column) => (
                <Cell key={column.key} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

const classOf = (...given: (string | boolean | undefined)[]): string | undefined =>
  [given[0] && 'num', given[1] && 'minor', ...given.slice(2)].filter(Boolean).join(' ') || undefined

function Cell<Row>({ column, row }: { column: AdminColumn<Row>; row: Row }) {
  const { key, label, cell, numeric, minor, bare, wide } = column
  if (key === 'actions') return <td className="tbl-acts">{cell(row)}</td>
  return (
    <td
      className={classOf(numeric, minor, bare ? 'tbl-name' : wide && 'wide')}
      data-label={bare ? undefined : label}
    >
      <div className="cell">{cell(row)}</div>
    </td>
  )
}

function AllBox({ some, all, onChange }: { some: boolean; all: boolean; onChange: (on: boolean) => void }) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = some && !all
  }, [some, all])
  return (
    <input
      ref={box}
      type="checkbox"
      aria-label="Choose all on this page"
      checked={all}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
  )
}

type BulkBarProps<Row> = { rows: Row[]; actions: readonly BulkAction<Row>[]; onClear: () => void }

function BulkBar<Row>({ rows, actions, onClear }: BulkBarProps<Row>) {
  return (
    <div className="bulk-bar" role="toolbar" aria-label="For the chosen rows">
      <b>{rows.length} chosen</b>
      {actions.map(({ label, danger, fits = () => true, onSelect }) => {
        const fitting = rows.filter(fits)
        if (fitting.length === 0) return null
        return (
          <Button
            key={label}
            look="quiet"
            className={danger ? 'text-danger' : undefined}
            onClick={() => onSelect(fitting)}
          >
            {label}
            {fitting.length < rows.length && ` ${fitting.length}`}
          </Button>
        )
      })}
      <Button look="bare" onClick={onClear}>
        Clear
      </Button>
    </div>
  )
}

/** The main action of a row and a menu with the others. */
export function RowActions({
  label,
  actions,
  children,
}: {
  /** Names the row: 'More for Ana Kila'. */
  label: string
  actions: readonly MenuAction[]
  children: ReactNode
}) {
  return (
    <span className="row-actions">
      {children}
      {actions.length > 0 && <ActionMenu label={label} actions={actions} />}
    </span>
  )
}

/** Marks the cells whose value is cut off, so that CSS can show it in full and the keyboard can reach it. */
function useCutCells(rows: readonly unknown[], columns: readonly unknown[]) {
  const table = useRef<HTMLTableElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows or columns are cut off elsewhere
  useLayoutEffect(() => {
    const { current } = table
    if (!current) return
    const mark = () => {
      const cells = [...current.querySelectorAll<HTMLElement>('.cell')]
      // Reads everything before it writes, so that the layout is computed once.
      const cut = cells.map((cell) => cell.scrollWidth > cell.clientWidth)
      for (const [index, cell] of cells.entries()) {
        const td = cell.parentElement
        if (!td) continue
        td.toggleAttribute('data-cut', cut[index])
        const isReached = cell.querySelector('a, button') !== null
        if (cut[index] && !isReached) td.tabIndex = 0
        else td.removeAttribute('tabindex')
      }
    }
    mark()
    const observer = new ResizeObserver(mark)
    observer.observe(current)
    return () => observer.disconnect()
  }, [rows, columns.length])
  return table
}
