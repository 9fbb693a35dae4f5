import type { ComponentType } from 'react'
import type { QueueName } from './queries.ts'
import type { AdminSectionKey } from './section-keys.ts'

export type AdminSection = {
  key: AdminSectionKey
  label: string
  /** Loads the section's script when it is opened. */
  load: () => Promise<ComponentType>
  /** The queues that are counted next to its name. */
  queues?: readonly QueueName[]
}

/** In the order of the side menu. */
export const ADMIN_SECTIONS: readonly [AdminSection, ...AdminSection[]] = [
  {
    key: 'dashboard',
    label: 'Dashboard',
    load: () => import('./dashboard/dashboard-section.tsx').then(({ DashboardSection }) => DashboardSection),
  },
  {
    key: 'job-seekers',
    label: 'Job Seekers',
    load: () => import('./people/job-seekers-section.tsx').then(({ JobSeekersSection }) => JobSeekersSection),
  },
  {
    key: 'employers',
    label: 'Employers',
    load: () => import('./people/employers-section.tsx').then(({ EmployersSection }) => EmployersSection),
    queues: ['employers'],
  },
  {
    key: 'cvs',
    label: 'CV Management',
    load: () => import('./people/cvs-section.tsx').then(({ CvsSection }) => CvsSection),
  },
  {
    key: 'categories',
    label: 'Categories',
    load: () => import('./catalog/categories-section.tsx').then(({ CategoriesSection }) => CategoriesSection),
  },
  {
    key: 'locations',
    label: 'Locations',
    load: () => import('./catalog/locations-section.tsx').then(({ LocationsSection }) => LocationsSection),
  },
  {
    key: 'lexicon',
    label: 'Search Lexicon',
    load: () => import('./ai-search/lexicon-section.tsx').then(({ LexiconSection }) => LexiconSection),
  },
  {
    key: 'payments',
    label: 'Payment Management',
    load: () => import('./payments/payments-section.tsx').then(({ PaymentsSection }) => PaymentsSection),
    queues: ['payments'],
  },
  {
    key: 'contact-reports',
    label: 'Contact Reports',
    load: () =>
      import('./reports/contact-reports-section.tsx').then(
        ({ ContactReportsSection }) => ContactReportsSection,
      ),
    queues: ['contactReports'],
  },
  {
    key: 'reports',
    label: 'Reports and Checks',
    load: () => import('./reports/reports-section.tsx').then(({ ReportsSection }) => ReportsSection),
    queues: ['reports'],
  },
  {
    key: 'settings',
    label: 'Settings',
    load: () => import('./settings/settings-section.tsx').then(({ SettingsSection }) => SettingsSection),
  },
  {
    key: 'email',
    label: 'Email Configuration',
    load: () => import('./email/email-section.tsx').then(({ EmailSection }) => EmailSection),
    queues: ['emails'],
  },
  {
    key: 'status',
    label: 'Status Page',
    load: () => import('./status/status-section.tsx').then(({ StatusSection }) => StatusSection),
  },
  {
    key: 'audit',
    label: 'Audit Log',
    load: () => import('./audit/audit-section.tsx').then(({ AuditSection }) => AuditSection),
  },
  {
    key: 'account',
    label: 'Account Settings',
    load: () => import('./account/account-section.tsx').then(({ AccountSection }) => AccountSection),
  },
]
