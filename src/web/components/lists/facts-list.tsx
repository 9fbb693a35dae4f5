import type { ReactNode } from 'react'

type FactsListProps = { facts: readonly { label: string; value: ReactNode }[] }

/** Facts without a value are left out. */
export function FactsList({ facts }: FactsListProps) {
  return (
    <dl className="facts">
      {facts.map(({ label, value }) =>
        value === undefined || value === null || value === '' ? null : (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  )
}
