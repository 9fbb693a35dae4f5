import { useQueryClient } from '@tanstack/react-query'
import {
  ActReason,
  AUTHORITY_LABELS,
  EmployerVerification,
  EXISTENCE_LABELS,
} from '../../../modules/accounts/verification-schema.ts'
import { useForm } from '../../app/forms/form.ts'
import { call } from '../../app/loading/api-client.ts'
import { useSite } from '../../app/site.tsx'
import { Checkbox, RadioGroup } from '../../components/forms/choice.tsx'
import { Field, TextField } from '../../components/forms/field.tsx'
import { FormDialog } from '../../components/overlays/form-dialog.tsx'
import { toast } from '../../components/overlays/toast.ts'
import { useMailWords } from '../email/mail-words.ts'
import { ActDialog } from '../perform-act.tsx'
import type { EmployerDetails } from '../queries.ts'
import { AddCreditsDialog } from './add-credits-dialog.tsx'

export type EmployerQuestion = 'verify' | 'withdraw' | 'suspend' | 'reactivate' | 'credits' | 'delete'

type EmployerDialogProps = {
  employer: Pick<EmployerDetails, 'id' | 'companyName' | 'credits'>
  onClose: () => void
  /** Called after a verification. By default, the dialog closes. */
  onDone?: (() => void) | undefined
  /** The position in a series: '2 of 5'. */
  place?: string | undefined
}

/** The dialog of each act on an employer. */
export function EmployerDialog({ what, ...props }: EmployerDialogProps & { what: EmployerQuestion }) {
  if (what === 'credits') return <AddCreditsDialog {...props} />
  if (what === 'verify') return <VerifyDialog {...props} />
  if (what === 'reactivate') return <ReactivateDialog {...props} />
  if (what === 'delete') return <DeleteDialog {...props} />
  return <ReasonDialog {...props} what={what} />
}

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

/** The form of a verification. It records what was checked, and the employer is notified. */
export function useVerification(
  { id, companyName }: Pick<EmployerDetails, 'id' | 'companyName'>,
  onDone: () => void,
) {
  const { client } = useSite()
  const mail = useMailWords()
  const queryClient = useQueryClient()
  return useForm({
    schema: EmployerVerification,
    read: ({ addressSeen, ...values }) => ({ ...values, addressSeen: addressSeen !== undefined }),
    fallback: 'Failed to verify the employer',
    submit: async (json) => {
      await call(client.api.admin.employers[':id'].verify.$post({ param: { id: String(id) }, json }))
      await queryClient.invalidateQueries({ queryKey: ['admin'] })
      toast({ title: 'Employer verified', description: mail.told(companyName) })
      onDone()
    },
  })
}

function VerifyDialog({ employer, onClose, onDone = onClose, place }: EmployerDialogProps) {
  const form = useVerification(employer, onDone)
  const { errors } = form
  return (
    <FormDialog
      form={form}
      title={`Verify ${employer.companyName}${place ? ` (${place})` : ''}`}
      description="The badge means: we checked that this company exists and that this account belongs to it. We record what you checked, with your name and the time."
      submitLabel="Verify"
      busyLabel="Saving…"
      onClose={onClose}
    >
      <VerificationFields errors={errors} />
    </FormDialog>
  )
}

/** The fields for the checks that are made before an employer gets the badge. */
export function VerificationFields({ errors }: { errors: Readonly<Record<string, string | undefined>> }) {
  return (
    <>
      <RadioGroup
        label="The company exists"
        name="existence"
        required
        options={optionsOf(EXISTENCE_LABELS)}
        error={errors['existence']}
      />
      <Field
        label="Number in the IPA register"
        name="registrationNumber"
        autoComplete="off"
        help="As on the extract: 1-12345."
        error={errors['registrationNumber']}
      />
      <RadioGroup
        label="The account belongs to the company"
        name="authority"
        required
        options={optionsOf(AUTHORITY_LABELS)}
        error={errors['authority']}
      />
      <Checkbox name="addressSeen" label="The address is the company’s" />
      <TextField
        label="Note"
        name="note"
        rows={2}
        help="Name the person you spoke to and the documents you saw. Only administrators can read this."
        error={errors['note']}
      />
    </>
  )
}

const REASONS = {
  suspend: {
    title: 'Suspend',
    description:
      'The company will be logged out on all devices. Its jobs will be hidden and take no applications, and its credits cannot be spent. Nothing is deleted.',
    verb: 'Suspend',
    busy: 'Suspending…',
    done: 'Employer suspended',
  },
  withdraw: {
    title: 'Remove the verification of',
    description:
      'The badge will be removed from its jobs and its page. You can verify it again after another check.',
    verb: 'Remove verification',
    busy: 'Saving…',
    done: 'Verification removed',
  },
} as const

function ReasonDialog({ employer, what, onClose }: EmployerDialogProps & { what: keyof typeof REASONS }) {
  const { client } = useSite()
  const mail = useMailWords()
  const queryClient = useQueryClient()
  const words = REASONS[what]
  const form = useForm({
    schema: ActReason,
    fallback: 'It could not be saved. Please try again.',
    submit: async (json) => {
      const { suspend, 'withdraw-badge': withdraw } = client.api.admin.employers[':id']
      const request = { param: { id: String(employer.id) }, json }
      await (what === 'suspend' ? call(suspend.$post(request)) : call(withdraw.$post(request)))
      await queryClient.invalidateQueries({ queryKey: ['admin'] })
      toast({ title: words.done, description: mail.told(employer.companyName) })
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={`${words.title} ${employer.companyName}?`}
      description={words.description}
      submitLabel={words.verb}
      busyLabel={words.busy}
      danger
      onClose={onClose}
    >
      <TextField
        label="Reason"
        name="reason"
        required
        rows={3}
        help={mail.read()}
        error={form.errors['reason']}
      />
    </FormDialog>
  )
}

function DeleteDialog({ employer, onClose }: EmployerDialogProps) {
  const { client, go } = useSite()
  const mail = useMailWords()
  const param = { id: String(employer.id) }
  return (
    <ActDialog
      title={`Delete ${employer.companyName}?`}
      verb="Delete company"
      busyLabel="Deleting…"
      danger
      act={{
        call: async () => {
          await call(client.api.admin.employers[':id'].$delete({ param }))
          go('/admin?section=employers')
        },
        done: 'Employer deleted',
        failed: 'Failed to delete the employer',
      }}
      onClose={onClose}
    >
      Its jobs, the applications to them, its messages and its lists will be deleted. This cannot be undone.{' '}
      {mail.told('It')}
    </ActDialog>
  )
}

function ReactivateDialog({ employer, onClose }: EmployerDialogProps) {
  const { client } = useSite()
  const mail = useMailWords()
  const param = { id: String(employer.id) }
  return (
    <ActDialog
      title={`Reactivate ${employer.companyName}?`}
      verb="Reactivate"
      busyLabel="Reactivating…"
      act={{
        call: () => call(client.api.admin.employers[':id'].reactivate.$post({ param })),
        done: 'Employer reactivated',
        failed: 'Failed to reactivate the employer',
      }}
      onClose={onClose}
    >
      The company will be able to log in, its jobs that have not ended will be public again, and its credits
      can be spent. {mail.told('It')}
    </ActDialog>
  )
}
