import { Fragment } from 'react'
import { t } from '../../../shared/language/words.ts'
import { ButtonLink, type LinkComponent } from '../controls/button.tsx'
import { AccountMenu, Bell, type MenuAccount } from './account-menu.tsx'
import { Band, Logo } from './logo.tsx'
import { guestLinksOn, isCurrent, type LanguageLink, MAIN_LINKS, type NavItem } from './navigation.ts'

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
  /** The link to the page in the other language, if it is translated. */
  otherLanguage?: LanguageLink | undefined
  link?: LinkComponent | undefined
}

/** The header is 56 px high plus the band. On phones its links move to the bottom bar. */
export function SiteHeader({
  siteName,
  href: address,
  accounts,
  guestQuery = '',
  otherLanguage,
  link: A = 'a',
}: SiteHeaderProps) {
  return (
    <header className="site-header">
      <div className="wrap">
        <A className="mark" href="/">
          <Logo />
          {siteName}
        </A>
        <nav className="site-nav" aria-label={t('Main')}>
          {MAIN_LINKS.map(({ href, label }) => (
            <Fragment key={href}>
              {' '}
              <A
                href={href}
                className="nav-link"
                aria-current={isCurrent(href, address) ? 'page' : undefined}
              >
                {t(label)}
              </A>
            </Fragment>
          ))}{' '}
        </nav>
        {otherLanguage && <LanguageSwitch to={otherLanguage} isMinor={accounts.length > 0} />}
        {accounts.length > 0 ? (
          <>
            <Bell accounts={accounts} link={A} />
            <AccountMenu accounts={accounts} link={A} />
          </>
        ) : (
          <GuestLinks
            links={guestLinksOn(address)}
            query={guestQuery}
            isFull={otherLanguage !== undefined}
            link={A}
          />
        )}
      </div>
      <Band />
    </header>
  )
}

type LanguageSwitchProps = {
  to: LanguageLink
  /** On phones, only in the menu of the bottom bar: the header has no room for it beside an account. */
  isMinor?: boolean
}

/** A link that the browser opens, and not a dashboard's application, because the server stores the language. */
export function LanguageSwitch({ to: { href, label, lang }, isMinor = false }: LanguageSwitchProps) {
  const className = isMinor ? 'nav-link max-sm:hidden' : 'nav-link'
  return (
    <a href={href} lang={lang} hrefLang={lang} rel="nofollow" className={className}>
      {label}
    </a>
  )
}

type GuestLinksProps = {
  links: readonly NavItem[]
  query: string
  /** Phones have no room for Login beside the language. It is in the menu of the bottom bar. */
  isFull: boolean
  link: LinkComponent
}

function GuestLinks({ links: [login, signUp], query, isFull, link: A }: GuestLinksProps) {
  return (
    <>
      {login && (
        <A href={login.href + query} className={isFull ? 'nav-link max-sm:hidden' : 'nav-link'}>
          {t(login.label)}
        </A>
      )}{' '}
      {signUp && (
        <ButtonLink href={signUp.href + query} look="white" link={A}>
          {t(signUp.label)}
        </ButtonLink>
      )}
    </>
  )
}

/** The first link of the page. Its target is `<main id="main" tabIndex={-1}>`. */
export function SkipLink({ target = 'main' }: { target?: string }) {
  return (
    <a className="btn skip" href={`#${target}`}>
      {t('Skip to content')}
    </a>
  )
}
