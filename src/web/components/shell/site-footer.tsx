import type { LinkComponent } from '../controls/button.tsx'
import { FOOTER_GROUPS } from './navigation.ts'

type SiteFooterProps = {
  siteName: string
  description: string
  year: number
  /** Shown next to Contact support if the settings have one. */
  supportEmail?: string | undefined
  link?: LinkComponent | undefined
}

/** Help is in the same place on every page. */
export function SiteFooter({ siteName, description, year, supportEmail, link: A = 'a' }: SiteFooterProps) {
  return (
    <footer className="site-footer">
      <div className="wrap">
        <nav className="grid gap-4 sm:grid-cols-3" aria-label="Footer">
          {FOOTER_GROUPS.map(({ title, links }) => (
            <div key={title}>
              <h2 className="text-15 text-ink">{title}</h2>
              <ul>
                {links.map(({ href, label }) => (
                  <li key={href}>
                    <A href={href}>{label}</A>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <p>{description}</p>
        {supportEmail && (
          <p>
            Support: <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
          </p>
        )}
        <p>
          © {year} {siteName}
        </p>
      </div>
    </footer>
  )
}
