import { t } from '../../shared/language/words.ts'
import { useSite } from '../app/site.tsx'
import { ApplicationBadge } from '../applications/application-parts.tsx'
import { adviceOf, lastEvent, progressOf } from '../applications/application-words.ts'
import type { SentApplication } from '../applications/queries.ts'
import { Avatar } from '../components/surfaces/avatar.tsx'
import { Badge } from '../components/surfaces/badge.tsx'
import { Knots } from '../components/surfaces/knots.tsx'

type OwnApplicationListProps = { applications: readonly SentApplication[]; level: 'h2' | 'h3' }

/** Applications, each with its progress, its last event and a page of its own. */
export function OwnApplicationList({ applications, level: H }: OwnApplicationListProps) {
  const { now } = useSite()
  return (
    <ul className="list">
      {applications.map((application) => {
        const { id, jobTitle, company, companyLogoUrl, location, isJobOpen } = application
        return (
          <li key={id} className="thread">
            <Avatar
              name={company}
              photoUrl={companyLogoUrl ? `${companyLogoUrl}?size=96` : undefined}
              shape="employer"
            />
            <div className="min-w-0">
              <H className="text-17">
                <a className="cover" href={`/my-page/applications/${id}`}>
                  {jobTitle}
                </a>
              </H>
              <p className="text-muted">
                {company} · {location}
              </p>
            </div>
            <p className="flex flex-wrap gap-2">
              <ApplicationBadge application={application} /> {!isJobOpen && <Badge>{t('Job closed')}</Badge>}
            </p>
            <Knots {...progressOf(application)} />
            <p>
              {lastEvent(application, now)} <span className="text-muted">{adviceOf(application)}</span>
            </p>
          </li>
        )
      })}
    </ul>
  )
}
