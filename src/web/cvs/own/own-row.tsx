import { useQueryClient } from '@tanstack/react-query'
import FileText from 'lucide-react/icons/file-text'
import { CV_STATUSES, type CvStateChange } from '../../../modules/cvs/schema.ts'
import { formatDate } from '../../../shared/dates.ts'
import { t } from '../../../shared/language/words.ts'
import { formatSalary } from '../../../shared/money.ts'
import { fill } from '../../app/fill.tsx'
import { AppLink } from '../../app/link.tsx'
import { call, reasonOf } from '../../app/loading/api-client.ts'
import { useInstantChange } from '../../app/loading/instant-change.ts'
import { useSite } from '../../app/site.tsx'
import { fileSize } from '../../components/forms/file-input.tsx'
import { Select } from '../../components/forms/select.tsx'
import { toast } from '../../components/overlays/toast.ts'
import { Notice } from '../../components/states/states.tsx'
import { SkillTags } from '../../components/surfaces/badge.tsx'
import { Card } from '../../components/surfaces/card.tsx'
import { OwnActions } from './own-actions.tsx'
import { type OwnCv, refreshOwnCvs } from './own-queries.ts'
import { StateBadge } from './state-badge.tsx'

/** One of the job seeker's own CVs. */
export function OwnRow({ cv, isAvailable }: { cv: OwnCv; isAvailable: boolean }) {
  const facts = [cv.fullName, cv.location, formatSalary(cv.salaryMin, cv.salaryMax)]
  const [uploaded, changed] = [formatDate(cv.uploadedAt), formatDate(cv.updatedAt)]
  return (
    <Card as="li" className="grid gap-3">
      <div className="flex items-start gap-3">
        <span className="icon-tile">
          <FileText size={22} />
        </span>
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-start justify-between gap-x-2">
            <h3>{cv.jobTitle}</h3>
            <StateBadge cv={cv} isAvailable={isAvailable} />
          </div>
          <p className="text-muted">{facts.filter(Boolean).join(' · ')}</p>
        </div>
      </div>
      {cv.isBlocked && (
        <Notice kind="warning" title={t('An administrator has deactivated this CV')}>
          {fill(
            'Employers cannot find it, and you cannot apply with it. You can still change or delete it. If you think this is wrong, {link}.',
            { link: <AppLink href="/contact">{t('write to us')}</AppLink> },
          )}
        </Notice>
      )}
      {cv.fileIsWaiting && (
        <Notice title={t('Waiting for the virus check')}>
          {t(
            'Employers can download the file as soon as it has been checked. You do not have to do anything.',
          )}
        </Notice>
      )}
      <SkillTags skills={cv.skills} />
      <p className="text-13 text-muted">
        {cv.fileName && cv.fileSize ? `${cv.fileName}, ${fileSize(cv.fileSize)} · ` : `${t('No file')} · `}
        {changed === uploaded
          ? t('Uploaded {uploaded}', { uploaded })
          : t('Uploaded {uploaded}, changed {changed}', { uploaded, changed })}{' '}
        ·{' '}
        <AppLink href={`/upload/${cv.id}#file`} className="inline-flex min-h-11 items-center">
          {cv.fileName ? t('Replace file') : t('Add a file')}
        </AppLink>
      </p>
      <OwnState cv={cv} isAvailable={isAvailable} />
      <OwnActions cv={cv} />
    </Card>
  )
}

type Status = (typeof CV_STATUSES)[number]
/** A draft is not active; the other states are active CVs. */
type State = Status | 'draft'

const STATE_LABELS: Record<State, string> = {
  available: 'Available',
  interviewing: 'Interviewing',
  hired: 'Hired',
  draft: 'Draft',
}
/** The meaning of each state for employers. */
const STATE_HELP: Record<State, string> = {
  available: 'Employers can find this CV, open it and contact you.',
  interviewing: 'Employers can find this CV. They see that you are interviewing.',
  hired: 'Shown as No Longer Available. No other employer can open this CV.',
  draft: 'Hidden. Employers who already opened it can still see it.',
}
const HIDDEN = 'Employers cannot find this CV: you chose that nobody finds you.'
const STATES: readonly State[] = [...CV_STATUSES, 'draft']
const isState = (value: string): value is State => STATES.some((state) => state === value)

/** Lets the owner choose how much of a CV employers see. The choice is saved at once. */
function OwnState({ cv, isAvailable }: { cv: OwnCv; isAvailable: boolean }) {
  const { client } = useSite()
  const queryClient = useQueryClient()
  const { wanted, error, change } = useInstantChange({
    save: (json: CvStateChange) => call(client.api.cvs[':id'].$patch({ param: { id: String(cv.id) }, json })),
    onSaved: async () => {
      await refreshOwnCvs(queryClient)
      toast({ title: t('CV Updated'), description: t('Your change is saved.') })
    },
    onError: (failure) =>
      toast({ title: t('Update Failed'), description: messageOf(failure), variant: 'destructive' }),
  })
  const isActive = wanted?.isActive ?? cv.isActive
  const state: State = isActive || cv.isBlocked ? (wanted?.status ?? cv.status) : 'draft'
  const help = isAvailable || state === 'hired' || state === 'draft' ? STATE_HELP[state] : HIDDEN
  return (
    <div className="grid max-w-form gap-3">
      <Select
        label={t('Status')}
        name="status"
        id={`status-${cv.id}`}
        // The owner cannot activate a CV that an administrator deactivated, or make it a draft.
        options={STATES.filter((one) => !cv.isBlocked || one !== 'draft').map((value) => ({
          value,
          label: t(STATE_LABELS[value]),
        }))}
        value={state}
        help={cv.isBlocked ? undefined : t(help)}
        onChange={({ target: { value } }) => {
          if (!isState(value)) return
          if (value === 'draft') change({ isActive: false })
          else change({ status: value, ...(!cv.isBlocked && { isActive: true }) })
        }}
      />
      {error && <Notice kind="danger">{messageOf(error)}</Notice>}
    </div>
  )
}

const messageOf = (error: Error) => reasonOf(error, t('Failed to update CV'))
