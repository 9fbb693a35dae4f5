import { Link, useRouteContext } from '@tanstack/react-router'
import {
  APPLICATION_STATUS_LABELS,
  APPLICATION_STATUSES,
  type ApplicationStatus,
} from '../../modules/applications/schema.ts'
import { EXPERIENCE_LABELS } from '../../modules/catalog/schema.ts'
import { Avatar } from '../components/avatar.tsx'
import { Badge } from '../components/badge.tsx'
import { Card } from '../components/card.tsx'
import { Notice } from '../components/notice.tsx'
import { Select } from '../components/select.tsx'
import { StatusBadge } from '../components/status-badge.tsx'
import { useProfile } from '../session.ts'
import { useSettings } from '../settings.ts'
import { ApplicationDetails } from './application-details.tsx'
import type { Application } from './application-queries.ts'
import { mailLink } from './contact-links.ts'
import { since } from './since.ts'
import { useApplicationChange } from './use-application-change.ts'

/** Somebody who applied: opening the CV is free. */
export function ApplicationRow({ application }: { application: Application }) {
  const { now } = useRouteContext({ from: '__root__' })
  const { id, applicantName, applicantPhotoId, jobTitle, status, withdrawnAt, appliedAt } = application
  const { save, saving, problem } = useApplicationChange(id)
  const facts = [
    application.applicantJobTitle,
    EXPERIENCE_LABELS[application.applicantExperience],
    application.applicantLocation,
  ]
  return (
    <Card as="li" className="grid gap-2">
      <div className="flex flex-wrap gap-3">
        <Avatar
          name={applicantName}
          photoUrl={applicantPhotoId ? `/api/auth/photo/${applicantPhotoId}?size=96` : undefined}
        />
        <div className="min-w-0 flex-1 basis-48">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h3>{applicantName}</h3>
            <StatusBadge status={status}>{APPLICATION_STATUS_LABELS[status]}</StatusBadge>
            {withdrawnAt && <Badge>Withdrawn</Badge>}
          </div>
          <p>{facts.filter(Boolean).join(' · ')}</p>
          <p className="text-muted">
            Applied for {jobTitle}, {since(appliedAt, now)}
          </p>
        </div>
        <div className="flex w-full flex-wrap items-end gap-2 lg:w-auto">
          <StatusSelect
            id={`status-${id}`}
            status={saving?.status ?? status}
            onChange={(next) => void save({ status: next })}
          />
          <Link to="/employer-cv-view/$id" params={{ id: String(application.cvId) }} className="btn">
            View CV<span className="sr"> of {applicantName}</span>
          </Link>
          {!withdrawnAt && (
            <Link to="/messages" search={{ as: 'employer', application: id }} className="btn btn-quiet">
              Message<span className="sr"> {applicantName}</span>
            </Link>
          )}
          <ContactLink application={application} />
        </div>
      </div>
      {problem && <Notice kind="danger">{problem}</Notice>}
      <ApplicationDetails
        application={application}
        isSaving={saving?.notes !== undefined}
        onSave={(notes) => void save({ status: writable(status), notes })}
      />
    </Card>
  )
}

/** The three statuses of old data are shown and never written. */
function writable(status: ApplicationStatus) {
  return APPLICATION_STATUSES.find((one) => one === status) ?? 'pending'
}

type StatusSelectProps = {
  id: string
  status: ApplicationStatus
  onChange: (status: (typeof APPLICATION_STATUSES)[number]) => void
}

function StatusSelect({ id, status, onChange }: StatusSelectProps) {
  const offered = APPLICATION_STATUSES.map((value) => ({ value, label: APPLICATION_STATUS_LABELS[value] }))
  const isOld = !offered.some(({ value }) => value === status)
  const shown = isOld
    ? [{ value: status, label: APPLICATION_STATUS_LABELS[status], disabled: true }, ...offered]
    : offered
  return (
    <Select
      label="Status"
      name="status"
      id={id}
      className="min-w-48 flex-1"
      options={shown}
      value={status}
      onChange={({ target }) => {
        const next = APPLICATION_STATUSES.find((one) => one === target.value)
        if (next) onChange(next)
      }}
    />
  )
}

function ContactLink({ application }: { application: Application }) {
  const company = useProfile('employer')
  const { site_name } = useSettings()
  const { applicantName, applicantEmail, applicantPhone, jobTitle } = application
  if (!company) return null
  const person = { fullName: applicantName, jobTitle, email: applicantEmail, phone: applicantPhone }
  return (
    <a className="btn btn-quiet" href={mailLink(person, company, site_name)}>
      Contact<span className="sr"> {applicantName}</span>
    </a>
  )
}
