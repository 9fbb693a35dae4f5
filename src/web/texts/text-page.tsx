import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { t } from '../../shared/language/words.ts'
import { useSite } from '../app/site.tsx'

type TopProps = { title: string; lead: ReactNode }

/** The title of a page in a band of its own. The page is wide. */
export function PageTop({ title, lead }: TopProps) {
  return (
    <header className="border-b bg-surface">
      <div className="wrap py-6">
        <h1>{title}</h1>
        <p className="text-17 text-muted">{lead}</p>
      </div>
    </header>
  )
}

const TEXTS = [
  { href: '/help', label: 'Help' },
  { href: '/contact', label: 'Contact support' },
  { href: '/safety', label: 'Stay safe' },
  { href: '/how-search-works', label: 'How search works' },
  { href: '/demo', label: 'Demo' },
  { href: '/pricing', label: 'Pricing' },
  { href: '/privacy', label: 'Privacy' },
  { href: '/terms', label: 'Terms' },
  { href: '/accessibility', label: 'Accessibility' },
  { href: '/status', label: 'Status' },
]

/** An important point, in a few words beside a picture, for people who do not read the whole page. */
type Point = { icon: PointIcon; text: ReactNode }
export type PointIcon = LucideIcon

type TextPageProps = TopProps & {
  points?: readonly Point[]
  /** The content has frames of its own. */
  isFramed?: boolean
  children: ReactNode
}

/** A page of text with links to the others beside it, on phones below. The page is wide. */
export function TextPage({ title, lead, points = [], isFramed, children }: TextPageProps) {
  const path = useSite().href.split('?')[0]
  return (
    <article>
      <PageTop title={title} lead={lead} />
      <div className="wrap grid grid-cols-1 gap-6 pt-6 lg:grid-cols-[minmax(0,1fr)_18rem] lg:gap-8">
        <div className="grid content-start gap-4">
          {points.length > 0 && <Points points={points} />}
          <div className={`grid content-start gap-8 ${isFramed ? '' : 'card sm:px-6 sm:py-6'}`}>
            {children}
          </div>
        </div>
        <nav aria-label={t('Help pages')}>
          <ul className="list">
            {TEXTS.map(({ href, label }) => (
              <li key={href}>
                <a
                  href={href}
                  className={`text-link ${href === path ? 'font-semibold text-ink' : ''}`}
                  aria-current={href === path ? 'page' : undefined}
                >
                  {t(label)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </article>
  )
}

function Points({ points }: { points: readonly Point[] }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-3">
      {points.map(({ icon: Icon, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: fixed text that never moves
        <li key={index} className="card flex items-center gap-3 sm:block">
          <span className="icon-tile">
            <Icon size={22} />
          </span>
          <p className="font-semibold sm:mt-3">{text}</p>
        </li>
      ))}
    </ul>
  )
}

type TextSectionProps = { title: ReactNode; id?: string; children: ReactNode }

export function TextSection({ title, id, children }: TextSectionProps) {
  return (
    <section className="grid max-w-text gap-2 text-17" id={id}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

export function TextList({ items, ordered }: { items: readonly ReactNode[]; ordered?: boolean }) {
  const Tag = ordered ? 'ol' : 'ul'
  return (
    <Tag className={ordered ? 'grid list-decimal gap-1 pl-6' : 'diamonds grid gap-1'}>
      {items.map((item, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: fixed text that never moves
        <li key={i}>{item}</li>
      ))}
    </Tag>
  )
}
