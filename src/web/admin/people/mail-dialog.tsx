import { useQueryClient } from '@tanstack/react-query'
import { MailToPeople } from '../../../modules/admin/schema.ts'
import { plural } from '../../../shared/text.ts'
import { useForm } from '../../app/forms/form.ts'
import { call } from '../../app/loading/api-client.ts'
import { useSite } from '../../app/site.tsx'
import { Field, TextField } from '../../components/forms/field.tsx'
import { FormDialog } from '../../components/overlays/form-dialog.tsx'
import { toast } from '../../components/overlays/toast.ts'
import { useMailWords } from '../email/mail-words.ts'

export type MailTarget = { to: MailToPeople['to']; people: readonly { id: number; name: string }[] }

/** Writes one email to each of the chosen people. */
export function MailDialog({ to, people, onClose }: MailTarget & { onClose: () => void }) {
  const { client } = useSite()
  const { fate } = useMailWords()
  const queryClient = useQueryClient()
  const noun = to === 'employers' ? 'employer' : 'person'
  const whom = plural(people.length, noun, to === 'employers' ? 'employers' : 'people')
  const form = useForm({
    schema: MailToPeople,
    read: ({ subject, message }) => ({ to, ids: people.map(({ id }) => id), subject, message }),
    fallback: 'The email could not be written. Please try again.',
    submit: async (json, { idempotencyKey }) => {
      const headers = { 'Idempotency-Key': idempotencyKey }
      await call(client.api.admin.mail.$post({ json }, { headers }))
      await queryClient.invalidateQueries({ queryKey: ['admin'] })
      toast({
        title: `Email to ${whom} written`,
        description: fate === 'waits' ? 'It waits in the outbox.' : '',
      })
      onClose()
    },
  })
  const only = people.length === 1 ? people[0]?.name : undefined
  return (
    <FormDialog
      form={form}
      title={`Write to ${only ?? whom}`}
      description={
        fate === 'off'
          ? 'Email notifications are switched off, so nothing would be sent.'
          : 'Each gets an email of their own, with their name above your words. Answers go to the support address.'
      }
      submitLabel={only ? 'Send' : `Send to ${whom}`}
      busyLabel="Sending…"
      onClose={onClose}
    >
      <Field label="Subject" name="subject" required autoComplete="off" error={form.errors['subject']} />
      <TextField
        label="Message"
        name="message"
        required
        rows={8}
        help="An empty line begins a new paragraph."
        error={form.errors['message']}
      />
    </FormDialog>
  )
}
