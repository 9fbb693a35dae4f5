import { useRouteContext } from '@tanstack/react-router'
import { CONTACT_SUBJECTS, ContactMessage } from '../../modules/email/schema.ts'
import { call } from '../api-client.ts'
import { Button } from '../components/button.tsx'
import { Field, TextField } from '../components/field.tsx'
import { FormErrors } from '../components/form-errors.tsx'
import { Select } from '../components/select.tsx'
import { useForm } from '../form.ts'
import { useProfile } from '../session.ts'

const SUBJECTS = Object.entries(CONTACT_SUBJECTS).map(([value, label]) => ({ value, label }))

/** Goes as a plain form too, where there is no script. */
export function ContactForm({ onSent }: { onSent: () => void }) {
  const { client } = useRouteContext({ from: '__root__' })
  const person = useProfile('jobSeeker')
  const company = useProfile('employer')
  const { errors, message, busy, formProps } = useForm({
    schema: ContactMessage,
    fallback: 'Your message could not be sent. Please try again.',
    submit: async (json, { idempotencyKey }) => {
      const headers = { 'Idempotency-Key': idempotencyKey }
      await call(client.api.contact.$post({ json }, { headers }))
      onSent()
    },
  })
  return (
    <form method="post" action="/api/contact" className="card grid gap-4" {...formProps}>
      <FormErrors errors={errors} message={message} />
      <Field
        label="Your Name"
        name="name"
        required
        autoComplete="name"
        defaultValue={person?.fullName ?? company?.contactPerson}
        error={errors['name']}
      />
      <Field
        label="Email"
        name="email"
        type="email"
        required
        autoComplete="email"
        defaultValue={person?.email ?? company?.email}
        help="We answer there"
        error={errors['email']}
      />
      <Select
        label="Subject"
        name="subject"
        required
        placeholder="What it is about"
        options={SUBJECTS}
        error={errors['subject']}
      />
      <TextField
        label="Message"
        name="message"
        required
        rows={6}
        maxLength={5000}
        help="What you did and what the page said. The number in the page’s address, if it is about a job or a CV. Never your password."
        error={errors['message']}
      />
      {/* People do not see it, programs that fill in every field do. */}
      <div className="hidden">
        <label htmlFor="website">Leave this empty</label>
        <input id="website" name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <Button type="submit" busy={busy} busyLabel="Sending…">
        Send Message
      </Button>
    </form>
  )
}
