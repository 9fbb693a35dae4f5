import { useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import {
  ActReason,
  AUTHORITY_LABELS,
  EmployerVerification,
  EXISTENCE_LABELS,
} from '../../../modules/accounts/verification-schema.ts'
import { call } from '../../api-client.ts'
import { Checkbox } from '../../components/choice.tsx'
import { RadioGroup } from '../../components/choice-group.tsx'
import { Field, TextField } from '../../components/field.tsx'
import { FormDialog } from '../../components/form-dialog.tsx'
import { toast } from '../../components/toast.ts'
import { useForm } from '../../form.ts'
import { ActDialog } from '../act-dialog.tsx'
import { useMailWords } from '../email/mail-words.ts'
import { AddCreditsDialog } from './add-credits-dialog.tsx'
import type { EmployerDetails } from './employers-queries.ts'

export type EmployerQuestion = 'verify' | 'withdraw' | 'suspend' | 'reactivate' | 'credits'

type EmployerDialogProps = { employer: EmployerDetails; onClose: () => void }

/** What is asked before something is done to an employer. */
export function EmployerDialog({ what, ...props }: EmployerDialogProps & { what: EmployerQuestion }) {
  if (what === 'credits') return <AddCreditsDialog {...props} />
  if (what === 'verify') return <VerifyDialog {...props} />
  if (what === 'reactivate') return <ReactivateDialog {...props} />
  return <ReasonDialog {...props} what={what} />
}

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

function VerifyDialog({ employer, onClose }: EmployerDialogProps) {
  const { client } = useRouteContext({ from: '__root__' })
  const mail = useMailWords()
  const queryClient = useQueryClient()
  const form = useForm({
    schema: EmployerVerification,
    read: ({ addressSeen, ...values }) => ({ ...values, addressSeen: addressSeen !== undefined }),
    fallback: 'Failed to verify the employer',
    submit: async (json) => {
      await call(client.api.admin.employers[':id'].verify.$post({ param: { id: String(employer.id) }, json }))
      await queryClient.invalidateQueries({ queryKey: ['admin'] })
      toast({ title: 'Employer verified', description: mail.told(`${employer.companyName} is`) })
      onClose()
    },
  })
  const { errors } = form
  return (
    <FormDialog
      form={form}
      title={`Verify ${employer.companyName}`}
      description="The badge says: we checked that this company exists and that this account speaks for it. What you saw is kept with your name and the time."
      submitLabel="Give the badge"
      busyLabel="Saving…"
      onClose={onClose}
    >
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
        label="The account speaks for it"
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
        help="Whom you spoke to, which paper it was. Only administrators read it."
        error={errors['note']}
      />
    </FormDialog>
  )
}

const REASONS = {
  suspend: {
    title: 'Suspend',
    description:
      'The company is logged out everywhere at once, its jobs leave the public pages and take no applications, and its credits cannot be spent. Nothing is lost.',
    verb: 'Suspend',
    busy: 'Suspending…',
    done: 'Employer suspended',
  },
  withdraw: {
    title: 'Take back the badge of',
    description: 'The badge leaves its jobs and its page. You can give it again after another check.',
    verb: 'Take the badge back',
    busy: 'Saving…',
    done: 'Badge taken back',
  },
} as const

function ReasonDialog({ employer, what, onClose }: EmployerDialogProps & { what: keyof typeof REASONS }) {
  const { client } = useRouteContext({ from: '__root__' })
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
      toast({ title: words.done, description: mail.told(`${employer.companyName} is`) })
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

function ReactivateDialog({ employer, onClose }: EmployerDialogProps) {
  const { client } = useRouteContext({ from: '__root__' })
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
      The company can log in again, its jobs that have not ended are public again, and its credits can be
      spent. {mail.told('It is')}
    </ActDialog>
  )
}
