import { useMutation } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { CV_STATUSES, type CvStateChange } from '../../modules/cvs/schema.ts'
import { ApiError, call } from '../api-client.ts'
import { Switch } from '../components/choice.tsx'
import { Notice } from '../components/notice.tsx'
import { Select } from '../components/select.tsx'
import { toast } from '../components/toast.ts'
import { type OwnCv, refreshOwnCvs } from './own-queries.ts'

type Status = (typeof CV_STATUSES)[number]

const STATUS_LABELS: Record<Status, string> = {
  available: 'Available',
  interviewing: 'Interviewing',
  hired: 'Hired',
}
/** What each means for employers. */
const STATUS_HELP: Record<Status, string> = {
  available: 'Employers can open and contact you.',
  interviewing: 'Employers still find you, with a note that you are interviewing.',
  hired: 'Shows as No Longer Available. Nobody new can open this CV.',
}
const STATUS_OPTIONS = CV_STATUSES.map((value) => ({ value, label: STATUS_LABELS[value] }))
const isStatus = (value: string): value is Status => CV_STATUSES.some((status) => status === value)

/** Whether a CV is shown, and what it says of its owner; both are saved at once. */
export function OwnState({ cv }: { cv: OwnCv }) {
  const { client, queryClient } = useRouteContext({ from: '__root__' })
  const change = useMutation({
    mutationFn: (json: CvStateChange) =>
      call(client.api.cvs[':id'].$patch({ param: { id: String(cv.id) }, json })),
    onSuccess: async () => {
      await refreshOwnCvs(queryClient)
      toast({ title: 'CV Updated', description: 'Your change is saved.' })
    },
    onError: (error) =>
      toast({ title: 'Update Failed', description: messageOf(error), variant: 'destructive' }),
  })
  const wanted = change.isPending ? change.variables : {}
  const status = wanted.status ?? cv.status
  const isActive = wanted.isActive ?? cv.isActive
  return (
    <div className="grid gap-3">
      <div className="grid items-start gap-x-6 gap-y-3 sm:grid-cols-2">
        <Select
          label="Status"
          name="status"
          id={`status-${cv.id}`}
          options={STATUS_OPTIONS}
          value={status}
          help={isStatus(status) ? STATUS_HELP[status] : undefined}
          onChange={({ target }) => {
            if (isStatus(target.value) && !change.isPending) change.mutate({ status: target.value })
          }}
        />
        <Switch
          label={<b>{isActive ? 'Active' : 'Draft'}</b>}
          help={isActive ? 'Employers can find this CV.' : 'Hidden. Employers who already opened it keep it.'}
          checked={isActive}
          onChange={({ target }) => {
            if (!change.isPending) change.mutate({ isActive: target.checked })
          }}
        />
      </div>
      {change.isError && <Notice kind="danger">{messageOf(change.error)}</Notice>}
    </div>
  )
}

const messageOf = (error: Error) => (error instanceof ApiError ? error.message : 'Failed to update CV')
