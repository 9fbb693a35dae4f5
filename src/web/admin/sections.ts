import type { ComponentType } from 'react'
import type { QueueName } from './dashboard/queues-query.ts'
import type { AdminSectionKey } from './section-keys.ts'

export type AdminSection = {
  key: AdminSectionKey
  label: string
  /** Its script comes when it is opened. */
  load: () => Promise<ComponentType>
  /** What of the queues is counted beside its name. */
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
    load: () => import('./entries/categories-section.tsx').then(({ CategoriesSection }) => CategoriesSection),
  },
  {
    key: 'locations',
    label: 'Locations',
    load: () => import('./entries/locations-section.tsx').then(({ LocationsSection }) => LocationsSection),
  },
  {
    key: 'lexicon',
    label: 'Search Lexicon',
    load: () => import('./lexicon/lexicon-section.tsx').then(({ LexiconSection }) => LexiconSection),
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
      import('./checks/contact-reports-section.tsx').then(
        ({ ContactReportsSection }) => ContactReportsSection,
      ),
    queues: ['contactReports'],
  },
  {
    key: 'reports',
    label: 'Reports and Checks',
    load: () => import('./checks/reports-section.tsx').then(({ ReportsSection }) => ReportsSection),
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
