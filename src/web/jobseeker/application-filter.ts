import { type ApplicationStatus, IN_PROGRESS } from '../../modules/applications/schema.ts'

export const APPLICATION_FILTERS = [
  { value: 'all', label: 'All applications' },
  { value: 'pending', label: 'Pending' },
  { value: 'progress', label: 'In Progress' },
  { value: 'onboarding', label: 'Onboarding' },
  { value: 'rejected', label: 'Rejected' },
  { value: 'withdrawn', label: 'Withdrawn' },
] as const
export type ApplicationFilter = (typeof APPLICATION_FILTERS)[number]['value']

export const isApplicationFilter = (value: string): value is ApplicationFilter =>
  APPLICATION_FILTERS.some((one) => one.value === value)

const WANTED: Partial<Record<ApplicationFilter, readonly string[]>> = {
  pending: ['pending', 'reviewed'],
  progress: [...IN_PROGRESS, 'interviewed'],
  onboarding: ['onboarding', 'accepted'],
  rejected: ['rejected'],
}

/** A withdrawn application is nothing else, whatever its status. */
export function matchesFilter(
  { status, withdrawnAt }: { status: ApplicationStatus; withdrawnAt: string | null },
  filter: ApplicationFilter,
): boolean {
  if (filter === 'all') return true
  if (filter === 'withdrawn' || withdrawnAt) return filter === 'withdrawn' && withdrawnAt !== null
  return WANTED[filter]?.includes(status) === true
}
