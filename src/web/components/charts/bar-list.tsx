import './charts.css'
import type { ReactNode } from 'react'

type BarListItem = {
  key: string
  label: ReactNode
  value: number
  /** The value in words: '412', '3 days'. */
  text: string
  /** A comparison: '8% of views'. */
  note?: string | undefined
}

/** Values beside each other as bars, each with its figure, for the steps of a funnel or the parts of a whole. */
export function BarList({ label, items }: { label: string; items: readonly BarListItem[] }) {
  const most = Math.max(1, ...items.map(({ value }) => value))
  return (
    <ol className="bar-list" aria-label={label}>
      {items.map(({ key, label, value, text, note }) => (
        <li key={key}>
          <span>{label}</span>
          <b>{text}</b>
          <svg aria-hidden="true">
            <rect width={`${value > 0 ? Math.max(1, (value / most) * 100) : 0}%`} height="100%" rx="3" />
          </svg>
          {note && <small>{note}</small>}
        </li>
      ))}
    </ol>
  )
}
