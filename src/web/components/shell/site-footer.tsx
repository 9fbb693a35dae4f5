import ChevronDown from 'lucide-react/icons/chevron-down'
import type { LinkComponent } from '../controls/button.tsx'
import { Band, Logo } from './logo.tsx'
import { FOOTER_GROUPS, LOGIN_PAGES, type NavItem } from './navigation.ts'

type SiteFooterProps = {
  siteName: string
  description: string
  year: number
  /** Shown if the settings have one. */
  supportEmail?: string | undefined
  isLoggedIn: boolean
  link?: LinkComponent | undefined
}

/** Help is in the same place on every page. On phones each group of links opens by itself. */
export function SiteFooter({
  siteName,
  description,
  year,
  supportEmail,
  isLoggedIn,
  link: A = 'a',
}: SiteFooterProps) {
  const groups = FOOTER_GROUPS.map(({ title, links }) => ({
    title,
    list: (
      <LinkList links={links.filter(({ href }) => !isLoggedIn || !LOGIN_PAGES.includes(href))} link={A} />
    ),
  }))
  return (
    <footer className="site-footer">
      <Band />
      <div className="wrap">
        <div>
          <A className="mark" href="/">
            <Logo />
            {siteName}
          </A>
          <p>{description}</p>
          {supportEmail && (
            <p>
              <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
            </p>
          )}
          <p>
            © {year} {siteName}
          </p>
        </div>
        <nav className="lines" aria-label="Footer">
          {groups.map(({ title, list }) => (
            <div key={title}>
              <h2>{title}</h2>
              {list}
            </div>
          ))}
        </nav>
        <nav className="folds" aria-label="Footer">
          {groups.map(({ title, list }) => (
            <details key={title}>
              <summary>
                {title}
                <ChevronDown size={20} className="turns" />
              </summary>
              {list}
            </details>
          ))}
        </nav>
      </div>
    </footer>
  )
}

function LinkList({ links, link: A }: { links: readonly NavItem[]; link: LinkComponent }) {
  return (
    <ul>
      {links.map(({ href, label }) => (
        <li key={href}>
          <A href={href}>{label}</A>
        </li>
      ))}
    </ul>
  )
}
