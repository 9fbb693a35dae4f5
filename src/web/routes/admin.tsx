import { createFileRoute, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { AdminMenu } from '../admin/admin-menu.tsx'
import { leaveForLogin } from '../admin/leave-for-login.ts'
import { SectionFrame } from '../admin/section-frame.tsx'
import { readAdminSearch } from '../admin/section-keys.ts'
import { ADMIN_SECTIONS } from '../admin/sections.ts'
import { Button } from '../components/button.tsx'
import { PageHeader } from '../components/page-header.tsx'
import { Spinner } from '../components/spinner.tsx'
import { Dashboard } from '../dashboards/dashboard.tsx'
import { currentProfile, useLogOut } from '../session.ts'

export const Route = createFileRoute('/admin')({
  ssr: false,
  validateSearch: readAdminSearch,
  // Not the guard: the administrator is told why before the login opens.
  beforeLoad: async ({ context }) => ({ administrator: await currentProfile(context, 'administrator') }),
  head: ({ match }) => ({
    meta: [{ title: titleOf(match.search.section) }, { name: 'robots', content: 'noindex' }],
  }),
  component: Admin,
})

const findSection = (wanted: string | undefined) =>
  ADMIN_SECTIONS.find(({ key }) => key === wanted) ?? ADMIN_SECTIONS[0]

/** Tabs and the history of the browser tell the sections apart by it. */
function titleOf(wanted: string | undefined): string {
  const { key, label } = findSection(wanted)
  return key === ADMIN_SECTIONS[0].key ? 'Admin Dashboard' : `${label} · Admin Dashboard`
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
        <SectionFrame key={section.key} section={section} />
      </div>
    </Dashboard>
  )
}

function ToLogin() {
  const router = useRouter()
  useEffect(() => leaveForLogin(() => void router.navigate({ to: '/admin-login', replace: true })), [router])
  return <Spinner label="Authentication Required" />
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
