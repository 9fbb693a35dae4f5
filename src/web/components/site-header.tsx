import { AccountMenu, type MenuAccount } from './account-menu.tsx'
import { BilumBand } from './bilum-band.tsx'
import { ButtonLink } from './button.tsx'
import type { LinkComponent } from './link.ts'
import { Logo } from './logo.tsx'
import { Menu } from './menu.tsx'
import { GUEST_LINKS, isCurrent, MAIN_LINKS, MORE_LINKS } from './navigation.ts'

export type SiteHeaderProps = {
  siteName: string
  /** The page's path, to mark its entry. */
  path: string
  /** Who is signed in; the first is the one of the area. */
  accounts: readonly MenuAccount[]
  /** Goes with Login and Sign Up: on one of their pages `?next=`, so that whoever changes over still comes back. */
  guestQuery?: string | undefined
  link?: LinkComponent | undefined
}

/** 56 px and the band. On phones the entries move to the bottom bar. */
export function SiteHeader({ siteName, path, accounts, guestQuery = '', link: A = 'a' }: SiteHeaderProps) {
  return (
    <header className="site-header">
      <div className="wrap">
        <A className="mark" href="/">
          <Logo />
          {siteName}
        </A>
        <nav className="site-nav" aria-label="Main">
          {MAIN_LINKS.map(({ href, label }) => (
            <A
              key={href}
              href={href}
              className="nav-link"
              aria-current={isCurrent(href, path) ? 'page' : undefined}
            >
              {label}
            </A>
          ))}
        </nav>
        {accounts.length > 0 ? (
          <AccountMenu accounts={accounts} link={A} />
        ) : (
          <GuestLinks query={guestQuery} link={A} />
        )}
      </div>
      <BilumBand />
    </header>
  )
}

function GuestLinks({ query, link: A }: { query: string; link: LinkComponent }) {
  const [login, signUp] = GUEST_LINKS
  return (
    <>
      {login && (
        <A href={login.href + query} className="nav-link">
          {login.label}
        </A>
      )}
      {signUp && (
        <ButtonLink href={signUp.href + query} link={A}>
          {signUp.label}
        </ButtonLink>
      )}
      <div className="max-sm:hidden">
        <Menu label="More" className="nav-link" name="site-menu">
          {MORE_LINKS.map(({ href, label }) => (
            <A key={href} href={href} className="nav-link">
              {label}
            </A>
          ))}
        </Menu>
      </div>
    </>
  )
}
