export const TAB_KEYS = ['overview', 'analytics', 'profile', 'cvs', 'applications'] as const
export type TabKey = (typeof TAB_KEYS)[number]

export const TABS: readonly { key: TabKey; label: string }[] = [
  { key: 'overview', label: 'Overview' },
  { key: 'analytics', label: 'Analytics' },
  { key: 'profile', label: 'Profile' },
  { key: 'cvs', label: 'My CVs' },
  { key: 'applications', label: 'Applications' },
]
