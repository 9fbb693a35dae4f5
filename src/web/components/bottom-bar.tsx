import Briefcase from 'lucide-react/icons/briefcase'
import House from 'lucide-react/icons/house'
import MenuIcon from 'lucide-react/icons/menu'
import Users from 'lucide-react/icons/users'
import { LogoutButton } from './logout-button.tsx'
import { Menu } from './menu.tsx'
import { ACCOUNT_LINKS, GUEST_LINKS, isCurrent } from './navigation.ts'
import type { SiteHeaderProps } from './site-header.tsx'

const TABS = [
  { href: '/', label: 'Home', Icon: House },
  { href: '/jobs', label: 'Jobs', Icon: Briefcase },
  { href: '/search', label: 'CVs', Icon: Users },
] as const

/** Phones only; what the four do not hold is in the menu. */
export function BottomBar({
  path,
  account,
  link: A = 'a',
  onLogout,
  logoutAction,
}: Omit<SiteHeaderProps, 'siteName'>) {
  const label = (
    <>
      <MenuIcon size={22} />
      Menu
    </>
  )
  const links = [
    { href: '/employers', label: 'Employers' },
    ...(account ? ACCOUNT_LINKS[account.kind] : GUEST_LINKS),
    { href: '/help', label: 'Help' },
  ]
  return (
    <nav className="bottom-bar" aria-label="Quick links">
      {TABS.map(({ href, label, Icon }) => (
        <A key={href} href={href} className="tab" aria-current={isCurrent(href, path) ? 'page' : undefined}>
          <Icon size={22} />
          {label}
        </A>
      ))}
      <Menu label={label} className="tab" name="site-menu">
        {links.map(({ href, label }) => (
          <A key={href} href={href} className="nav-link">
            {label}
          </A>
        ))}
        {account && <LogoutButton onLogout={onLogout} logoutAction={logoutAction} />}
      </Menu>
    </nav>
  )
}
