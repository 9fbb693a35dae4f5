import Activity from 'lucide-react/icons/activity'
import Bell from 'lucide-react/icons/bell'
import Book from 'lucide-react/icons/book-a'
import Building from 'lucide-react/icons/building-2'
import Help from 'lucide-react/icons/circle-question-mark'
import FileText from 'lucide-react/icons/file-text'
import Flag from 'lucide-react/icons/flag'
import History from 'lucide-react/icons/history'
import Languages from 'lucide-react/icons/languages'
import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import Mail from 'lucide-react/icons/mail'
import MapPin from 'lucide-react/icons/map-pin'
import Settings from 'lucide-react/icons/settings'
import ShieldAlert from 'lucide-react/icons/shield-alert'
import Tags from 'lucide-react/icons/tags'
import UserCog from 'lucide-react/icons/user-cog'
import Users from 'lucide-react/icons/users'
import Wallet from 'lucide-react/icons/wallet'
import type { AdminSectionKey } from '../../admin/section-keys.ts'
import type { MenuEntry, MenuGroup } from './menu-entry.ts'

type AdminEntry = MenuEntry & { key: AdminSectionKey }

const entry = (key: AdminSectionKey, label: string, Icon: MenuEntry['Icon'], short?: string): AdminEntry => ({
  key,
  href: `/admin?section=${key}`,
  label,
  Icon,
  ...(short && { short }),
})

/** The sections of the administrators' workspace, in a fixed order. */
export const ADMIN_MENU: readonly (MenuGroup & { entries: readonly AdminEntry[] })[] = [
  { entries: [entry('dashboard', 'Dashboard', LayoutDashboard)] },
  {
    title: 'People',
    entries: [
      entry('job-seekers', 'Job Seekers', Users),
      entry('employers', 'Employers', Building),
      entry('cvs', 'CV Management', FileText),
    ],
  },
  {
    title: 'Lists',
    entries: [
      entry('categories', 'Categories', Tags),
      entry('locations', 'Locations', MapPin),
      entry('lexicon', 'Search Lexicon', Book),
    ],
  },
  {
    title: 'To decide',
    entries: [
      entry('payments', 'Payment Management', Wallet, 'Payments'),
      entry('contact-reports', 'Contact Reports', Flag),
      entry('reports', 'Reports and Checks', ShieldAlert, 'Reports'),
    ],
  },
  {
    title: 'Site',
    entries: [
      entry('announcements', 'Announcements', Bell),
      entry('page-texts', 'Page Texts', Help),
      entry('tok-pisin', 'Tok Pisin', Languages),
      entry('settings', 'Settings', Settings),
      entry('email', 'Email Configuration', Mail),
      entry('status', 'Status Page', Activity),
      entry('audit', 'Audit Log', History),
      entry('account', 'Account Settings', UserCog),
    ],
  },
]

/** The entries in the bottom bar of phones. The others are in its menu. */
export const ADMIN_BAR = ['dashboard', 'employers', 'payments', 'reports']

export const ADMIN_LABELS = Object.fromEntries(
  ADMIN_MENU.flatMap(({ entries }) => entries).map(({ key, label }) => [key, label]),
) as Record<AdminSectionKey, string>

/** Returns the key of the section that an address names. An unknown section shows the dashboard. */
export function adminSectionOf(href: string): string {
  const named = new URL(href, 'http://page').searchParams.get('section') ?? ''
  return named in ADMIN_LABELS ? named : 'dashboard'
}
