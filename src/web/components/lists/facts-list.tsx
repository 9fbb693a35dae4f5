import type { ReactNode } from 'react'

type FactsListProps = {
  /** `tiles`: each name above its value, several beside each other. */
  look?: 'facts' | 'tiles' | undefined
  facts: readonly { label: string; value: ReactNode }[]
}

/** Facts without a value are left out. */
export function FactsList({ look = 'facts', facts }: FactsListProps) {
  return (
    <dl className={look}>
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
