import { useEffect, useRef, useState } from 'react'
import { CONTACT_SUBJECTS } from '../../modules/email/choices.ts'
import { t } from '../../shared/language/words.ts'
import { useLateForm } from '../app/forms/late-form.ts'
import { PlainForm } from '../app/forms/plain-form.tsx'
import { call } from '../app/loading/api-client.ts'
import { useAccount, useSettings, useSite } from '../app/site.tsx'
import { Button } from '../components/controls/button.tsx'
import { Field, TextField } from '../components/forms/field.tsx'
import { FormErrors } from '../components/forms/form-errors.tsx'
import { Select } from '../components/forms/select.tsx'
import { Notice } from '../components/states/states.tsx'
import { island } from '../islands/island.tsx'

/** The form, or the confirmation that the message was sent. `isSent`: without script. */
export default function ContactSupport({ isSent: wasSent }: { isSent: boolean }) {
  const { support_email: email } = useSettings()
  const [isSent, setSent] = useState(wasSent)
  if (isSent) return <Sent onAgain={() => setSent(false)} />
  return email ? <Write onSent={() => setSent(true)} /> : null
}

function Write({ onSent }: { onSent: () => void }) {
  return (
    <section className="grid max-w-form gap-4">
      <h2>{t('Write to us')}</h2>
      <ContactForm onSent={onSent} />
    </section>
  )
}

function Sent({ onAgain }: { onAgain: () => void }) {
  const heading = useRef<HTMLElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="grid max-w-form gap-4" ref={heading} tabIndex={-1}>
      <h2>{t('Message sent')}</h2>
      <Notice kind="success">
        {t('Thank you. A person will read it and reply to the email address that you gave.')}
      </Notice>
      <div>
        <Button look="quiet" onClick={onAgain}>
          {t('Write another message')}
        </Button>
      </div>
    </section>
  )
}

const subjects = () => Object.entries(CONTACT_SUBJECTS).map(([value, label]) => ({ value, label: t(label) }))

function ContactForm({ onSent }: { onSent: () => void }) {
  const { client } = useSite()
  const person = useAccount('jobSeeker')
  const company = useAccount('employer')
  const { errors, message, busy, formProps } = useLateForm({
    plain: 'contact',
    schema: () => import('../../modules/email/schema.ts').then(({ ContactMessage }) => ContactMessage),
    fallback: t('Your message could not be sent. Please try again.'),
    submit: async (json, { idempotencyKey }) => {
      const headers = { 'Idempotency-Key': idempotencyKey }
      await call(client.api.contact.$post({ json }, { headers }))
      onSent()
    },
  })
  return (
    <PlainForm plain="contact" at="/contact" className="card grid gap-4" {...formProps}>
      <FormErrors errors={errors} message={message} />
      <Field
        label={t('Your Name')}
        name="name"
        required
        autoComplete="name"
        defaultValue={person?.fullName ?? company?.contactPerson}
        error={errors['name']}
      />
      <Field
        label={t('Email')}
        name="email"
        type="email"
        required
        autoComplete="email"
        defaultValue={person?.email ?? company?.email}
        help={t('We will reply to this address')}
        error={errors['email']}
      />
      <Select
        label={t('Subject')}
        name="subject"
        required
        placeholder={t('Choose a subject')}
        options={subjects()}
        error={errors['subject']}
      />
      <TextField
        label={t('Message')}
        name="message"
        required
        rows={6}
        maxLength={5000}
        help={t(
          'What did you do, and what did the page say? If it is about a job or a CV, include the number in the page’s address. Never send your password.',
        )}
        error={errors['message']}
      />
      {/* People do not see this field, but programs that fill in every field do. */}
      <div className="hidden">
        <label htmlFor="website">{t('Leave this empty')}</label>
        <input id="website" name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <Button type="submit" busy={busy} busyLabel={t('Sending…')}>
        {t('Send Message')}
      </Button>
    </PlainForm>
  )
}

export const Contact = island('contact-form', ContactSupport)
