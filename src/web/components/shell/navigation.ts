import { isEnglish } from '../../../shared/language/words.ts'

export type NavItem = { href: string; label: string }

/** A link that changes the language of the page and remembers it. `label` is in that language. */
export type LanguageLink = NavItem & { lang: string }

export function languageLink(href: string): LanguageLink {
  return isEnglish()
    ? { href: `/language/tpi${href}`, label: 'Tok Pisin', lang: 'tpi' }
    : { href: `/language/en${href}`, label: 'English', lang: 'en' }
}

/** A logged-in account, with the details that the header shows. */
export type HeaderAccount = {
  kind: 'jobSeeker' | 'employer' | 'admin'
  name: string
  photoUrl?: string | undefined
  /** The number of unread items behind a link, by the link's address. */
  unread?: Readonly<Record<string, number>> | undefined
}

export const MAIN_LINKS: readonly NavItem[] = [
  { href: '/', label: 'Home' },
  { href: '/jobs', label: 'Jobs' },
  { href: '/search', label: 'CVs' },
  { href: '/employers', label: 'Employers' },
]

export const GUEST_LINKS: readonly NavItem[] = [
  { href: '/login', label: 'Login' },
  { href: '/register', label: 'Sign Up' },
]

/** The same links on pages for employers, where Sign Up must not open the job seekers' registration. */
const EMPLOYER_GUEST_LINKS: readonly NavItem[] = [
  { href: '/employer-login', label: 'Login' },
  { href: '/employer-register', label: 'Sign Up' },
]
const FOR_EMPLOYERS = ['/employers', '/pricing', '/demo', '/employer-login', '/employer-register']

export const guestLinksOn = (address: string): readonly NavItem[] =>
  FOR_EMPLOYERS.some((href) => isCurrent(href, address)) ? EMPLOYER_GUEST_LINKS : GUEST_LINKS

/** Other links for visitors: in the menu of a phone's bottom bar. */
export const MORE_LINKS: readonly NavItem[] = [
  { href: '/saved', label: 'Saved jobs' },
  { href: '/upload', label: 'Upload CV' },
  { href: '/employer-login', label: 'Employer login' },
  { href: '/employer-register', label: 'Employer sign up' },
  { href: '/admin-login', label: 'Administrator login' },
]

/** The pages to log in or to register. The footer hides their links from users who are logged in. */
export const LOGIN_PAGES = ['/login', '/register', '/employer-login', '/employer-register', '/admin-login']

/** The page of a job seeker's notices. The bell in the header links to it. */
export const NOTICES = '/notices'

export const ACCOUNT_KINDS: Record<HeaderAccount['kind'], string> = {
  jobSeeker: 'Job seeker',
  employer: 'Employer',
  admin: 'Administrator',
}

/** The links of the account menu. The Logout button is below them. */
export const ACCOUNT_LINKS: Record<HeaderAccount['kind'], readonly NavItem[]> = {
  jobSeeker: [
    { href: '/jobseeker-dashboard', label: 'Dashboard' },
    { href: NOTICES, label: 'Notices' },
    { href: '/messages', label: 'Messages' },
    { href: '/upload', label: 'Upload CV' },
    { href: '/saved', label: 'Saved jobs' },
    { href: '/job-alerts', label: 'Job alerts' },
  ],
  employer: [
    { href: '/employer-dashboard', label: 'Dashboard' },
    { href: '/messages?as=employer', label: 'Messages' },
    { href: '/employer-opened-cvs', label: 'Opened CVs' },
    { href: '/employer-shortlists', label: 'Shortlists' },
    { href: '/employer-jobs', label: 'Job postings' },
    { href: '/credits', label: 'Credits' },
  ],
  admin: [{ href: '/admin', label: 'Dashboard' }],
}

export const FOOTER_GROUPS: readonly { title: string; links: readonly NavItem[] }[] = [
  {
    title: 'Job seekers',
    links: [
      { href: '/jobs', label: 'Find jobs' },
      { href: '/companies', label: 'Companies' },
      { href: '/pay', label: 'What work pays' },
      { href: '/saved', label: 'Saved jobs' },
      { href: '/upload', label: 'Upload CV' },
      { href: '/register', label: 'Sign up' },
      { href: '/login', label: 'Log in' },
      { href: '/jobseeker-dashboard', label: 'My dashboard' },
    ],
  },
  {
    title: 'Employers',
    links: [
      { href: '/employers', label: 'For employers' },
      { href: '/search', label: 'Search CVs' },
      { href: '/pricing', label: 'Pricing' },
      { href: '/demo', label: 'Demo' },
      { href: '/employer-register', label: 'Register' },
      { href: '/employer-login', label: 'Employer login' },
      { href: '/employer-dashboard', label: 'Employer dashboard' },
      { href: '/credits', label: 'Credits' },
    ],
  },
  {
    title: 'Help',
    links: [
      { href: '/help', label: 'Help' },
      { href: '/contact', label: 'Contact Support' },
      { href: '/safety', label: 'Safety' },
      { href: '/status', label: 'Status' },
      { href: '/embed', label: 'Jobs on your website' },
      { href: '/privacy', label: 'Privacy' },
      { href: '/terms', label: 'Terms' },
      { href: '/accessibility', label: 'Accessibility' },
      { href: '/admin-login', label: 'Administrator' },
    ],
  },
]

/** The home link is marked only on the home page; the others also on the pages below them. */
export function isCurrent(href: string, address: string) {
  const [path = ''] = address.split('?')
  if (href.includes('?')) return address === href
  return href === '/' ? path === '/' : path === href || path.startsWith(`${href}/`)
}
