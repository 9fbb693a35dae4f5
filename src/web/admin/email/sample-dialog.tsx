import { useQueryClient } from '@tanstack/react-query'
import { type EmailKind, EmailSample, type EmailText } from '../../../modules/email/schema.ts'
import { useForm } from '../../app/forms/form.ts'
import { call } from '../../app/loading/api-client.ts'
import { useSite } from '../../app/site.tsx'
import { Field } from '../../components/forms/field.tsx'
import { FormDialog } from '../../components/overlays/form-dialog.tsx'
import { toast } from '../../components/overlays/toast.ts'
import { useMailWords } from './mail-words.ts'

type SampleDialogProps = { kind: EmailKind; words: EmailText; onClose: () => void }

/** Sends the email with example data and the current words, saved or not. */
export function SampleDialog({ kind, words, onClose }: SampleDialogProps) {
  const { client } = useSite()
  const { fate } = useMailWords()
  const queryClient = useQueryClient()
  const form = useForm({
    schema: EmailSample,
    read: ({ to }) => ({ ...words, to }),
    fallback: 'The test could not be sent. Please try again.',
    submit: async (json) => {
      await call(client.api.admin['email-texts'][':kind'].test.$post({ param: { kind }, json }))
      await queryClient.invalidateQueries({ queryKey: ['admin', 'emails'] })
      toast({
        title: fate === 'waits' ? 'The test waits in the outbox' : 'The test is on its way',
        description: json.to,
      })
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title="Send a test"
      description="The email with example data and the words as they are now, also if you have not saved them."
      submitLabel="Send test"
      busyLabel="Sending…"
      onClose={onClose}
    >
      <Field
        label="To"
        name="to"
        type="email"
        required
        autoComplete="email"
        autoCapitalize="none"
        error={form.errors['to'] ?? form.errors['body'] ?? form.errors['subject']}
      />
    </FormDialog>
  )
}
