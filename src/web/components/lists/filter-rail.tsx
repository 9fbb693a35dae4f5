import Check from 'lucide-react/icons/check'
import type { ReactNode } from 'react'
import { formatNumber } from '../../../shared/locale.ts'
import type { LinkComponent } from '../controls/button.tsx'

/** `href` is the list with this choice, or without it if it is on. */
export type Choice = { id: string; label: string; total: number; href: string; isOn: boolean }

type FilterSectionProps = { title?: string; isEmpty?: boolean; children: ReactNode }

export function FilterSection({ title, isEmpty, children }: FilterSectionProps) {
  if (isEmpty) return null
  return (
    <section className="rail-group">
      {title && <h2>{title}</h2>}
      {children}
    </section>
  )
}

type FilterChoicesProps = { choices: readonly Choice[]; link: LinkComponent }

/** Search engines need not follow every mixture of filters. */
export function FilterChoices({ choices, link: A }: FilterChoicesProps) {
  return (
    <ul>
      {choices.map(({ id, href, label, total, isOn }) => (
        <li key={id}>
          <A id={id} href={href} rel="nofollow" className="tick" aria-current={isOn ? 'true' : undefined}>
            <span className="tick-box">{isOn && <Check size={16} />}</span>
            <span>{label}</span>
            <span className="tick-count">{formatNumber(total)}</span>
          </A>
        </li>
      ))}
    </ul>
  )
}
