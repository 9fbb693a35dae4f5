import { useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { CV_STATUSES, CvStatusChange } from '../../../modules/cvs/schema.ts'
import { RadioGroup } from '../../components/choice-group.tsx'
import { FormDialog } from '../../components/form-dialog.tsx'
import { useForm } from '../../form.ts'
import { ActDialog } from '../act-dialog.tsx'
import { useMailWords } from '../email/mail-words.ts'
import { performAct } from '../perform-act.ts'
import { changeCvStatus, deleteCv, switchCv } from './cv-acts.ts'
import type { AdminCv } from './cvs-queries.ts'

export type CvQuestion = 'toggle' | 'status' | 'delete'

type CvDialogProps = { cv: AdminCv; onClose: () => void }

/** What is asked before something is done to a CV. */
export function CvDialog({ what, ...props }: CvDialogProps & { what: CvQuestion }) {
  if (what === 'toggle') return <ToggleDialog {...props} />
  return what === 'status' ? <StatusDialog {...props} /> : <DeleteDialog {...props} />
}

function ToggleDialog({ cv, onClose }: CvDialogProps) {
  const { client } = useRouteContext({ from: '__root__' })
  const { told } = useMailWords()
  const { isActive } = cv
  return (
    <ActDialog
      title={`${isActive ? 'Deactivate' : 'Activate'} the CV of ${cv.fullName}?`}
      verb={isActive ? 'Deactivate CV' : 'Activate CV'}
      busyLabel={isActive ? 'Deactivating…' : 'Activating…'}
      danger={isActive}
      act={switchCv(client, cv)}
      onClose={onClose}
    >
      {isActive
        ? 'Employers no longer find it, and its owner cannot activate it again.'
        : cv.isBlocked
          ? 'Employers find it again.'
          : 'Its owner switched it off. Only activate it when the owner asked for it.'}{' '}
      {told('The owner is')}
    </ActDialog>
  )
}

function DeleteDialog({ cv, onClose }: CvDialogProps) {
  const { client } = useRouteContext({ from: '__root__' })
  const { told } = useMailWords()
  return (
    <ActDialog
      title={`Delete the CV of ${cv.fullName}?`}
      verb="Delete CV"
      busyLabel="Deleting…"
      danger
      act={deleteCv(client, cv)}
      onClose={onClose}
    >
      “{cv.jobTitle}” goes with its file, its views and the applications it was sent with.{' '}
      {told('The owner is')} This action cannot be undone.
    </ActDialog>
  )
}

const OPTIONS = CV_STATUSES.map((value) => ({ value, label: value[0]?.toUpperCase() + value.slice(1) }))

function StatusDialog({ cv, onClose }: CvDialogProps) {
  const { client } = useRouteContext({ from: '__root__' })
  const queryClient = useQueryClient()
  const form = useForm({
    schema: CvStatusChange,
    fallback: 'Failed to update CV status',
    submit: async (json) => {
      await performAct(queryClient, changeCvStatus(client, cv, json))
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={`Status of the CV of ${cv.fullName}`}
      description="A hired person’s profile says ‘No Longer Available’ and cannot be bought."
      submitLabel="Save status"
      busyLabel="Saving…"
      onClose={onClose}
    >
      <RadioGroup
        label="Status"
        name="status"
        required
        options={OPTIONS}
        defaultValue={cv.status}
        error={form.errors['status']}
      />
    </FormDialog>
  )
}
