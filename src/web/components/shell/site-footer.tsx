import ChevronDown from 'lucide-react/icons/chevron-down'
import { currentWords, inLanguage, t } from '../../../shared/language/words.ts'
import type { LinkComponent } from '../controls/button.tsx'
import { Kept } from '../kept.tsx'
import { Band, Logo } from './logo.tsx'
import { FOOTER_GROUPS, type LanguageLink, LOGIN_PAGES, type NavItem } from './navigation.ts'

type SiteFooterProps = {
  siteName: string
  description: string
  year: number
  /** Shown if the settings have one. */
  supportEmail?: string | undefined
  isLoggedIn: boolean
  otherLanguage?: LanguageLink | undefined
  isTextOnly: boolean
  /** The address of this page, to which the switch returns. */
  href: string
  /** The size of this page as sent, for text-only pages. Undefined in dashboards, which are rendered in the browser. */
  bytes?: string | undefined
  /** The settings, with which the server keeps the links (`Kept`). */
  madeFrom?: object | undefined
  link?: LinkComponent | undefined
}

/** Help is in the same place on every page. On phones each group of links opens by itself. */
export function SiteFooter({
  siteName,
  description,
  year,
  supportEmail,
  isLoggedIn,
  otherLanguage,
  isTextOnly,
  href,
  bytes,
  madeFrom,
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
          <p>{t(description)}</p>
          {supportEmail && (
            <p>
              <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
            </p>
          )}
          <TextOnly isOn={isTextOnly} href={href} bytes={bytes} />
          <p>
            © {year} {siteName}
          </p>
          {otherLanguage && (
            <p>
              <a
                href={otherLanguage.href}
                lang={otherLanguage.lang}
                hrefLang={otherLanguage.lang}
                rel="nofollow"
              >
                {otherLanguage.label}
              </a>
            </p>
          )}
          {currentWords().isReviewed === false && (
            <p>{t('No speaker of Tok Pisin has checked these words yet.')}</p>
          )}
        </div>
        <Kept
          as="nav"
          data={madeFrom}
          variant={`lines ${isLoggedIn}`}
          className="lines"
          aria-label={t('Footer')}
        >
          {() =>
            groups.map(({ title, list }) => (
              <div key={title}>
                <h2>{t(title)}</h2>
                {list}
              </div>
            ))
          }
        </Kept>
        <Kept
          as="nav"
          data={madeFrom}
          variant={`folds ${isLoggedIn}`}
          className="folds"
          aria-label={t('Footer')}
        >
          {() =>
            groups.map(({ title, list }) => (
              <details key={title}>
                <summary>
                  {t(title)}
                  <ChevronDown size={20} className="turns" />
                </summary>
                {list}
              </details>
            ))
          }
        </Kept>
      </div>
    </footer>
  )
}

type TextOnlyProps = { isOn: boolean; href: string; bytes: string | undefined }

/** A link, because it works without JavaScript and needs no script. */
function TextOnly({ isOn, href, bytes }: TextOnlyProps) {
  const address = `/api/text-only?${new URLSearchParams({ on: String(!isOn), next: inLanguage(href) })}`
  return (
    <p>
      {isOn && bytes && (
        <>
          {t(
            'Text only. This page used {bytes} of data: its text, as it was sent. Its style is loaded once and kept, and scripts only when you use something that needs one.',
            { bytes },
          )}
          <br />
        </>
      )}
      <a href={address} rel="nofollow">
        {isOn ? t('Show pictures again') : t('Text only, to save data')}
      </a>
    </p>
  )
}

function LinkList({ links, link: A }: { links: readonly NavItem[]; link: LinkComponent }) {
  return (
    <ul>
      {links.map(({ href, label }) => (
        <li key={href}>
          <A href={href}>{t(label)}</A>
        </li>
      ))}
    </ul>
  )
}
