import { createFileRoute } from '@tanstack/react-router'
import { useEffect } from 'react'
import { leaveForLogin } from '../admin/leave-for-login.ts'
import { SectionFrame } from '../admin/section-frame.tsx'
import { readAdminSearch } from '../admin/section-keys.ts'
import { ADMIN_SECTIONS } from '../admin/sections.ts'
import { LOGIN_PATHS } from '../app/session/login-paths.ts'
import { currentProfile } from '../app/session/session.ts'
import { leaveToast } from '../components/overlays/toast.ts'
import { Spinner } from '../components/states/states.tsx'
import { Dashboard } from '../dashboards/dashboard.tsx'
import { ADMIN_LABELS } from '../dashboards/frame/admin-menu.ts'
import { WorkTop } from '../dashboards/frame/work-top.tsx'
import { DASHBOARD_TITLES } from '../dashboards/titles.ts'

export const Route = createFileRoute('/admin')({
  validateSearch: readAdminSearch,
  // Not the usual guard, because the page explains why a login is needed before it opens.
  beforeLoad: async ({ context }) => ({ administrator: await currentProfile(context, 'administrator') }),
  head: ({ match }) => ({
    meta: [{ title: titleOf(match.search.section) }],
  }),
  component: Admin,
})

const findSection = (wanted: string | undefined) =>
  ADMIN_SECTIONS.find(({ key }) => key === wanted) ?? ADMIN_SECTIONS[0]

/** Returns the title of the section, which distinguishes it in browser tabs and in the history. */
function titleOf(wanted: string | undefined): string {
  const { key } = findSection(wanted)
  return key === ADMIN_SECTIONS[0].key
    ? DASHBOARD_TITLES['/admin']
    : `${ADMIN_LABELS[key]} · ${DASHBOARD_TITLES['/admin']}`
}

function Admin() {
  const { administrator } = Route.useRouteContext()
  const { section: wanted } = Route.useSearch()
  const section = findSection(wanted)
  const isHome = section.key === ADMIN_SECTIONS[0].key
  if (!administrator) return <ToLogin />
  return (
    <Dashboard>
      {isHome ? (
        <WorkTop
          title={DASHBOARD_TITLES['/admin']}
          end={<p className="text-muted max-sm:hidden">Welcome back, Admin</p>}
        />
      ) : (
        <WorkTop title={ADMIN_LABELS[section.key]} />
      )}
      <SectionFrame key={section.key} section={section} />
    </Dashboard>
  )
}

function ToLogin() {
  useEffect(() => leaveForLogin(openLogin), [])
  return <Spinner label="Authentication Required" />
}

function openLogin() {
  leaveToast()
  location.replace(LOGIN_PATHS.administrator)
}
