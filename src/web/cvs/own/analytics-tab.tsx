import Download from 'lucide-react/icons/download'
import Eye from 'lucide-react/icons/eye'
import { useState } from 'react'
import { formatDateTime } from '../../../shared/dates.ts'
import { t } from '../../../shared/language/words.ts'
import { formatNumber } from '../../../shared/locale.ts'
import { plural } from '../../../shared/text.ts'
import { AppLink } from '../../app/link.tsx'
import { Loaded } from '../../app/loading/loaded.tsx'
import { ButtonLink } from '../../components/controls/button.tsx'
import { PageButtons } from '../../components/lists/table.tsx'
import { EmptyState } from '../../components/states/states.tsx'
import { Avatar } from '../../components/surfaces/avatar.tsx'
import { Card } from '../../components/surfaces/card.tsx'
import { Stat } from '../../components/surfaces/stat.tsx'
import { CompanyActions } from './company-actions.tsx'
import { type CvStats, useCvAccess, useCvStats } from './own-queries.ts'
import { ViewsChart } from './views-chart.tsx'

export function AnalyticsTab() {
  const stats = useCvStats()
  return (
    <section className="grid gap-4">
      <h2>{t('CV Analytics')}</h2>
      <Loaded query={stats} what={t('your statistics')} boneClass="h-32">
        {(list) => <Statistics stats={list} />}
      </Loaded>
    </section>
  )
}

function Statistics({ stats }: { stats: readonly CvStats[] }) {
  if (stats.length === 0)
    return (
      <Card>
        <EmptyState
          level="h3"
          title={t('No statistics yet')}
          why={t('You will see here how often employers opened and downloaded each of your CVs.')}
          action={
            <ButtonLink href="/upload" link={AppLink}>
              {t('Upload CV')}
            </ButtonLink>
          }
        />
      </Card>
    )
  const sum = (of: (one: CvStats) => number) => stats.reduce((total, one) => total + of(one), 0)
  return (
    <>
      <div className="grid grid-cols-[4fr_5fr_3fr] gap-2 sm:grid-cols-3 sm:gap-3">
        <Stat value={formatNumber(sum(({ totalViews }) => totalViews))} label={t('Total views')} />
        <Stat
          value={formatNumber(sum(({ totalDownloads }) => totalDownloads))}
          label={t('Total downloads')}
        />
        <Stat value={stats.length} label={t('CVs')} />
      </div>
      <ViewsChart />
      <CvAccessList />
      <h3>{t('Each CV')}</h3>
      <ul className="grid gap-4 md:grid-cols-2">
        {stats.map((one) => (
          <CvPerformance key={one.cvId} stats={one} />
        ))}
      </ul>
    </>
  )
}

function CvPerformance({ stats }: { stats: CvStats }) {
  const { jobTitle, fullName, totalViews, totalDownloads, recentViews } = stats
  return (
    <Card as="li" className="grid content-start gap-2">
      <h4 className="text-17">{jobTitle}</h4>
      <p className="text-muted">{fullName}</p>
      <p className="tabular-nums">
        {plural(totalViews, 'view')} · {plural(totalDownloads, 'download')}
      </p>
      {recentViews.length === 0 ? (
        <p className="text-muted">{t('No employer has opened it yet.')}</p>
      ) : (
        <>
          <h5>{t('Recent activity')}</h5>
          <ul className="grid gap-1">
            {recentViews.map(({ id, viewType, viewedAt }) => (
              <li key={id} className="flex flex-wrap items-center gap-2">
                {viewType === 'download' ? <Download size={16} /> : <Eye size={16} />}
                {viewType === 'download' ? t('Downloaded') : t('Viewed')}
                <time dateTime={viewedAt} className="text-muted">
                  {formatDateTime(viewedAt)}
                </time>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}

const DONE = { view: 'Opened', download: 'Downloaded', application: 'Sent with your application' }

/** Lists the companies that have the contact details in the CVs, and since when. */
function CvAccessList() {
  const [page, setPage] = useState(1)
  const access = useCvAccess(page)
  return (
    <Card as="section" className="grid gap-3">
      <h3>{t('Who opened your CVs')}</h3>
      <Loaded query={access} what={t('the companies that opened your CVs')} bones={1} boneClass="h-40">
        {({ rows, pages }) => (
          <>
            {rows.length === 0 ? (
              <p className="text-muted">{t('No employer has opened or received any of your CVs yet.')}</p>
            ) : (
              <ul className="divide-y divide-line">
                {rows.map((row, index) => (
                  <AccessRow key={row.id} row={row} isNewest={isNewestOfCompany(rows, index)} />
                ))}
              </ul>
            )}
            <PageButtons page={page} pages={pages} onPage={setPage} />
          </>
        )}
      </Loaded>
      <p className="help">{t('These companies see your phone number and email address.')}</p>
    </Card>
  )
}

type Access = NonNullable<ReturnType<typeof useCvAccess>['data']>['rows'][number]

/** The actions for a company are shown once, on the newest of its rows. */
function isNewestOfCompany(rows: readonly Access[], index: number): boolean {
  return rows.findIndex(({ companyId }) => companyId === rows[index]?.companyId) === index
}

function AccessRow({ row, isNewest }: { row: Access; isNewest: boolean }) {
  const { companyId, company, companyLogoUrl, accessType, cvJobTitle, createdAt } = row
  return (
    <li className="flex items-start gap-3 py-3">
      <Avatar
        name={company ?? '?'}
        photoUrl={companyLogoUrl ? `${companyLogoUrl}?size=96` : undefined}
        shape="employer"
      />
      <div className="min-w-0 flex-1 sm:grid sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center sm:gap-x-4">
        <p>
          <b className="block">{company ?? t('A company that is no longer here')}</b>
          {t(DONE[accessType])}: {cvJobTitle ?? t('a CV you deleted')}
        </p>
        <time className="text-13 text-muted" dateTime={createdAt}>
          {formatDateTime(createdAt)}
        </time>
        {isNewest && companyId && company && <CompanyActions company={{ id: companyId, name: company }} />}
      </div>
    </li>
  )
}
