import { Link, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { plural } from '../../shared/text.ts'
import { Card } from '../components/card.tsx'
import { EmptyState } from '../components/empty-state.tsx'
import { Notice } from '../components/notice.tsx'
import { Select } from '../components/select.tsx'
import { PageButtons } from '../employers/page-buttons.tsx'
import { ApplicationDialog } from './application-dialog.tsx'
import {
  APPLICATION_FILTERS,
  type ApplicationFilter,
  isApplicationFilter,
  matchesFilter,
} from './application-filter.ts'
import { ApplicationList } from './application-list.tsx'
import { Loaded } from './loaded.tsx'
import { type SentApplication, useSentApplications } from './queries.ts'

/** `openId`: the one whose details are open, from the address. */
export function ApplicationsTab({ openId }: { openId: number | undefined }) {
  const applications = useSentApplications()
  return (
    <section className="grid gap-4">
      <h2>My Applications</h2>
      <Loaded query={applications} what="your applications" boneClass="h-36">
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
        title="No applications yet"
        why="When you apply for a job, you follow here what becomes of it."
        action={
          <Link to="/jobs" className="btn">
            Find Jobs
          </Link>
        }
      />
    </Card>
  )
}

/** Rows a page; from more than half of it on there is a filter. */
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
          label="Show"
          name="show"
          options={APPLICATION_FILTERS}
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
        <Notice kind="warning">This application is no longer here: its job or its CV was deleted.</Notice>
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
