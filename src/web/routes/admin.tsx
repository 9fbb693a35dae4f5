import { createFileRoute, Link, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { ADMIN_SECTIONS } from '../admin/sections.ts'
import { Button } from '../components/button.tsx'
import { PageHeader } from '../components/page-header.tsx'
import { Spinner } from '../components/spinner.tsx'
import { toast } from '../components/toast.ts'
import { Dashboard } from '../dashboards/dashboard.tsx'
import { currentProfile, useLogOut } from '../session.ts'

export const Route = createFileRoute('/admin')({
  ssr: false,
  validateSearch: ({ section }): { section?: (typeof ADMIN_SECTIONS)[number]['key'] } => {
    const known = ADMIN_SECTIONS.find(({ key }) => key === section)
    return known ? { section: known.key } : {}
  },
  // Not the guard: the administrator is told why before the login opens.
  beforeLoad: async ({ context }) => ({ administrator: await currentProfile(context, 'administrator') }),
  head: () => ({ meta: [{ title: 'Admin Dashboard' }, { name: 'robots', content: 'noindex' }] }),
  component: Admin,
})

function Admin() {
  const { administrator } = Route.useRouteContext()
  const { section } = Route.useSearch()
  const current = ADMIN_SECTIONS.find(({ key }) => key === section) ?? ADMIN_SECTIONS[0]
  if (!administrator) return <ToLogin />
  return (
    <Dashboard>
      <PageHeader title="Admin Dashboard" lead="Welcome back, Admin" actions={<LogoutButton />} />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[14rem_minmax(0,1fr)]">
        <nav aria-label="Admin sections" className="card p-1">
          <ul className="flex flex-wrap lg:block">
            {ADMIN_SECTIONS.map(({ key, label }) => (
              <li key={key}>
                <Link
                  to="/admin"
                  search={{ section: key }}
                  className="nav-link"
                  aria-current={key === current.key ? 'page' : undefined}
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <current.Section />
      </div>
    </Dashboard>
  )
}

/** Specification 2, section 9. */
const REDIRECT_MS = 500

function ToLogin() {
  const router = useRouter()
  useEffect(() => {
    toast({
      title: 'Authentication Required',
      description: 'Please log in as an administrator.',
      variant: 'destructive',
    })
    const timer = setTimeout(() => void router.navigate({ to: '/admin-login', replace: true }), REDIRECT_MS)
    return () => clearTimeout(timer)
  }, [router])
  return <Spinner label="Authentication Required" />
}

function LogoutButton() {
  const logOut = useLogOut('administrator')
  const [isLeaving, setIsLeaving] = useState(false)
  const leave = async () => {
    setIsLeaving(true)
    const failure = await logOut()
    if (failure) toast({ title: 'Logout failed', description: failure.message, variant: 'destructive' })
  }
  return (
    <Button look="quiet" busy={isLeaving} busyLabel="Logging out..." onClick={() => void leave()}>
      Logout
    </Button>
  )
}
