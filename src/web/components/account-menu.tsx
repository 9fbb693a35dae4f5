import { Avatar } from './avatar.tsx'
import type { LinkComponent } from './link.ts'
import { LogoutButton, type LogoutProps } from './logout-button.tsx'
import { Menu } from './menu.tsx'
import { ACCOUNT_LINKS, type HeaderAccount } from './navigation.ts'

type AccountMenuProps = LogoutProps & { account: HeaderAccount; link?: LinkComponent | undefined }

export function AccountMenu({ account, link: A = 'a', ...logout }: AccountMenuProps) {
  const label = (
    <>
      <Avatar name={account.name} photoUrl={account.photoUrl} size="small" shape={account.kind} />
      <span className="sr">Account menu</span>
    </>
  )
  return (
    <Menu label={label} className="nav-link" name="site-menu">
      <p className="px-3 py-2 text-13 text-muted">{account.name}</p>
      {ACCOUNT_LINKS[account.kind].map(({ href, label }) => (
        <A key={href} href={href} className="nav-link">
          {label}
        </A>
      ))}
      <LogoutButton {...logout} />
    </Menu>
  )
}
