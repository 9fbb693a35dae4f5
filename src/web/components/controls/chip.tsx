import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { t } from '../../../shared/language/words.ts'
import type { LinkComponent } from './button.tsx'

type FilterChipProps = {
  children: ReactNode
  link?: LinkComponent | undefined
} & ({ href: string; onRemove?: undefined } | { onRemove: () => void; href?: undefined })

/** An active filter. A click removes it. `href` is the list without it. */
export function FilterChip({ children, href, onRemove, link: A = 'a' }: FilterChipProps) {
  const content = (
    <>
      <span className="sr">{t('Remove filter')} </span>
      {children}
      <X size={16} />
    </>
  )
  return onRemove ? (
    <button type="button" className="chip chip-on" onClick={onRemove}>
      {content}
    </button>
  ) : (
    <A className="chip chip-on" href={href}>
      {content}
    </A>
  )
}

type ToggleChipProps = { children: ReactNode; pressed: boolean; onToggle: () => void }

export function ToggleChip({ children, pressed, onToggle }: ToggleChipProps) {
  return (
    <button
      type="button"
      className={pressed ? 'chip chip-on' : 'chip'}
      aria-pressed={pressed}
      onClick={onToggle}
    >
      {children}
    </button>
  )
}

/** A chip that fills in a search or opens a list. */
export function LinkChip({
  href,
  children,
  link: A = 'a',
}: {
  href: string
  children: ReactNode
  link?: LinkComponent | undefined
}) {
  return (
    <A className="chip" href={href}>
      {children}
    </A>
  )
}
