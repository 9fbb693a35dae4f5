import Download from 'lucide-react/icons/download'
import Eye from 'lucide-react/icons/eye'
import { formatDateTime } from '../../shared/dates.ts'
import { plural } from '../../shared/text.ts'
import { ButtonLink } from '../components/button.tsx'
import { Card } from '../components/card.tsx'
import { EmptyState } from '../components/empty-state.tsx'
import { Stat } from '../components/stat.tsx'
import { type CvStats, useCvStats } from '../cvs/own-queries.ts'
import { AppLink } from '../link.tsx'
import { CvAccessList } from './cv-access-list.tsx'
import { Loaded } from './loaded.tsx'
import { ViewsChart } from './views-chart.tsx'

export function AnalyticsTab() {
  const stats = useCvStats()
  return (
    <section className="grid gap-4">
      <h2>CV Analytics</h2>
      <Loaded query={stats} what="your statistics" boneClass="h-32">
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
          title="No statistics yet"
          why="Here you see how often employers opened and downloaded each of your CVs."
          action={
            <ButtonLink href="/upload" link={AppLink}>
              Upload CV
            </ButtonLink>
          }
        />
      </Card>
    )
  const sum = (of: (one: CvStats) => number) => stats.reduce((total, one) => total + of(one), 0)
  return (
    <>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        <Stat value={sum(({ totalViews }) => totalViews).toLocaleString('en-AU')} label="Total views" />
        <Stat
          value={sum(({ totalDownloads }) => totalDownloads).toLocaleString('en-AU')}
          label="Total downloads"
        />
        <div className="col-span-2 grid sm:col-span-1">
          <Stat value={stats.length} label="CVs" />
        </div>
      </div>
      <ViewsChart />
      <CvAccessList />
      <h3>Each CV</h3>
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
        <p className="text-muted">No employer has opened it yet.</p>
      ) : (
        <>
          <h5>Recent activity</h5>
          <ul className="grid gap-1">
            {recentViews.map(({ id, viewType, viewedAt }) => (
              <li key={id} className="flex flex-wrap items-center gap-2">
                {viewType === 'download' ? <Download size={16} /> : <Eye size={16} />}
                {viewType === 'download' ? 'Downloaded' : 'Viewed'}
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
