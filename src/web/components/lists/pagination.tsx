import type { ReactNode } from 'react'
import { t } from '../../../shared/language/words.ts'
import type { LinkComponent } from '../controls/button.tsx'

/** The attributes of a page link. `renderLink` spreads them onto the router's typed link. */
type PageLinkProps = {
  className: string | undefined
  children: ReactNode
  'aria-label': string
  'aria-current': 'page' | undefined
  rel: 'prev' | 'next' | undefined
}

type PaginationProps = {
  page: number
  pages: number
  /** `five`: at most five number buttons, as on the older job list. */
  numbers?: 'window' | 'five' | undefined
  label?: string | undefined
} & (
  | { href: (page: number) => string; link?: LinkComponent | undefined; renderLink?: undefined }
  | { renderLink: (page: number, props: PageLinkProps) => ReactNode; href?: undefined; link?: undefined }
)

/** Shows nothing if there is only one page. */
export function Pagination({
  page,
  pages,
  numbers = 'window',
  label = t('Pages'),
  href,
  link: A = 'a',
  renderLink,
}: PaginationProps) {
  if (pages < 2) return null
  const to = (target: number, children: ReactNode, rel?: 'prev' | 'next') => {
    const props: PageLinkProps = {
      className: rel && 'step',
      children,
      'aria-label': rel ? t(rel === 'prev' ? 'Previous page' : 'Next page') : t('Page {target}', { target }),
      'aria-current': !rel && target === page ? 'page' : undefined,
      rel,
    }
    return renderLink ? renderLink(target, props) : <A href={href(target)} {...props} />
  }
  const slots: PageSlot[] = numbers === 'five' ? fivePages(page, pages) : pageWindow(page, pages)
  return (
    <nav aria-label={label}>
      <ul className="pages">
        {page > 1 && <li className="step">{to(page - 1, t('Previous'), 'prev')}</li>}
        {slots.map((slot, i) =>
          slot === 'gap' ? (
            <li key={`gap-${slots[i - 1]}`} className="gap" aria-hidden="true">
              …
            </li>
          ) : (
            <li key={slot}>{to(slot, slot)}</li>
          ),
        )}
        {page < pages && <li className="step">{to(page + 1, t('Next'), 'next')}</li>}
      </ul>
    </nav>
  )
}

/** A page number, or a gap where numbers are left out. */
type PageSlot = number | 'gap'

/**
 * Returns all pages if there are five or fewer, otherwise the first, the last and the current one with its neighbours.
 * A gap of one page shows that page.
 */
export function pageWindow(page: number, pages: number): PageSlot[] {
  if (pages <= 5) return range(1, pages)
  const shown = [1, ...range(Math.max(2, page - 1), Math.min(pages - 1, page + 1)), pages]
  return shown.flatMap((number, i) => {
    const left = number - (shown[i - 1] ?? number) - 1
    if (left < 1) return [number]
    return left === 1 ? [number - 1, number] : ['gap' as const, number]
  })
}

/** Returns at most five neighbouring numbers around the current page, as on the older job list. */
export function fivePages(page: number, pages: number): PageSlot[] {
  const first = Math.max(1, Math.min(page - 2, pages - 4))
  return range(first, Math.min(pages, first + 4))
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i)
}
