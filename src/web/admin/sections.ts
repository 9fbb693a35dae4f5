import type { ComponentType } from 'react'
import type { AdminSectionKey } from './section-keys.ts'

export type AdminSection = {
  key: AdminSectionKey
  /** Loads the section's script when it is opened. */
  load: () => Promise<ComponentType>
}

/** The first is the default. */
export const ADMIN_SECTIONS: readonly [AdminSection, ...AdminSection[]] = [
  {
    key: 'dashboard',
    load: () => import('./dashboard/dashboard-section.tsx').then(({ DashboardSection }) => DashboardSection),
  },
  {
    key: 'job-seekers',
    load: () => import('./people/job-seekers-section.tsx').then(({ JobSeekersSection }) => JobSeekersSection),
  },
  {
    key: 'employers',
    load: () => import('./people/employers-section.tsx').then(({ EmployersSection }) => EmployersSection),
  },
  {
    key: 'cvs',
    load: () => import('./people/cvs-section.tsx').then(({ CvsSection }) => CvsSection),
  },
  {
    key: 'categories',
    load: () => import('./catalog/categories-section.tsx').then(({ CategoriesSection }) => CategoriesSection),
  },
  {
    key: 'locations',
    load: () => import('./catalog/locations-section.tsx').then(({ LocationsSection }) => LocationsSection),
  },
  {
    key: 'lexicon',
    load: () => import('./ai-search/lexicon-section.tsx').then(({ LexiconSection }) => LexiconSection),
  },
  {
    key: 'payments',
    load: () => import('./payments/payments-section.tsx').then(({ PaymentsSection }) => PaymentsSection),
  },
  {
    key: 'contact-reports',
    load: () =>
      import('./reports/contact-reports-section.tsx').then(
        ({ ContactReportsSection }) => ContactReportsSection,
      ),
  },
  {
    key: 'reports',
    load: () => import('./reports/reports-section.tsx').then(({ ReportsSection }) => ReportsSection),
  },
  {
    key: 'announcements',
    load: () =>
      import('./announcements/announcements-section.tsx').then(
        ({ AnnouncementsSection }) => AnnouncementsSection,
      ),
  },
  {
    key: 'page-texts',
    load: () =>
      import('./page-texts/page-texts-section.tsx').then(({ PageTextsSection }) => PageTextsSection),
  },
  {
    key: 'tok-pisin',
    load: () =>
      import('./translations/translations-section.tsx').then(
        ({ TranslationsSection }) => TranslationsSection,
      ),
  },
  {
    key: 'settings',
    load: () => import('./settings/settings-section.tsx').then(({ SettingsSection }) => SettingsSection),
  },
  {
    key: 'email',
    load: () => import('./email/email-section.tsx').then(({ EmailSection }) => EmailSection),
  },
  {
    key: 'status',
    load: () => import('./status/status-section.tsx').then(({ StatusSection }) => StatusSection),
  },
  {
    key: 'audit',
    load: () => import('./audit/audit-section.tsx').then(({ AuditSection }) => AuditSection),
  },
  {
    key: 'account',
    load: () => import('./account/account-section.tsx').then(({ AccountSection }) => AccountSection),
  },
]
