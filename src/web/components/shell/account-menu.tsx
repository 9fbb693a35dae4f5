import BellIcon from 'lucide-react/icons/bell'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { type ReactNode, useState } from 'react'
import { t } from '../../../shared/language/words.ts'
import type { LinkComponent } from '../controls/button.tsx'
import { Menu } from '../overlays/menu.tsx'
import { Avatar } from '../surfaces/avatar.tsx'
import { ACCOUNT_KINDS, ACCOUNT_LINKS, type HeaderAccount, NOTICES } from './navigation.ts'

export type MenuAccount = HeaderAccount & LogoutProps
type AccountsProps = { accounts: readonly MenuAccount[]; link?: LinkComponent | undefined }

/** A browser can have three sessions. The account of the current area comes first. */
export function AccountMenu({ accounts, link }: AccountsProps) {
  const [first] = accounts
  if (!first) return null
  const label = (
    <>
      <Avatar name={first.name} photoUrl={first.photoUrl} size="small" shape={first.kind} />
      <span className="max-md:hidden">{first.name}</span>
      <span className="sr">{t('Account menu')}</span>
      <UnreadCount counts={unreadOf(accounts, (href) => href === NOTICES)} />
      <ChevronDown size={18} className="max-sm:hidden" />
    </>
  )
  return (
    <Menu label={label} className="nav-link" name="site-menu">
      <AccountEntries accounts={accounts} link={link} />
    </Menu>
  )
}

/** The link to a job seeker's notices, with the number of unread ones. */
export function Bell({ accounts, link: A = 'a' }: AccountsProps) {
  const seeker = accounts.find(({ kind }) => kind === 'jobSeeker')
  if (!seeker) return null
  return (
    <A className="nav-link bell" href={NOTICES}>
      <BellIcon size={22} />
      <span className="sr">{t('Notices')}</span>
      <UnreadCount counts={[seeker.unread?.[NOTICES]]} />
    </A>
  )
}

/** Lists each account with its own links and its own Logout. */
export function AccountEntries({ accounts, link: A = 'a' }: AccountsProps) {
  return accounts.map(({ kind, name, unread = {}, ...logout }) => (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields, these are links
    <div key={kind} role="group" aria-label={`${t(ACCOUNT_KINDS[kind])}: ${name}`}>
      <p className="px-3 py-2 text-13 text-muted">
        {name}
        {accounts.length > 1 && ` · ${t(ACCOUNT_KINDS[kind])}`}
      </p>
      {ACCOUNT_LINKS[kind].map(({ href, label }) => (
        <A key={href} href={href} className="nav-link">
          {t(label)}
          <UnreadCount counts={[unread[href]]} />
        </A>
      ))}
      <LogoutForm {...logout} className="nav-link">
        {t('Logout')}
      </LogoutForm>
    </div>
  ))
}

type LogoutProps = {
  /** The session that ends. */
  session: string
  /** The form's address. */
  logoutAction: string
  /** Ends the session inside a dashboard. Elsewhere the form is sent. */
  onLogout?: (() => void) | undefined
}

type LogoutFormProps = LogoutProps & { className: string; children: ReactNode }

export function LogoutForm({ session, onLogout, logoutAction, className, children }: LogoutFormProps) {
  const [isLeaving, setIsLeaving] = useState(false)
  return (
    <form
      method="post"
      action={logoutAction}
      data-logout={session}
      onSubmit={
        onLogout &&
        ((event) => {
          event.preventDefault()
          setIsLeaving(true)
          onLogout()
        })
      }
    >
      <button type="submit" className={className} aria-busy={isLeaving || undefined}>
        {isLeaving ? t('Logging out...') : children}
      </button>
    </form>
  )
}

type UnreadCountProps = { counts: readonly (number | undefined)[] }

/** The number of unread items, next to a link or to its menu. Shows nothing for 0. */
export function UnreadCount({ counts }: UnreadCountProps) {
  const total = counts.reduce<number>((sum, count = 0) => sum + count, 0)
  if (total === 0) return null
  return (
    <span className="count">
      {total > 99 ? '99+' : total}
      <span className="sr"> {t('unread')}</span>
    </span>
  )
}

/** Returns the numbers of unread items of all accounts, except those that are shown elsewhere. */
export function unreadOf(
  accounts: readonly { unread?: Readonly<Record<string, number>> | undefined }[],
  isElsewhere: (href: string) => boolean,
) {
  const unread = accounts.flatMap((account) => Object.entries(account.unread ?? {}))
  return unread.filter(([href]) => !isElsewhere(href)).map(([, count]) => count)
}
