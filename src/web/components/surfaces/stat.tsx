import type { ReactNode } from 'react'
import type { LinkComponent } from '../controls/button.tsx'

type StatProps = {
  /** The formatted value: '1,204'. */
  value: ReactNode
  label: string
  /** The comparison in words: '12 more than last week'. */
  change?: ReactNode
  href?: string | undefined
  link?: LinkComponent | undefined
}

export function Stat({ value, label, change, href, link: A = 'a' }: StatProps) {
  return (
    <div className={href ? 'card card-link stat' : 'card stat'}>
      <b>{value}</b>
      {href ? (
        <A className="cover" href={href}>
          {label}
        </A>
      ) : (
        label
      )}
      {change && <small className="help block">{change}</small>}
    </div>
  )
}
