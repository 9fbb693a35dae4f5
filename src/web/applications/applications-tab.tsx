import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { type ApplicationStatus, IN_PROGRESS } from '../../modules/applications/schema.ts'
import { t } from '../../shared/language/words.ts'
import { plural } from '../../shared/text.ts'
import { AppLink } from '../app/link.tsx'
import { Loaded } from '../app/loading/loaded.tsx'
import { Select } from '../components/forms/select.tsx'
import { PageButtons } from '../components/lists/table.tsx'
import { EmptyState, Notice } from '../components/states/states.tsx'
import { Card } from '../components/surfaces/card.tsx'
import { ApplicationDialog } from './application-dialog.tsx'
import { ApplicationList } from './application-list.tsx'
import { type SentApplication, useSentApplications } from './queries.ts'

/** `openId`: the application whose details are open, from the address. */
export function ApplicationsTab({ openId }: { openId: number | undefined }) {
  const applications = useSentApplications()
  return (
    <section className="grid gap-4">
      <h2>{t('My Applications')}</h2>
      <Loaded query={applications} what={t('your applications')} boneClass="h-36">
        {(list) => (list.length === 0 ? <Empty /> : <Applications applications={list} openId={openId} />)}
      </Loaded>
    </section>
  )
}

function Empty() {
  return (
    <Card>
      <EmptyState
        level="h3"
        title={t('No applications yet')}
        why={t('When you apply for a job, you can follow its progress here.')}
        action={
          <AppLink href="/jobs" className="btn">
            {t('Find Jobs')}
          </AppLink>
        }
      />
    </Card>
  )
}

/** Rows per page. The filter appears when there are more than half as many applications. */
const PAGE_SIZE = 20

type ApplicationsProps = { applications: readonly SentApplication[]; openId: number | undefined }

function Applications({ applications, openId }: ApplicationsProps) {
  const router = useRouter()
  const [filter, setFilter] = useState<ApplicationFilter>('all')
  const [page, setPage] = useState(1)
  const found = applications.filter((one) => matchesFilter(one, filter))
  const open = applications.find(({ id }) => id === openId)
  return (
    <>
      {applications.length > PAGE_SIZE / 2 && (
        <Select
          label={t('Show')}
          name="show"
          options={APPLICATION_FILTERS.map(({ value, label }) => ({ value, label: t(label) }))}
          value={filter}
          onChange={({ target }) => {
            if (isApplicationFilter(target.value)) setFilter(target.value)
            setPage(1)
          }}
        />
      )}
      <p role="status" className="text-muted">
        {plural(found.length, 'application')}
      </p>
      {openId !== undefined && !open && (
        <Notice kind="warning">
          {t('This application is no longer here: its job or its CV was deleted.')}
        </Notice>
      )}
      <ApplicationList applications={found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)} level="h3" />
      <PageButtons page={page} pages={Math.ceil(found.length / PAGE_SIZE)} onPage={setPage} />
      {open && (
        <ApplicationDialog
          application={open}
          onClose={() =>
            void router.navigate({
              to: '/jobseeker-dashboard',
              search: { tab: 'applications' },
              resetScroll: false,
            })
          }
        />
      )}
    </>
  )
}

export const APPLICATION_FILTERS = [
  { value: 'all', label: 'All applications' },
  { value: 'pending', label: 'Pending' },
  { value: 'progress', label: 'In Progress' },
  { value: 'onboarding', label: 'Onboarding' },
  { value: 'rejected', label: 'Rejected' },
  { value: 'withdrawn', label: 'Withdrawn' },
] as const
type ApplicationFilter = (typeof APPLICATION_FILTERS)[number]['value']

const isApplicationFilter = (value: string): value is ApplicationFilter =>
  APPLICATION_FILTERS.some((one) => one.value === value)

const WANTED: Partial<Record<ApplicationFilter, readonly string[]>> = {
  pending: ['pending', 'reviewed'],
  progress: [...IN_PROGRESS, 'interviewed'],
  onboarding: ['onboarding', 'accepted'],
  rejected: ['rejected'],
}

/** A withdrawn application matches only the filter for withdrawn ones, whatever its status. */
export function matchesFilter(
  { status, withdrawnAt }: { status: ApplicationStatus; withdrawnAt: string | null },
  filter: ApplicationFilter,
): boolean {
  if (filter === 'all') return true
  if (filter === 'withdrawn' || withdrawnAt) return filter === 'withdrawn' && withdrawnAt !== null
  return WANTED[filter]?.includes(status) === true
}
