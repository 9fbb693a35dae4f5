import type { ReactNode } from 'react'
import type { LinkComponent } from './link.ts'
import { fivePages, type PageSlot, pageWindow } from './page-window.ts'

/** What a page link must carry; `renderLink` spreads it onto the router's own typed link. */
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

/** Nothing for a single page. */
export function Pagination({
  page,
  pages,
  numbers = 'window',
  label = 'Pages',
  href,
  link: A = 'a',
  renderLink,
}: PaginationProps) {
  if (pages < 2) return null
  const to = (target: number, children: ReactNode, rel?: 'prev' | 'next') => {
    const props: PageLinkProps = {
      className: rel && 'step',
      children,
      'aria-label': rel ? `${children} page` : `Page ${target}`,
      'aria-current': !rel && target === page ? 'page' : undefined,
      rel,
    }
    return renderLink ? renderLink(target, props) : <A href={href(target)} {...props} />
  }
  const slots: PageSlot[] = numbers === 'five' ? fivePages(page, pages) : pageWindow(page, pages)
  return (
    <nav aria-label={label}>
      <ul className="pages">
        {page > 1 && <li className="step">{to(page - 1, 'Previous', 'prev')}</li>}
        {slots.map((slot, i) =>
          slot === 'gap' ? (
            <li key={`gap-${slots[i - 1]}`} className="gap" aria-hidden="true">
              …
            </li>
          ) : (
            <li key={slot}>{to(slot, slot)}</li>
          ),
        )}
        {page < pages && <li className="step">{to(page + 1, 'Next', 'next')}</li>}
      </ul>
    </nav>
  )
}
