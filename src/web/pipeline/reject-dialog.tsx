import { useState } from 'react'
import { MAX_REJECTION_WORDS } from '../../modules/applications/limits.ts'
import { StatusChange } from '../../modules/applications/schema.ts'
import { draftKey, readDraft, writeDraft } from '../app/forms/draft-storage.ts'
import { useForm } from '../app/forms/form.ts'
import { useProfile } from '../app/session/session.ts'
import { Checkbox } from '../components/forms/choice.tsx'
import { TextField } from '../components/forms/field.tsx'
import { FormDialog } from '../components/overlays/form-dialog.tsx'
import type { Farewell, Movable } from './use-moves.ts'

type RejectDialogProps = { card: Movable; onConfirm: (farewell: Farewell) => void; onClose: () => void }

/** Asks before a rejection, with the words that the applicant will read. */
export function RejectDialog({ card, onConfirm, onClose }: RejectDialogProps) {
  const farewell = useFarewell()
  const form = useForm({
    schema: StatusChange,
    fallback: 'The application was not moved.',
    read: (values) => ({ status: 'rejected', ...farewell.read(values) }),
    async submit({ words, notify }) {
      farewell.keep(words)
      onConfirm({ words, notify })
    },
  })
  const { applicantName, withdrawnAt } = card
  return (
    <FormDialog
      title={`Reject ${applicantName}?`}
      description={
        withdrawnAt
          ? 'The application was withdrawn, so nobody is told.'
          : 'You can undo it for ten seconds. Then we tell the applicant.'
      }
      form={form}
      submitLabel="Reject"
      busyLabel="Rejecting…"
      danger
      onClose={onClose}
    >
      {!withdrawnAt && <FarewellFields farewell={farewell} errors={form.errors} />}
    </FormDialog>
  )
}

type FarewellState = ReturnType<typeof useFarewell>

/** The words of a rejection. This device keeps what the employer changed, for the next rejection. */
export function useFarewell() {
  const profile = useProfile('employer')
  const key = draftKey('employer', profile?.id ?? 0, 'rejection')
  const [kind] = useState(() => String(readDraft(key)?.['words'] ?? kindWords(profile?.companyName ?? '')))
  const [notifies, setNotifies] = useState(true)
  return {
    ...{ kind, notifies, setNotifies },
    read: (values: Record<string, unknown>) => ({
      notify: values['notify'] === 'on',
      words: String(values['words'] ?? ''),
    }),
    keep: (words: string) => {
      if (words && words !== kind) writeDraft(key, JSON.stringify({ words }))
    },
  }
}

type FarewellFieldsProps = {
  farewell: FarewellState
  /** Only a rejection has words. */
  hasWords?: boolean
  errors: Record<string, string>
}

export function FarewellFields({ farewell, hasWords = true, errors }: FarewellFieldsProps) {
  const { kind, notifies, setNotifies } = farewell
  return (
    <>
      <Checkbox
        name="notify"
        label="Tell them about the new status"
        help="They get a notice on their dashboard, and an email if they have switched that on."
        checked={notifies}
        onChange={({ target }) => setNotifies(target.checked)}
      />
      {notifies && hasWords && <FarewellWords kind={kind} error={errors['words']} />}
    </>
  )
}

export function FarewellWords({ kind, error }: { kind: string; error: string | undefined }) {
  return (
    <TextField
      label="Your words"
      name="words"
      id="rejection-words"
      rows={7}
      maxLength={MAX_REJECTION_WORDS}
      help="In the email and in the application’s history. Change them as you like."
      error={error}
      defaultValue={kind}
    />
  )
}

function kindWords(company: string): string {
  return [
    'Thank you for applying and for your time.',
    'This time we have chosen other people for the job. Please look at our other jobs; we would be glad to hear from you again.',
    `Kind regards,\n${company}`,
  ].join('\n\n')
}
