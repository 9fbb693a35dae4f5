import Bookmark from 'lucide-react/icons/bookmark'
import Briefcase from 'lucide-react/icons/briefcase'
import FileText from 'lucide-react/icons/file-text'
import House from 'lucide-react/icons/house'
import MenuIcon from 'lucide-react/icons/menu'
import MessageSquare from 'lucide-react/icons/message-square'
import Search from 'lucide-react/icons/search'
import Sparkles from 'lucide-react/icons/sparkles'
import Users from 'lucide-react/icons/users'
import { t } from '../../../shared/language/words.ts'
import { Menu } from '../overlays/menu.tsx'
import { AccountEntries, UnreadCount, unreadOf } from './account-menu.tsx'
import { GUEST_LINKS, isCurrent, MAIN_LINKS, MORE_LINKS, NOTICES } from './navigation.ts'
import { LanguageSwitch, type SiteHeaderProps } from './site-header.tsx'

const HOME = { href: '/', label: 'Home', Icon: House }
const JOBS = { href: '/jobs', label: 'Jobs', Icon: Briefcase }
const SAVED = { href: '/saved', label: 'Saved', Icon: Bookmark }
const CVS = { href: '/search', label: 'CVs', Icon: Users }
const JOB_SEEKER_TABS = [
  { href: '/jobseeker-dashboard', label: 'Home', Icon: House },
  JOBS,
  { href: '/jobseeker-dashboard?tab=applications', label: 'Applications', Icon: FileText },
  { href: '/messages', label: 'Messages', Icon: MessageSquare },
]

/** As in the workspace, so that an employer on a public page is one tap from it. */
const EMPLOYER_TABS = [
  { href: '/employer-dashboard', label: 'AI Search', Icon: Sparkles },
  { href: '/search', label: 'Search', Icon: Search },
  { href: '/employer-dashboard?tab=applications', label: 'Applicants', Icon: Users },
  { href: '/messages?as=employer', label: 'Messages', Icon: MessageSquare },
]

const TABS = { jobSeeker: JOB_SEEKER_TABS, employer: EMPLOYER_TABS, admin: [HOME, JOBS, CVS] }

/** Shown only on phones: what people come back for. All other links are in the menu. */
export function BottomBar({
  href: address,
  accounts,
  otherLanguage,
  link: A = 'a',
}: Pick<SiteHeaderProps, 'href' | 'accounts' | 'otherLanguage' | 'link'>) {
  const [account] = accounts
  const tabs = account ? TABS[account.kind] : [HOME, JOBS, SAVED]
  const current = tabs.filter(({ href }) => isCurrent(href, address)).at(-1)
  const isTab = (href: string) => tabs.some((tab) => tab.href === href)
  const links = [
    ...MAIN_LINKS,
    ...(account ? [] : [...GUEST_LINKS, ...MORE_LINKS]),
    { href: '/help', label: 'Help' },
  ]
  const label = (
    <>
      <MenuIcon size={22} />
      {t('Menu')}
      <UnreadCount counts={unreadOf(accounts, (href) => isTab(href) || href === NOTICES)} />
    </>
  )
  return (
    <nav className="bottom-bar" aria-label={t('Quick links')}>
      {tabs.map((tab) => (
        <A key={tab.href} href={tab.href} className="tab" aria-current={tab === current ? 'page' : undefined}>
          <tab.Icon size={22} />
          {t(tab.label)}
          <UnreadCount counts={[account?.unread?.[tab.href]]} />
        </A>
      ))}
      <Menu label={label} className="tab" name="site-menu">
        {links.map(
          ({ href, label }) =>
            !isTab(href) && (
              <A key={href} href={href} className="nav-link">
                {t(label)}
              </A>
            ),
        )}
        {otherLanguage && <LanguageSwitch to={otherLanguage} />}
        <AccountEntries accounts={accounts} link={A} />
      </Menu>
    </nav>
  )
}
