import { Link } from '@tanstack/react-router'
import { formatDate } from '../../shared/dates.ts'
import { formatSalary } from '../../shared/money.ts'
import { Badge } from '../components/badge.tsx'
import { Card } from '../components/card.tsx'
import { fileSize } from '../components/file-size.ts'
import { Notice } from '../components/notice.tsx'
import { SkillTags } from '../components/skill-tags.tsx'
import { OwnActions } from './own-actions.tsx'
import type { OwnCv } from './own-queries.ts'
import { OwnState } from './own-state.tsx'

/** One of the job seeker's own CVs. */
export function OwnRow({ cv }: { cv: OwnCv }) {
  const facts = [cv.fullName, cv.location, formatSalary(cv.salaryMin, cv.salaryMax)]
  const [uploaded, changed] = [formatDate(cv.uploadedAt), formatDate(cv.updatedAt)]
  return (
    <Card as="li" className="grid gap-3">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div className="min-w-0">
          <h3>{cv.jobTitle}</h3>
          <p className="text-muted">{facts.filter(Boolean).join(' · ')}</p>
        </div>
        {cv.isActive ? <Badge tone="green">Active</Badge> : <Badge>Draft</Badge>}
      </div>
      {cv.isBlocked && (
        <Notice kind="warning" title="Hidden by an administrator">
          Employers do not see this CV. Contact support if you think this is wrong.
        </Notice>
      )}
      <SkillTags skills={cv.skills} />
      <p className="text-13 text-muted">
        {cv.fileName && cv.fileSize ? `${cv.fileName}, ${fileSize(cv.fileSize)} · ` : 'No file · '}
        Uploaded {uploaded}
        {changed !== uploaded && `, changed ${changed}`}
      </p>
      <p>
        <Link
          to="/upload/$id"
          params={{ id: String(cv.id) }}
          hash="file"
          className="inline-flex min-h-11 items-center"
        >
          {cv.fileName ? 'Replace file' : 'Add a file'}
        </Link>
      </p>
      <OwnState cv={cv} />
      <OwnActions cv={cv} />
    </Card>
  )
}
