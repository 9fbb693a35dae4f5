/** Apart from the reading of the whole address, because the first script of every dashboard has the titles. */
const DASHBOARD_TABS = [
  { key: 'ai-search', label: 'AI Search' },
  { key: 'search', label: 'Search CVs' },
  { key: 'jobs', label: 'Job Postings' },
  { key: 'applications', label: 'Applications' },
  { key: 'messages', label: 'Messages' },
  { key: 'saved', label: 'Saved searches' },
  { key: 'profile', label: 'Profile' },
] as const
export type DashboardTab = (typeof DASHBOARD_TABS)[number]['key']

export const readTab = (raw: unknown): DashboardTab | undefined =>
  DASHBOARD_TABS.find(({ key }) => key === raw)?.key

export const labelOf = (tab: DashboardTab): string =>
  DASHBOARD_TABS.find(({ key }) => key === tab)?.label ?? ''
