import type { ReactNode } from 'react'
import type { LinkComponent } from './link.ts'

type TabLinkProps = { children: ReactNode; 'aria-current': 'page' | undefined }

type TabsProps<Key extends string> = {
  /** Read before the tabs: 'Dashboard sections'. */
  label: string
  tabs: readonly { key: Key; label: ReactNode; count?: number | string | undefined }[]
  current: Key
} & (
  | { href: (key: Key) => string; link?: LinkComponent | undefined; renderLink?: undefined }
  | { renderLink: (key: Key, props: TabLinkProps) => ReactNode; href?: undefined; link?: undefined }
)

/** Links, since the tab is part of the address: back, reload and sharing work. */
export function Tabs<Key extends string>({
  label,
  tabs,
  current,
  href,
  link: A = 'a',
  renderLink,
}: TabsProps<Key>) {
  return (
    <nav className="tabs" aria-label={label}>
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
