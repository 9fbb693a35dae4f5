import ArrowRight from 'lucide-react/icons/arrow-right'
import { formatDay, since } from '../../../shared/dates.ts'
import { t } from '../../../shared/language/words.ts'
import { fill } from '../../app/fill.tsx'
import { AppLink } from '../../app/link.tsx'
import { Loaded } from '../../app/loading/loaded.tsx'
import { useSite } from '../../app/site.tsx'
import { Avatar } from '../../components/surfaces/avatar.tsx'
import { Card } from '../../components/surfaces/card.tsx'
import { useCvAccess, useDailyViews } from '../../cvs/own/own-queries.ts'

/** The number of days in the bars. They are compared with the same number of days before. */
const DAYS = 14
const COMPANIES = 3

/** Shows the views of the job seeker's CVs as bars, then the companies that opened one. */
export function Viewers() {
  const daily = useDailyViews('30')
  return (
    <Card as="section">
      <div className="flex items-center justify-between gap-2">
        <h2 className="text-17">{t('Who viewed me')}</h2>
        <AppLink className="more" href="/jobseeker-dashboard?tab=analytics">
          {t('Analytics')}
          <ArrowRight size={16} />
        </AppLink>
      </div>
      <Loaded query={daily} what={t('your views')} bones={1} boneClass="h-32">
        {(days) => <Bars days={days} />}
      </Loaded>
      <Companies />
    </Card>
  )
}

type Day = { day: string; views: number }

function Bars({ days }: { days: readonly Day[] }) {
  const total = (some: readonly Day[]) => some.reduce((sum, { views }) => sum + views, 0)
  const shown = days.slice(-DAYS)
  const views = total(shown)
  const more = views - total(days.slice(-2 * DAYS, -DAYS))
  const most = Math.max(1, ...shown.map((one) => one.views))
  const first = shown[0]
  return (
    <>
      <p>
        {fill(views === 1 ? '{views} view in {days} days' : '{views} views in {days} days', {
          views: <b className="text-28 leading-none">{views}</b>,
          days: DAYS,
        })}
        {more !== 0 && (
          <span className="block text-13 text-muted">
            {t(
              more > 0
                ? '{count} more than in the {days} days before'
                : '{count} fewer than in the {days} days before',
              { count: Math.abs(more), days: DAYS },
            )}
          </span>
        )}
      </p>
      {first && views > 0 && (
        <>
          <div
            className="bars"
            role="img"
            aria-label={t('Views a day for {days} days. The most on one day: {most}.', { days: DAYS, most })}
          >
            {shown.map((one) => (
              <i key={one.day} style={{ height: `${(one.views / most) * 100}%` }} />
            ))}
          </div>
          <p className="flex justify-between text-13 text-muted" aria-hidden="true">
            <span>{formatDay(`${first.day}T00:00:00+10:00`)}</span>
            <span>{t('Today')}</span>
          </p>
        </>
      )}
    </>
  )
}

const DONE = {
  view: 'opened your CV, {since}',
  download: 'downloaded your CV, {since}',
  application: 'has your application, {since}',
}

function Companies() {
  const { now } = useSite()
  const { data } = useCvAccess(1)
  if (!data) return null
  if (data.rows.length === 0)
    return <p className="mt-2 text-muted">{t('No employer has opened or received your CV yet.')}</p>
  return (
    <ul className="mt-2">
      {data.rows.slice(0, COMPANIES).map(({ id, company, companyLogoUrl, accessType, createdAt }) => (
        <li key={id} className="flex items-center gap-3 border-t border-line py-2">
          <Avatar
            name={company ?? '?'}
            photoUrl={companyLogoUrl ? `${companyLogoUrl}?size=96` : undefined}
            size="small"
            shape="employer"
          />
          <p className="min-w-0">
            <b className="block">{company ?? t('A company that is no longer here')}</b>
            <span className="text-13 text-muted">
              {t(DONE[accessType], { since: since(createdAt, now) })}
            </span>
          </p>
        </li>
      ))}
    </ul>
  )
}
