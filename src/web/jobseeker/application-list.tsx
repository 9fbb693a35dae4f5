import { useState } from 'react'
import { formatDate } from '../../shared/dates.ts'
import { Button } from '../components/button.tsx'
import { Card } from '../components/card.tsx'
import { ApplicationBadge } from './application-badge.tsx'
import { ApplicationDialog } from './application-dialog.tsx'
import { HiredQuestion } from './hired-question.tsx'
import type { SentApplication } from './queries.ts'

type ApplicationListProps = {
  applications: readonly SentApplication[]
  level: 'h3' | 'h4'
  openId?: number | undefined
}

export function ApplicationList({ applications, level: H, openId: first }: ApplicationListProps) {
  const [openId, setOpenId] = useState(first)
  const open = applications.find(({ id }) => id === openId)
  return (
    <>
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
              <ApplicationBadge application={application} />
            </div>
            <div className="flex items-center justify-between gap-2">
              <p className="text-13 text-muted">
                Applied {formatDate(application.appliedAt)}
                {application.salary && ` · ${application.salary}`}
              </p>
              <Button
                look="bare"
                className="-mr-2 px-2 whitespace-nowrap"
                aria-label={`View Details: ${application.jobTitle}`}
                onClick={() => setOpenId(application.id)}
              >
                View Details
              </Button>
            </div>
            {application.askHired && <HiredQuestion application={application} />}
          </Card>
        ))}
      </ul>
      {open && <ApplicationDialog application={open} onClose={() => setOpenId(undefined)} />}
    </>
  )
}
