import { createFileRoute } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { AdminMenu, SectionFrame } from '../admin/admin-menu.tsx'
import { leaveForLogin } from '../admin/leave-for-login.ts'
import { readAdminSearch } from '../admin/section-keys.ts'
import { ADMIN_SECTIONS } from '../admin/sections.ts'
import { LOGIN_PATHS } from '../app/session/login-paths.ts'
import { currentProfile, useLogOut } from '../app/session/session.ts'
import { Button } from '../components/controls/button.tsx'
import { leaveToast } from '../components/overlays/toast.ts'
import { PageHeader } from '../components/shell/page-header.tsx'
import { Spinner } from '../components/states/states.tsx'
import { Dashboard } from '../dashboards/dashboard.tsx'
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
  const { key, label } = findSection(wanted)
  return key === ADMIN_SECTIONS[0].key
    ? DASHBOARD_TITLES['/admin']
    : `${label} · ${DASHBOARD_TITLES['/admin']}`
}

function Admin() {
  const { administrator } = Route.useRouteContext()
  const { section: wanted } = Route.useSearch()
  const section = findSection(wanted)
  if (!administrator) return <ToLogin />
  return (
    <Dashboard>
      <PageHeader title="Admin Dashboard" lead="Welcome back, Admin" actions={<LogoutButton />} />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[14rem_minmax(0,1fr)] xl:grid-cols-[16rem_minmax(0,1fr)]">
        <AdminMenu current={section.key} />
        <div>
          <SectionFrame key={section.key} section={section} />
        </div>
      </div>
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

function LogoutButton() {
  const logOut = useLogOut('administrator')
  const [isLeaving, setIsLeaving] = useState(false)
  const leave = async () => {
    setIsLeaving(true)
    await logOut()
  }
  return (
    <Button look="quiet" busy={isLeaving} busyLabel="Logging out..." onClick={() => void leave()}>
      Logout
    </Button>
  )
}
