import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CV_STATUSES, CvStatusChange } from '../../../modules/cvs/schema.ts'
import { plural } from '../../../shared/text.ts'
import { useForm } from '../../app/forms/form.ts'
import { useSite } from '../../app/site.tsx'
import { Button } from '../../components/controls/button.tsx'
import { RadioGroup } from '../../components/forms/choice.tsx'
import { ConfirmDialog, FormDialog } from '../../components/overlays/form-dialog.tsx'
import { BulkDialog } from '../bulk-dialog.tsx'
import { useMailWords } from '../email/mail-words.ts'
import { ActDialog, performAct } from '../perform-act.tsx'
import { type AdminCv, changeCvStatus, cleanUpOrphans, deleteCv, switchCv } from './cv-acts.ts'

export type CvQuestion = 'toggle' | 'status' | 'delete'

type CvDialogProps = { cv: AdminCv; onClose: () => void }

/** The question before each act on a CV. */
export function CvDialog({ what, ...props }: CvDialogProps & { what: CvQuestion }) {
  if (what === 'toggle') return <ToggleDialog {...props} />
  return what === 'status' ? <StatusDialog {...props} /> : <DeleteDialog {...props} />
}

function ToggleDialog({ cv, onClose }: CvDialogProps) {
  const { client } = useSite()
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
        ? 'Employers will no longer find it, and its owner cannot activate it again.'
        : cv.isBlocked
          ? 'Employers will find it again.'
          : 'Its owner switched it off. Activate it only if the owner asked for it.'}{' '}
      {told('The owner')}
    </ActDialog>
  )
}

type SwitchCvsDialogProps = { cvs: AdminCv[]; onClose: () => void }

/** Deactivates or activates several CVs. All are in the same state. */
export function SwitchCvsDialog({ cvs, onClose }: SwitchCvsDialogProps) {
  const { client } = useSite()
  const { told } = useMailWords()
  const hides = cvs.some(({ isActive }) => isActive)
  return (
    <BulkDialog
      rows={cvs}
      nameOf={({ fullName, jobTitle }) => `${fullName}, ${jobTitle}`}
      title={`${hides ? 'Deactivate' : 'Activate'} ${plural(cvs.length, 'CV')}?`}
      verb={hides ? 'Deactivate' : 'Activate'}
      danger={hides}
      act={(cv) => switchCv(client, cv).call()}
      onClose={onClose}
    >
      {hides
        ? 'Employers will no longer find them, and their owners cannot activate them again.'
        : 'Employers will find them again, unless an owner is suspended or not available.'}{' '}
      {told('The owners')}
    </BulkDialog>
  )
}

function DeleteDialog({ cv, onClose }: CvDialogProps) {
  const { client } = useSite()
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
      “{cv.jobTitle}” will be deleted with its file, its views and its applications. {told('The owner')} This
      action cannot be undone.
    </ActDialog>
  )
}

const OPTIONS = CV_STATUSES.map((value) => ({ value, label: value[0]?.toUpperCase() + value.slice(1) }))

function StatusDialog({ cv, onClose }: CvDialogProps) {
  const { client } = useSite()
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

/** Deletes the CVs whose owner is gone. A toast shows the result. */
export function CleanUpButton() {
  const { client } = useSite()
  const queryClient = useQueryClient()
  const [state, setState] = useState<'asking' | 'cleaning'>()
  const clean = async () => {
    setState('cleaning')
    await performAct(queryClient, cleanUpOrphans(client)).catch(() => undefined)
    setState(undefined)
  }
  return (
    <>
      <Button
        look="danger"
        busy={state === 'cleaning'}
        busyLabel="Cleaning..."
        onClick={() => setState('asking')}
      >
        Cleanup Orphaned CVs
      </Button>
      {state === 'asking' && (
        <ConfirmDialog
          title="Delete orphaned CVs?"
          confirmLabel="Delete them"
          busyLabel="Cleaning..."
          danger
          onConfirm={() => void clean()}
          onClose={() => setState(undefined)}
        >
          CVs whose owner’s account is gone will be deleted, with their files, their views and the employers’
          access to them. Credits and the ledger do not change. This action cannot be undone.
        </ConfirmDialog>
      )}
    </>
  )
}
