import { createFileRoute, Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import * as v from 'valibot'
import { id } from '../../shared/fields.ts'
import { Tabs } from '../components/tabs.tsx'
import { Dashboard } from '../dashboards/dashboard.tsx'
import { AnalyticsTab } from '../jobseeker/analytics-tab.tsx'
import { ApplicationsTab } from '../jobseeker/applications-tab.tsx'
import { CvsTab } from '../jobseeker/cvs-tab.tsx'
import { DashboardHeader } from '../jobseeker/dashboard-header.tsx'
import { TAB_KEYS, TABS } from '../jobseeker/dashboard-tabs.ts'
import { OverviewTab } from '../jobseeker/overview-tab.tsx'
import { ProfileTab } from '../jobseeker/profile-tab.tsx'
import { pageSearch } from '../search-params.ts'
import { requireSession, useProfile } from '../session.ts'

const readSearch = pageSearch({
  tab: v.picklist(TAB_KEYS),
  edit: v.pipe(v.string(), v.regex(/^[a-zA-Z]{1,20}$/)),
  application: id,
})

export const Route = createFileRoute('/jobseeker-dashboard')({
  ssr: false,
  validateSearch: readSearch,
  beforeLoad: ({ context, location }) => requireSession(context, 'jobSeeker', location),
  head: () => ({ meta: [{ title: 'My Dashboard' }, { name: 'robots', content: 'noindex' }] }),
  component: JobSeekerDashboard,
})

function JobSeekerDashboard() {
  const { tab = 'overview', edit, application } = Route.useSearch()
  const context = Route.useRouteContext()
  const profile = useProfile('jobSeeker') ?? context.profile
  // On a phone the five do not fit: the current one is brought into sight.
  useEffect(() => {
    const current = document.querySelector(`.tabs a[href$="tab=${tab}"]`)
    current?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [tab])
  return (
    <Dashboard>
      <DashboardHeader profile={profile} />
      <Tabs
        label="Dashboard sections"
        tabs={TABS}
        current={tab}
        renderLink={(key, props) => (
          <Link to="/jobseeker-dashboard" search={{ tab: key }} resetScroll={false} {...props} />
        )}
      />
      {tab === 'overview' && <OverviewTab profile={profile} />}
      {tab === 'analytics' && <AnalyticsTab />}
      {tab === 'profile' && <ProfileTab profile={profile} edit={edit} />}
      {tab === 'cvs' && <CvsTab isAvailable={profile.isAvailable} />}
      {tab === 'applications' && <ApplicationsTab openId={application} />}
    </Dashboard>
  )
}
