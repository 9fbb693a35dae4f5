import { Avatar } from './avatar.tsx'
import type { LinkComponent } from './link.ts'
import { LogoutButton, type LogoutProps } from './logout-button.tsx'
import { Menu } from './menu.tsx'
import { ACCOUNT_KINDS, ACCOUNT_LINKS, type HeaderAccount } from './navigation.ts'
import { UnreadCount, unreadOf } from './unread-count.tsx'

export type MenuAccount = HeaderAccount & LogoutProps
type AccountsProps = { accounts: readonly MenuAccount[]; link?: LinkComponent | undefined }

/** One browser may hold three sessions: the first is the one of the area, the others stand below it. */
export function AccountMenu({ accounts, link }: AccountsProps) {
  const [first] = accounts
  if (!first) return null
  const label = (
    <>
      <Avatar name={first.name} photoUrl={first.photoUrl} size="small" shape={first.kind} />
      <span className="sr">Account menu</span>
      <UnreadCount counts={unreadOf(accounts)} />
    </>
  )
  return (
    <Menu label={label} className="nav-link" name="site-menu">
      <AccountEntries accounts={accounts} link={link} />
    </Menu>
  )
}

/** Each account with its own links and its own Logout. */
export function AccountEntries({ accounts, link: A = 'a' }: AccountsProps) {
  return accounts.map(({ kind, name, unread = {}, onLogout, logoutAction }) => (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields, these are links
    <div key={kind} role="group" aria-label={`${ACCOUNT_KINDS[kind]}: ${name}`}>
      <p className="px-3 py-2 text-13 text-muted">
        {name}
        {accounts.length > 1 && ` · ${ACCOUNT_KINDS[kind]}`}
      </p>
      {ACCOUNT_LINKS[kind].map(({ href, label }) => (
        <A key={href} href={href} className="nav-link">
          {label}
          <UnreadCount counts={[unread[href]]} />
        </A>
      ))}
      <LogoutButton onLogout={onLogout} logoutAction={logoutAction} />
    </div>
  ))
}
