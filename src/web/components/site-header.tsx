import { AccountMenu } from './account-menu.tsx'
import { BilumBand } from './bilum-band.tsx'
import { ButtonLink } from './button.tsx'
import type { LinkComponent } from './link.ts'
import { Logo } from './logo.tsx'
import type { LogoutProps } from './logout-button.tsx'
import { GUEST_LINKS, type HeaderAccount, isCurrent, MAIN_LINKS } from './navigation.ts'

export type SiteHeaderProps = LogoutProps & {
  siteName: string
  /** The page's path, to mark its entry. */
  path: string
  account?: HeaderAccount | undefined
  link?: LinkComponent | undefined
}

/** 56 px and the band. On phones the four entries move to the bottom bar. */
export function SiteHeader({ siteName, path, account, link: A = 'a', ...logout }: SiteHeaderProps) {
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
        {account ? <AccountMenu account={account} link={A} {...logout} /> : <GuestLinks link={A} />}
      </div>
      <BilumBand />
    </header>
  )
}

function GuestLinks({ link: A }: { link: LinkComponent }) {
  const [login, signUp] = GUEST_LINKS
  return (
    <>
      {login && (
        <A href={login.href} className="nav-link">
          {login.label}
        </A>
      )}
      {signUp && (
        <ButtonLink href={signUp.href} link={A}>
          {signUp.label}
        </ButtonLink>
      )}
    </>
  )
}
