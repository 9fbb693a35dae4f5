import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { t } from '../../../shared/language/words.ts'
import { formatNumber } from '../../../shared/locale.ts'
import { ButtonLink, type LinkComponent } from '../controls/button.tsx'

/** `href` is the list with this choice, or without it if it is on. */
export type Choice = { id: string; label: string; total: number; href: string; isOn: boolean }

type FilterRailProps = {
  /** The link that removes all filters. */
  clear: ReactNode
  /** 'Show 12 jobs'. */
  show: string
  isClearAlways?: boolean
  children: ReactNode
}

/**
 * The filters beside a list. On phones a sheet that opens by its address, #filters, and closes by its links, so that it
 * works without JavaScript.
 */
export function FilterRail({ clear, show, isClearAlways = false, children }: FilterRailProps) {
  return (
    <section className="filters" id="filters" aria-label={t('Filters')}>
      <div className="rail" data-list-part="filters">
        <div className="rail-head lg:hidden">
          <h2 className="text-22">{t('Filters')}</h2>
          <ButtonLink look="bare" icon href="#main" aria-label={t('Close filters')}>
            <X size={20} />
          </ButtonLink>
        </div>
        {children}
        <div className={isClearAlways ? 'rail-end' : 'rail-end lg:hidden'}>
          {clear}
          <a className="btn flex-1 lg:hidden" href="#main">
            {show}
          </a>
        </div>
      </div>
    </section>
  )
}

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

/** Every choice is a link. Search engines need not follow every mixture of filters. */
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
