import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import * as v from 'valibot'
import { NOTICE_LABELS } from '../../modules/notices/schema.ts'
import { t } from '../../shared/language/words.ts'
import { fill } from '../app/fill.tsx'
import { AppLink } from '../app/link.tsx'
import { call } from '../app/loading/api-client.ts'
import { useInstantChange } from '../app/loading/instant-change.ts'
import { Loaded } from '../app/loading/loaded.tsx'
import { pageSearch } from '../app/search-params.ts'
import { requireSession } from '../app/session/session.ts'
import { useSite } from '../app/site.tsx'
import { Button } from '../components/controls/button.tsx'
import { Switch } from '../components/forms/choice.tsx'
import { Pagination } from '../components/lists/pagination.tsx'
import { PageHeader } from '../components/shell/page-header.tsx'
import { EmptyState, Notice } from '../components/states/states.tsx'
import { Card } from '../components/surfaces/card.tsx'
import { Dashboard } from '../dashboards/dashboard.tsx'
import { DASHBOARD_TITLES } from '../dashboards/titles.ts'
import { withWords } from '../dashboards/with-words.ts'
import { NoticeList } from '../notices/notice-list.tsx'
import { noticeSettingsQuery, noticesQuery, refreshNotices } from '../notices/queries.ts'
import { PushSwitch } from '../push/push-switch.tsx'

const readSearch = pageSearch({
  page: v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/), v.transform(Number)),
})

export const Route = createFileRoute('/notices')({
  validateSearch: readSearch,
  beforeLoad: ({ context, location }) => withWords('notices', requireSession(context, 'jobSeeker', location)),
  head: () => ({ meta: [{ title: t(DASHBOARD_TITLES['/notices']) }] }),
  component: Notices,
})

function Notices() {
  const { page = 1 } = Route.useSearch()
  return (
    <Dashboard>
      <NoticesPage page={page} />
    </Dashboard>
  )
}

function NoticesPage({ page }: { page: number }) {
  const { client } = useSite()
  const query = useQuery(noticesQuery(client, page))
  return (
    <div className="grid items-start gap-6 lg:grid-cols-3">
      <div className="grid gap-4 lg:col-span-2">
        <PageHeader
          title={t('Notices')}
          lead={
            <a href="#switches" className="inline-flex min-h-11 items-center lg:hidden">
              {t('Choose what we tell you')}
            </a>
          }
          actions={(query.data?.unread ?? 0) > 0 && <MarkAllRead />}
        />
        <Loaded query={query} what={t('your notices')} bones={5} boneClass="h-20">
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
        <h2 id="switches">{t('What we tell you')}</h2>
        <PushSwitch />
        <NoticeSwitches />
        <p className="help">
          {t('We always email you about your password and your account. Notices are kept for 180 days.')}
        </p>
        <p>
          {fill('New jobs by email: {link}', {
            link: <AppLink href="/job-alerts">{t('My job alerts')}</AppLink>,
          })}
        </p>
      </Card>
    </div>
  )
}

function Empty() {
  return (
    <Card>
      <EmptyState
        title={t('No notices yet')}
        why={t('We tell you here when an employer opens your CV, and how your applications progress.')}
        action={
          <AppLink href="/jobs" className="btn">
            {t('Find Jobs')}
          </AppLink>
        }
      />
    </Card>
  )
}

function MarkAllRead() {
  const { client } = useSite()
  const queryClient = useQueryClient()
  const mark = useMutation({
    mutationFn: () => call(client.api.user.notices.read.$post({ json: { all: true } })),
    onSuccess: () => refreshNotices(queryClient),
  })
  return (
    <>
      <Button look="quiet" busy={mark.isPending} busyLabel={t('Marking…')} onClick={() => mark.mutate()}>
        {t('Mark all as read')}
      </Button>
      {mark.isError && <Notice kind="danger">{mark.error.message}</Notice>}
    </>
  )
}

/** The switches for each kind of notice, by mail and in the dashboard. Each change is saved at once. */
function NoticeSwitches() {
  const { client } = useSite()
  const settings = useQuery(noticeSettingsQuery(client))
  return (
    <Loaded query={settings} what={t('your settings')} bones={5} boneClass="h-20">
      {(rows) => rows.map((row) => <KindSwitches key={row.kind} row={row} />)}
    </Loaded>
  )
}

type SettingRow = { kind: keyof typeof NOTICE_LABELS; byMail: boolean; inDashboard: boolean }

function KindSwitches({ row }: { row: SettingRow }) {
  const { client } = useSite()
  const queryClient = useQueryClient()
  const { queryKey } = noticeSettingsQuery(client)
  const { wanted, error, change } = useInstantChange({
    save: (setting: SettingRow) => call(client.api.user['notice-settings'].$put({ json: [setting] })),
    onSaved: (rows) => queryClient.setQueryData(queryKey, rows),
  })
  const shown = wanted ?? row
  return (
    <fieldset className="grid gap-1">
      <legend className="font-semibold">{t(NOTICE_LABELS[row.kind])}</legend>
      <div className="flex flex-wrap gap-x-6">
        <Switch
          label={t('By email')}
          checked={shown.byMail}
          onChange={({ target }) => change({ ...row, byMail: target.checked })}
        />
        <Switch
          label={t('In my notices')}
          checked={shown.inDashboard}
          onChange={({ target }) => change({ ...row, inDashboard: target.checked })}
        />
      </div>
      {error && <Notice kind="danger">{t('The change was not saved. {why}', { why: error.message })}</Notice>}
    </fieldset>
  )
}
