import { ButtonLink, type LinkComponent } from '../controls/button.tsx'
import { AccountMenu, Bell, type MenuAccount } from './account-menu.tsx'
import { Band, Logo } from './logo.tsx'
import { guestLinksOn, isCurrent, MAIN_LINKS, type NavItem } from './navigation.ts'

export type SiteHeaderProps = {
  siteName: string
  /** The page's address with its query, to mark its link. */
  href: string
  /** The logged-in accounts, beginning with that of the current area. */
  accounts: readonly MenuAccount[]
  /**
   * Added to Login and Sign Up. On those pages it is `?next=`, so that a visitor who changes from one to the other
   * still returns to the right page.
   */
  guestQuery?: string | undefined
  link?: LinkComponent | undefined
}

/** The header is 56 px high plus the band. On phones its links move to the bottom bar. */
export function SiteHeader({
  siteName,
  href: address,
  accounts,
  guestQuery = '',
  link: A = 'a',
}: SiteHeaderProps) {
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
              aria-current={isCurrent(href, address) ? 'page' : undefined}
            >
              {label}
            </A>
          ))}
        </nav>
        {accounts.length > 0 ? (
          <>
            <Bell accounts={accounts} link={A} />
            <AccountMenu accounts={accounts} link={A} />
          </>
        ) : (
          <GuestLinks links={guestLinksOn(address)} query={guestQuery} link={A} />
        )}
      </div>
      <Band />
    </header>
  )
}

type GuestLinksProps = { links: readonly NavItem[]; query: string; link: LinkComponent }

function GuestLinks({ links: [login, signUp], query, link: A }: GuestLinksProps) {
  return (
    <>
      {login && (
        <A href={login.href + query} className="nav-link">
          {login.label}
        </A>
      )}
      {signUp && (
        <ButtonLink href={signUp.href + query} look="white" link={A}>
          {signUp.label}
        </ButtonLink>
      )}
    </>
  )
}

/** The first link of the page. Its target is `<main id="main" tabIndex={-1}>`. */
export function SkipLink({ target = 'main' }: { target?: string }) {
  return (
    <a className="btn skip" href={`#${target}`}>
      Skip to content
    </a>
  )
}
