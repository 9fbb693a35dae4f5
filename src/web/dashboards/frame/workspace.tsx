import Help from 'lucide-react/icons/circle-question-mark'
import Globe from 'lucide-react/icons/globe'
import LogOut from 'lucide-react/icons/log-out'
import MenuIcon from 'lucide-react/icons/menu'
import type { ReactNode } from 'react'
import { formatNumber } from '../../../shared/locale.ts'
import type { LinkComponent } from '../../components/controls/button.tsx'
import { Menu } from '../../components/overlays/menu.tsx'
import { LogoutForm, type MenuAccount } from '../../components/shell/account-menu.tsx'
import { Band, Logo } from '../../components/shell/logo.tsx'
import { ACCOUNT_KINDS, ACCOUNT_LINKS } from '../../components/shell/navigation.ts'
import { ADMIN_BAR, ADMIN_MENU, adminSectionOf } from './admin-menu.ts'
import { EMPLOYER_BAR, EMPLOYER_MENU, employerSectionOf } from './employer-menu.ts'
import type { MenuCounts, MenuEntry } from './menu-entry.ts'
import type { WorkspaceArea } from './workspace-area.ts'

export type WorkspaceProps = {
  area: WorkspaceArea
  siteName: string
  /** The page's address with its query, to mark its section. */
  href: string
  /** The logged-in accounts, beginning with that of the workspace. */
  accounts: readonly MenuAccount[]
  counts: MenuCounts
  link?: LinkComponent | undefined
  children: ReactNode
}

const AREAS = {
  employer: { name: 'Employer Dashboard', groups: EMPLOYER_MENU, bar: EMPLOYER_BAR },
  administrator: { name: 'Admin Dashboard', groups: ADMIN_MENU, bar: ADMIN_BAR },
} as const

const sectionOf = (area: WorkspaceArea, href: string) =>
  area === 'employer' ? employerSectionOf(href) : adminSectionOf(href)

/** Returns the name of the section that an address belongs to. */
export function sectionLabelOf(area: WorkspaceArea, href: string): string {
  const current = sectionOf(area, href)
  const entries = AREAS[area].groups.flatMap((group): readonly MenuEntry[] => group.entries)
  return entries.find(({ key }) => key === current)?.label ?? AREAS[area].name
}

/** The sections that need the width of the side menu, which then shows only its icons. */
const WIDE_SECTIONS = ['applications']

/** The frame of a workspace: the side menu, or on phones the bottom bar. Both contain every section. */
export function Workspace({ area, siteName, href, accounts, counts, link = 'a', children }: WorkspaceProps) {
  const { name, groups, bar } = AREAS[area]
  const current = sectionOf(area, href)
  const isRail = WIDE_SECTIONS.includes(current)
  const labelClass = isRail ? 'sr' : 'truncate max-lg:sr-only'
  const shared = { area, accounts, link }
  const entryProps = { current, counts, link }
  const entries = groups.flatMap((group): readonly MenuEntry[] => group.entries)
  const isInBar = ({ key }: MenuEntry) => bar.includes(key)
  const A = link
  return (
    <div className={isRail ? 'workspace workspace-rail' : 'workspace'} data-area={area}>
      <nav className="side" aria-label={name}>
        <A className="mark" href="/" aria-label={`${siteName}, home page`}>
          <Logo />
          <span className={labelClass}>{siteName}</span>
        </A>
        <Band />
        {groups.map(({ title, entries }) => (
          <div key={entries[0]?.key}>
            {title && <h2>{title}</h2>}
            <ul>
              {entries.map((one) => (
                <li key={one.key}>
                  <EntryLink entry={one} className="side-link" labelClass={labelClass} {...entryProps} />
                </li>
              ))}
            </ul>
          </div>
        ))}
        <div className="side-end">
          <WaysOut className="side-link" labelClass={labelClass} {...shared} />
        </div>
      </nav>
      <main id="main" tabIndex={-1} className="work">
        {children}
      </main>
      <nav className="bottom-bar" aria-label="Quick links">
        {entries.filter(isInBar).map((one) => (
          <EntryLink key={one.key} entry={one} className="tab" isShort {...entryProps} />
        ))}
        <Menu
          label={
            <>
              <MenuIcon size={22} />
              Menu
            </>
          }
          className="tab"
          name="site-menu"
        >
          {entries
            .filter((one) => !isInBar(one))
            .map((one) => (
              <EntryLink key={one.key} entry={one} className="nav-link" {...entryProps} />
            ))}
          <hr />
          <WaysOut className="nav-link" {...shared} />
        </Menu>
      </nav>
    </div>
  )
}

type EntryLinkProps = {
  entry: MenuEntry
  className: string
  labelClass?: string
  isShort?: boolean
  current: string
  counts: MenuCounts
  link: LinkComponent
}

function EntryLink({ entry, className, labelClass, isShort, current, counts, link: A }: EntryLinkProps) {
  const { key, href, label, short, Icon } = entry
  const { new: fresh = 0, stock } = counts[key] ?? {}
  return (
    <A href={href} className={className} title={label} aria-current={key === current ? 'page' : undefined}>
      <Icon size={isShort ? 22 : 20} />
      <span className={labelClass}>{isShort ? (short ?? label) : label}</span>
      {fresh > 0 && (
        <span className="count">
          {fresh > 99 ? '99+' : fresh}
          <span className="sr"> waiting</span>
        </span>
      )}
      {fresh === 0 && stock !== undefined && !isShort && <b className="stock">{formatNumber(stock)}</b>}
    </A>
  )
}

type WaysOutProps = {
  area: WorkspaceArea
  accounts: readonly MenuAccount[]
  className: string
  labelClass?: string
  link: LinkComponent
}

/** The links out of the workspace: the site, help, the browser's other accounts, and the logout of this one. */
function WaysOut({ area, accounts: [own, ...others], className, labelClass, link: A }: WaysOutProps) {
  const ways =
    area === 'employer'
      ? [
          { href: '/', label: 'Browse CVs', Icon: Globe },
          { href: '/contact', label: 'Contact Support', Icon: Help },
        ]
      : [{ href: '/', label: 'Open the site', Icon: Globe }]
  return (
    <>
      {ways.map(({ href, label, Icon }) => (
        <A key={href} href={href} className={className} title={label}>
          <Icon size={20} />
          <span className={labelClass}>{label}</span>
        </A>
      ))}
      {others.map(({ kind, name }) => (
        <A key={kind} href={ACCOUNT_LINKS[kind][0]?.href ?? '/'} className={className} title={name}>
          <LogOut size={20} className="-scale-x-100" />
          <span className={labelClass}>
            {name} · {ACCOUNT_KINDS[kind]}
          </span>
        </A>
      ))}
      {own && (
        <LogoutForm {...own} className={className}>
          <LogOut size={20} />
          <span className={labelClass}>Logout</span>
        </LogoutForm>
      )}
    </>
  )
}
