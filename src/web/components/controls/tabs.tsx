import { type ReactNode, useEffect, useRef } from 'react'
import type { LinkComponent } from './button.tsx'

type TabLinkProps = { children: ReactNode; 'aria-current': 'page' | undefined }

type TabsProps<Key extends string> = {
  /** Read out before the tabs: 'Dashboard sections'. */
  label: string
  tabs: readonly { key: Key; label: ReactNode; count?: number | string | undefined }[]
  current: Key
} & (
  | { href: (key: Key) => string; link?: LinkComponent | undefined; renderLink?: undefined }
  | { renderLink: (key: Key, props: TabLinkProps) => ReactNode; href?: undefined; link?: undefined }
)

/** The tabs are links, because the tab is part of the address: back, reload and sharing work. */
export function Tabs<Key extends string>({
  label,
  tabs,
  current,
  href,
  link: A = 'a',
  renderLink,
}: TabsProps<Key>) {
  const nav = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab has to be scrolled into view
  useEffect(() => showCurrent(nav.current), [current])
  return (
    <nav ref={nav} className="tabs" aria-label={label}>
      <ul>
        {tabs.map(({ key, label, count }) => {
          const props: TabLinkProps = {
            'aria-current': key === current ? 'page' : undefined,
            children: count === undefined ? label : [label, ' (', count, ')'],
          }
          return <li key={key}>{renderLink ? renderLink(key, props) : <A href={href(key)} {...props} />}</li>
        })}
      </ul>
    </nav>
  )
}

/** Scrolls the open tab into view, sideways only, because not all tabs fit on a phone. */
function showCurrent(nav: HTMLElement | null): void {
  const tab = nav?.querySelector('[aria-current]')
  if (!nav || !tab) return
  const { left, width } = tab.getBoundingClientRect()
  const frame = nav.getBoundingClientRect()
  nav.scrollLeft += left - frame.left - (frame.width - width) / 2
}
