import { Link } from '@tanstack/react-router'
import { formatDate } from '../../shared/dates.ts'
import { Badge } from '../components/badge.tsx'
import { Card } from '../components/card.tsx'
import { ApplicationBadge } from './application-badge.tsx'
import { HiredQuestion } from './hired-question.tsx'
import type { SentApplication } from './queries.ts'

type ApplicationListProps = { applications: readonly SentApplication[]; level: 'h3' | 'h4' }

export function ApplicationList({ applications, level: H }: ApplicationListProps) {
  return (
    <ul className="grid gap-3">
      {applications.map((application) => (
        <Card as="li" key={application.id} className="grid gap-2">
          <div className="flex flex-wrap items-start justify-between gap-2">
            <div className="min-w-0">
              <H className="text-17">{application.jobTitle}</H>
              <p className="text-muted">
                {application.company} · {application.location}
              </p>
            </div>
            <div className="flex flex-wrap gap-2">
              <ApplicationBadge application={application} />
              {!application.isJobOpen && <Badge>Job closed</Badge>}
            </div>
          </div>
          <div className="flex items-center justify-between gap-2">
            <p className="text-13 text-muted">
              Applied {formatDate(application.appliedAt)}
              {application.salary && ` · ${application.salary}`}
            </p>
            <Link
              to="/jobseeker-dashboard"
              search={{ tab: 'applications', application: application.id }}
              resetScroll={false}
              className="btn btn-bare -mr-2 px-2 whitespace-nowrap"
              aria-label={`View Details: ${application.jobTitle}`}
            >
              View Details
            </Link>
          </div>
          {application.askHired && <HiredQuestion application={application} />}
        </Card>
      ))}
    </ul>
  )
}
