import Bell from 'lucide-react/icons/bell'
import Briefcase from 'lucide-react/icons/briefcase'
import Building from 'lucide-react/icons/building-2'
import Coins from 'lucide-react/icons/coins'
import ListChecks from 'lucide-react/icons/list-checks'
import LockOpen from 'lucide-react/icons/lock-keyhole-open'
import MessageSquare from 'lucide-react/icons/message-square'
import Search from 'lucide-react/icons/search'
import Sparkles from 'lucide-react/icons/sparkles'
import Users from 'lucide-react/icons/users'
import { readTab } from '../employer/dashboard-tabs.ts'
import type { MenuGroup } from './menu-entry.ts'

const DASHBOARD = '/employer-dashboard'

/** The sections of the employers' workspace. The first is its home. */
export const EMPLOYER_MENU: readonly MenuGroup[] = [
  {
    entries: [
      { key: 'ai-search', href: DASHBOARD, label: 'AI Search', Icon: Sparkles },
      { key: 'search', href: `${DASHBOARD}?tab=search`, label: 'Search CVs', short: 'Search', Icon: Search },
      { key: 'jobs', href: '/employer-jobs', label: 'Job Postings', Icon: Briefcase },
      {
        key: 'applications',
        href: `${DASHBOARD}?tab=applications`,
        label: 'Applications',
        short: 'Applicants',
        Icon: Users,
      },
      { key: 'messages', href: `${DASHBOARD}?tab=messages`, label: 'Messages', Icon: MessageSquare },
    ],
  },
  {
    title: 'Kept',
    entries: [
      { key: 'shortlists', href: '/employer-shortlists', label: 'Shortlists', Icon: ListChecks },
      { key: 'opened', href: '/employer-opened-cvs', label: 'Opened CVs', Icon: LockOpen },
      { key: 'saved', href: `${DASHBOARD}?tab=saved`, label: 'Saved searches', Icon: Bell },
    ],
  },
  {
    title: 'Company',
    entries: [
      { key: 'credits', href: '/credits', label: 'Credits', Icon: Coins },
      { key: 'profile', href: `${DASHBOARD}?tab=profile`, label: 'Profile', Icon: Building },
    ],
  },
]

/** The entries in the bottom bar of phones. The others are in its menu. */
export const EMPLOYER_BAR = ['ai-search', 'search', 'applications', 'messages']

const SECTIONS_OF_PATHS: Record<string, string> = {
  'employer-job': 'jobs',
  'employer-job-form': 'jobs',
  'employer-jobs': 'jobs',
  'employer-cv-view': 'opened',
  'employer-opened-cvs': 'opened',
  'employer-shortlists': 'shortlists',
  messages: 'messages',
  credits: 'credits',
}

/** Returns the key of the section that an address belongs to. An unknown tab shows the first. */
export function employerSectionOf(href: string): string {
  const { pathname, searchParams } = new URL(href, 'http://page')
  const [, first = ''] = pathname.split('/')
  return SECTIONS_OF_PATHS[first] ?? readTab(searchParams.get('tab')) ?? 'ai-search'
}
