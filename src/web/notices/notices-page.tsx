import { useMutation, useQuery } from '@tanstack/react-query'
import { Link, useRouteContext } from '@tanstack/react-router'
import { call } from '../api-client.ts'
import { Button } from '../components/button.tsx'
import { Card } from '../components/card.tsx'
import { EmptyState } from '../components/empty-state.tsx'
import { Notice } from '../components/notice.tsx'
import { PageHeader } from '../components/page-header.tsx'
import { Pagination } from '../components/pagination.tsx'
import { Loaded } from '../jobseeker/loaded.tsx'
import { NoticeList } from './notice-list.tsx'
import { NoticeSwitches } from './notice-switches.tsx'
import { noticesQuery, refreshNotices } from './queries.ts'

export function NoticesPage({ page }: { page: number }) {
  const { client } = useRouteContext({ from: '__root__' })
  const query = useQuery(noticesQuery(client, page))
  return (
    <div className="grid items-start gap-6 lg:grid-cols-3">
      <div className="grid gap-4 lg:col-span-2">
        <PageHeader
          title="Notices"
          lead={
            <a href="#switches" className="inline-flex min-h-11 items-center lg:hidden">
              Choose what we tell you
            </a>
          }
          actions={(query.data?.unread ?? 0) > 0 && <MarkAllRead />}
        />
        <Loaded query={query} what="your notices" bones={5} boneClass="h-20">
          {({ rows, pages }) => (
            <>
              {rows.length === 0 ? <Empty /> : <NoticeList notices={rows} />}
              <Pagination
                page={page}
                pages={pages}
                renderLink={(target, props) => (
                  <Link to="/notices" search={target > 1 ? { page: target } : {}} {...props} />
                )}
              />
            </>
          )}
        </Loaded>
      </div>
      <Card as="section" className="grid gap-4">
        <h2 id="switches">What we tell you</h2>
        <NoticeSwitches />
        <p className="help">
          Mails about your password and your account always come. Notices are kept for 180 days.
        </p>
      </Card>
    </div>
  )
}

function Empty() {
  return (
    <Card>
      <EmptyState
        title="No notices yet"
        why="Here you read when an employer opens your CV, and what becomes of your applications."
        action={
          <Link to="/jobs" className="btn">
            Find Jobs
          </Link>
        }
      />
    </Card>
  )
}

function MarkAllRead() {
  const { client, queryClient } = useRouteContext({ from: '__root__' })
  const mark = useMutation({
    mutationFn: () => call(client.api.user.notices.read.$post({ json: { all: true } })),
    onSuccess: () => refreshNotices(queryClient),
  })
  return (
    <>
      <Button look="quiet" busy={mark.isPending} busyLabel="Marking…" onClick={() => mark.mutate()}>
        Mark all as read
      </Button>
      {mark.isError && <Notice kind="danger">{mark.error.message}</Notice>}
    </>
  )
}
