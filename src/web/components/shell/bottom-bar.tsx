import Bookmark from 'lucide-react/icons/bookmark'
import Briefcase from 'lucide-react/icons/briefcase'
import House from 'lucide-react/icons/house'
import MenuIcon from 'lucide-react/icons/menu'
import Users from 'lucide-react/icons/users'
import { Menu } from '../overlays/menu.tsx'
import { AccountEntries, UnreadCount, unreadOf } from './account-menu.tsx'
import { GUEST_LINKS, isCurrent, MAIN_LINKS, MORE_LINKS } from './navigation.ts'
import type { SiteHeaderProps } from './site-header.tsx'

const HOME = { href: '/', label: 'Home', Icon: House }
const JOBS = { href: '/jobs', label: 'Jobs', Icon: Briefcase }
const SAVED = { href: '/saved', label: 'Saved', Icon: Bookmark }
const CVS = { href: '/search', label: 'CVs', Icon: Users }

/**
 * Shown only on phones; all other links are in the menu. The third link is what people come back for: saved jobs, or
 * CVs for employers.
 */
export function BottomBar({
  path,
  accounts,
  link: A = 'a',
}: Pick<SiteHeaderProps, 'path' | 'accounts' | 'link'>) {
  const [account] = accounts
  const isHiring = account !== undefined && account.kind !== 'jobSeeker'
  const tabs = [HOME, JOBS, isHiring ? CVS : SAVED]
  const isTab = (href: string) => tabs.some((tab) => tab.href === href)
  const links = [
    ...MAIN_LINKS,
    ...(account ? [] : [...GUEST_LINKS, ...MORE_LINKS]),
    { href: '/help', label: 'Help' },
  ]
  const label = (
    <>
      <MenuIcon size={22} />
      Menu
      <UnreadCount counts={unreadOf(accounts)} />
    </>
  )
  return (
    <nav className="bottom-bar" aria-label="Quick links">
      {tabs.map(({ href, label, Icon }) => (
        <A key={href} href={href} className="tab" aria-current={isCurrent(href, path) ? 'page' : undefined}>
          <Icon size={22} />
          {label}
        </A>
      ))}
      <Menu label={label} className="tab" name="site-menu">
        {links.map(
          ({ href, label }) =>
            !isTab(href) && (
              <A key={href} href={href} className="nav-link">
                {label}
              </A>
            ),
        )}
        <AccountEntries accounts={accounts} link={A} />
      </Menu>
    </nav>
  )
}
