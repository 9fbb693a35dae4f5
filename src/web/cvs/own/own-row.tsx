import { useQueryClient } from '@tanstack/react-query'
import { CV_STATUSES, type CvStateChange } from '../../../modules/cvs/schema.ts'
import { formatDate } from '../../../shared/dates.ts'
import { formatSalary } from '../../../shared/money.ts'
import { AppLink } from '../../app/link.tsx'
import { ApiError, call } from '../../app/loading/api-client.ts'
import { useInstantChange } from '../../app/loading/instant-change.ts'
import { useSite } from '../../app/site.tsx'
import { Switch } from '../../components/forms/choice.tsx'
import { fileSize } from '../../components/forms/file-input.tsx'
import { Select } from '../../components/forms/select.tsx'
import { toast } from '../../components/overlays/toast.ts'
import { Notice } from '../../components/states/states.tsx'
import { Badge, SkillTags } from '../../components/surfaces/badge.tsx'
import { Card } from '../../components/surfaces/card.tsx'
import { OwnActions } from './own-actions.tsx'
import { type OwnCv, refreshOwnCvs } from './own-queries.ts'

function StateBadge({ cv: { isActive, isBlocked } }: { cv: OwnCv }) {
  if (isBlocked) return <Badge tone="red">Deactivated</Badge>
  return isActive ? <Badge tone="green">Active</Badge> : <Badge>Draft</Badge>
}

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
        <StateBadge cv={cv} />
      </div>
      {cv.isBlocked && (
        <Notice kind="warning" title="An administrator has deactivated this CV">
          Employers cannot find it, and you cannot apply with it. You can still change or delete it. If you
          think this is wrong, <AppLink href="/contact">write to us</AppLink>.
        </Notice>
      )}
      {cv.fileIsWaiting && (
        <Notice title="Waiting for the virus check">
          Employers can download the file as soon as it has been checked. You do not have to do anything.
        </Notice>
      )}
      <SkillTags skills={cv.skills} />
      <p className="text-13 text-muted">
        {cv.fileName && cv.fileSize ? `${cv.fileName}, ${fileSize(cv.fileSize)} · ` : 'No file · '}
        Uploaded {uploaded}
        {changed !== uploaded && `, changed ${changed}`}
      </p>
      <p>
        <AppLink href={`/upload/${cv.id}#file`} className="inline-flex min-h-11 items-center">
          {cv.fileName ? 'Replace file' : 'Add a file'}
        </AppLink>
      </p>
      <OwnState cv={cv} />
      <OwnActions cv={cv} />
    </Card>
  )
}

type Status = (typeof CV_STATUSES)[number]

const STATUS_LABELS: Record<Status, string> = {
  available: 'Available',
  interviewing: 'Interviewing',
  hired: 'Hired',
}
/** The meaning of each status for employers. */
const STATUS_HELP: Record<Status, string> = {
  available: 'Employers can open and contact you.',
  interviewing: 'Employers can still find you. They see that you are interviewing.',
  hired: 'Shown as No Longer Available. No other employer can open this CV.',
}
const STATUS_OPTIONS = CV_STATUSES.map((value) => ({ value, label: STATUS_LABELS[value] }))
const isStatus = (value: string): value is Status => CV_STATUSES.some((status) => status === value)

/** Sets whether a CV is shown, and the status of its owner. Each change is saved at once. */
function OwnState({ cv }: { cv: OwnCv }) {
  const { client } = useSite()
  const queryClient = useQueryClient()
  const { wanted, error, change } = useInstantChange({
    save: (json: CvStateChange) => call(client.api.cvs[':id'].$patch({ param: { id: String(cv.id) }, json })),
    onSaved: async () => {
      await refreshOwnCvs(queryClient)
      toast({ title: 'CV Updated', description: 'Your change is saved.' })
    },
    onError: (failure) =>
      toast({ title: 'Update Failed', description: messageOf(failure), variant: 'destructive' }),
  })
  const status = wanted?.status ?? cv.status
  const isActive = wanted?.isActive ?? cv.isActive
  return (
    <div className="grid gap-3">
      <div className="grid items-start gap-x-6 gap-y-3 sm:grid-cols-2">
        <Select
          label="Status"
          name="status"
          id={`status-${cv.id}`}
          options={STATUS_OPTIONS}
          value={status}
          help={isStatus(status) && !cv.isBlocked ? STATUS_HELP[status] : undefined}
          onChange={({ target }) => {
            if (isStatus(target.value)) change({ status: target.value })
          }}
        />
        {!cv.isBlocked && (
          <Switch
            label={<b>{isActive ? 'Active' : 'Draft'}</b>}
            help={
              isActive
                ? 'Employers can find this CV.'
                : 'Hidden. Employers who already opened it can still see it.'
            }
            checked={isActive}
            onChange={({ target }) => change({ isActive: target.checked })}
          />
        )}
      </div>
      {error && <Notice kind="danger">{messageOf(error)}</Notice>}
    </div>
  )
}

const messageOf = (error: Error) => (error instanceof ApiError ? error.message : 'Failed to update CV')
