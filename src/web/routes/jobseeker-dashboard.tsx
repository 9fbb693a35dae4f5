import { createFileRoute, Link } from '@tanstack/react-router'
import { lazy, Suspense, useEffect } from 'react'
import * as v from 'valibot'
import { id } from '../../shared/fields.ts'
import { t } from '../../shared/language/words.ts'
import { pageSearch } from '../app/search-params.ts'
import { requireSession, useProfile } from '../app/session/session.ts'
import { Tabs } from '../components/controls/tabs.tsx'
import { Spinner } from '../components/states/states.tsx'
import { Dashboard } from '../dashboards/dashboard.tsx'
import { DashboardHeader } from '../dashboards/job-seeker/dashboard-header.tsx'
import { NextCard } from '../dashboards/job-seeker/next-card.tsx'
import { FIRST_TAB } from '../dashboards/sections.ts'
import { DASHBOARD_TITLES } from '../dashboards/titles.ts'
import { withWords } from '../dashboards/with-words.ts'

// The script of a tab is loaded when the tab is opened.
const ProfileTab = lazy(() =>
  withWords('profile', import('../accounts/job-seeker/profile-tab.tsx')).then((file) => ({
    default: file.ProfileTab,
  })),
)
const ApplicationsTab = lazy(() =>
  withWords('applications', import('../applications/applications-tab.tsx')).then((file) => ({
    default: file.ApplicationsTab,
  })),
)
const AnalyticsTab = lazy(() =>
  withWords('analytics', import('../cvs/own/analytics-tab.tsx')).then((file) => ({
    default: file.AnalyticsTab,
  })),
)
const CvsTab = lazy(() =>
  withWords('cvs', import('../cvs/own/cvs-tab.tsx')).then((file) => ({ default: file.CvsTab })),
)
const DocumentsTab = lazy(() =>
  withWords('documents', import('../documents/documents-tab.tsx')).then((file) => ({
    default: file.DocumentsTab,
  })),
)
const OverviewTab = lazy(() =>
  withWords('overview', import('../dashboards/job-seeker/overview-tab.tsx')).then((file) => ({
    default: file.OverviewTab,
  })),
)

const TAB_KEYS = ['overview', 'analytics', 'profile', 'cvs', 'documents', 'applications'] as const
type TabKey = (typeof TAB_KEYS)[number]

const TABS: readonly { key: TabKey; label: string }[] = [
  { key: 'overview', label: 'Overview' },
  { key: 'analytics', label: 'Analytics' },
  { key: 'profile', label: 'Profile' },
  { key: 'cvs', label: 'My CVs' },
  { key: 'documents', label: 'Documents' },
  { key: 'applications', label: 'Applications' },
]

const readSearch = pageSearch({
  tab: v.picklist(TAB_KEYS),
  edit: v.pipe(v.string(), v.regex(/^[a-zA-Z]{1,20}$/)),
  application: id,
})

export const Route = createFileRoute('/jobseeker-dashboard')({
  staticData: { isWide: true },
  validateSearch: readSearch,
  beforeLoad: ({ context, location }) =>
    withWords('jobseeker-dashboard', requireSession(context, 'jobSeeker', location)),
  head: () => ({ meta: [{ title: t(DASHBOARD_TITLES['/jobseeker-dashboard']) }] }),
  component: JobSeekerDashboard,
})

function JobSeekerDashboard() {
  const { tab = FIRST_TAB, edit, application } = Route.useSearch()
  const context = Route.useRouteContext()
  const profile = useProfile('jobSeeker') ?? context.profile
  // The tabs do not fit on a phone, so this scrolls the current one into view.
  useEffect(() => {
    const current = document.querySelector(`.tabs a[href$="tab=${tab}"]`)
    current?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [tab])
  return (
    <Dashboard>
      <DashboardHeader profile={profile}>
        {tab === 'overview' && <NextCard profile={profile} />}
      </DashboardHeader>
      <div className="wrap grid gap-6">
        <Tabs
          label={t('Dashboard sections')}
          tabs={TABS.map(({ key, label }) => ({ key, label: t(label) }))}
          current={tab}
          renderLink={(key, props) => (
            <Link to="/jobseeker-dashboard" search={{ tab: key }} resetScroll={false} {...props} />
          )}
        />
        <Suspense fallback={<Spinner />}>
          {tab === 'overview' && <OverviewTab isAvailable={profile.shownTo !== 'nobody'} />}
          {tab === 'analytics' && <AnalyticsTab />}
          {tab === 'profile' && <ProfileTab profile={profile} edit={edit} />}
          {tab === 'cvs' && <CvsTab shownTo={profile.shownTo} />}
          {tab === 'documents' && <DocumentsTab />}
          {tab === 'applications' && <ApplicationsTab openId={application} />}
        </Suspense>
      </div>
    </Dashboard>
  )
}
