import { useEffect, useRef, useState } from 'react'
import { FREQUENCY_OPTIONS } from '../../modules/job-alerts/choices.ts'
import { t } from '../../shared/language/words.ts'
import { fill } from '../app/fill.tsx'
import { useLateForm } from '../app/forms/late-form.ts'
import { PlainForm } from '../app/forms/plain-form.tsx'
import { AppLink } from '../app/link.tsx'
import { call } from '../app/loading/api-client.ts'
import { useAccount, useSite } from '../app/site.tsx'
import { Button, ButtonLink } from '../components/controls/button.tsx'
import { RadioGroup } from '../components/forms/choice.tsx'
import { Field } from '../components/forms/field.tsx'
import { FormErrors } from '../components/forms/form-errors.tsx'
import { Notice } from '../components/states/states.tsx'
import { island } from '../islands/island.tsx'

/** `sent`: a link was mailed to an address. `added`: the alert is in the account. */
type Outcome = 'sent' | 'added'

type AlertFormProps = {
  /** The filters, as parameters of the address of the list of jobs. */
  search: string
  /** The result of a form that was sent without JavaScript. */
  done?: Outcome | undefined
  /** The number to which the account can get SMS. */
  phone?: string | undefined
}

/** Asks how often to send alerts, and asks visitors for their address. Then explains what happens next. */
export default function AlertForm({ search, done: wasDone, phone }: AlertFormProps) {
  const isKnown = useAccount('jobSeeker') !== undefined
  const [done, setDone] = useState(wasDone)
  if (done) return <Done outcome={done} search={search} hasPhone={phone !== undefined} />
  return isKnown ? (
    <AccountForm search={search} phone={phone} onDone={() => setDone('added')} />
  ) : (
    <AddressForm search={search} onDone={() => setDone('sent')} />
  )
}

export const NewAlert = island('alert-form', AlertForm)

type FormProps = { search: string; onDone: () => void }
const loadSchemas = () => import('../../modules/job-alerts/schema.ts')
const FALLBACK = 'The job alert could not be saved. Please try again.'

function AccountForm({ search, phone, onDone }: FormProps & { phone: string | undefined }) {
  const { client } = useSite()
  const account = useAccount('jobSeeker')
  const { errors, message, busy, formProps } = useLateForm({
    plain: 'account',
    read: (values) => ({ ...values, search }),
    schema: () => loadSchemas().then(({ NewJobAlert }) => NewJobAlert),
    fallback: t(FALLBACK),
    submit: async ({ frequency, channel }, { idempotencyKey }) => {
      const headers = { 'Idempotency-Key': idempotencyKey }
      await call(client.api.user['job-alerts'].$post({ json: { search, frequency, channel } }, { headers }))
      onDone()
    },
  })
  return (
    <PlainForm plain="account" className="grid gap-4" {...formProps}>
      <FormErrors errors={errors} message={message} />
      {account?.email && phone ? (
        <RadioGroup
          label={t('Send them by')}
          name="channel"
          options={[
            { value: 'email', label: t('Email to {email}', { email: account.email }) },
            { value: 'sms', label: t('SMS to {phone}', { phone }) },
          ]}
          defaultValue="email"
          error={errors['channel']}
        />
      ) : account?.email || phone ? (
        <p className="wrap-anywhere">
          {fill('We write to {email}.', { email: <b>{phone ?? account?.email}</b> })}
        </p>
      ) : (
        <p>
          {t('Job alerts come by email.')}{' '}
          <a href="/jobseeker-dashboard?tab=profile">{t('Add an email address')}</a>
        </p>
      )}
      <HowOften error={errors['frequency']} />
      <Button type="submit" busy={busy} busyLabel={t('Saving…')}>
        {!phone ? t('Start these emails') : account?.email ? t('Start this job alert') : t('Start these SMS')}
      </Button>
    </PlainForm>
  )
}

function AddressForm({ search, onDone }: FormProps) {
  const { client, href } = useSite()
  const { errors, message, busy, formProps } = useLateForm({
    plain: 'address',
    read: (values) => ({ ...values, search }),
    schema: () => loadSchemas().then(({ JobAlertRequest }) => JobAlertRequest),
    fallback: t(FALLBACK),
    submit: async ({ frequency, email, website }, { idempotencyKey }) => {
      const headers = { 'Idempotency-Key': idempotencyKey }
      const json = { search, frequency, email, website }
      await call(client.api['job-alerts'].$post({ json }, { headers }))
      onDone()
    },
  })
  return (
    <>
      <PlainForm plain="address" className="grid gap-4" {...formProps}>
        <FormErrors errors={errors} message={message} />
        <Field
          label={t('Your email')}
          name="email"
          type="email"
          required
          autoComplete="email"
          help={t('First we send you a link to confirm it. You need no account.')}
          error={errors['email']}
        />
        <HowOften error={errors['frequency']} />
        {/* People do not see this field, but programs that fill in every field do. */}
        <div className="hidden">
          <label htmlFor="website">{t('Leave this empty')}</label>
          <input id="website" name="website" tabIndex={-1} autoComplete="off" />
        </div>
        <Button type="submit" busy={busy} busyLabel={t('Sending…')}>
          {t('Send me the link')}
        </Button>
      </PlainForm>
      <p className="help">
        {fill('Have an account? {login} to keep your job alerts there.', {
          login: <AppLink href={`/login?${new URLSearchParams({ next: href })}`}>{t('Log in')}</AppLink>,
        })}
      </p>
    </>
  )
}

function HowOften({ error }: { error: string | undefined }) {
  return (
    <RadioGroup
      label={t('How often')}
      name="frequency"
      required
      options={FREQUENCY_OPTIONS.map((one) => ({ ...one, label: t(one.label) }))}
      defaultValue="daily"
      help={t('Only when there are new jobs')}
      error={error}
    />
  )
}

function Done({ outcome, search, hasPhone }: { outcome: Outcome; search: string; hasPhone: boolean }) {
  const account = useAccount('jobSeeker')
  const isChoice = hasPhone && Boolean(account?.email)
  const part = useRef<HTMLDivElement>(null)
  useEffect(() => part.current?.focus(), [])
  const back = (
    <ButtonLink href={search ? `/jobs?${search}` : '/jobs'} look="quiet" link={AppLink}>
      {t('Back to the jobs')}
    </ButtonLink>
  )
  return (
    <div ref={part} tabIndex={-1} className="grid gap-4">
      {outcome === 'sent' ? (
        <>
          <Notice kind="success" title={t('Check your email')}>
            {t('We sent you a link. Open it and tap “Start these emails”.')}
          </Notice>
          <p>{t('No email after a few minutes? Look in the spam folder.')}</p>
          <div className="actions">{back}</div>
        </>
      ) : (
        <>
          <Notice kind="success" title={t('Job alert started')}>
            {isChoice
              ? t('The first message comes when there are new jobs.')
              : hasPhone
                ? t('The first SMS comes when there are new jobs.')
                : t('The first email comes when there are new jobs.')}
          </Notice>
          <div className="actions">
            {back}
            <ButtonLink href="/job-alerts" link={AppLink}>
              {t('My job alerts')}
            </ButtonLink>
          </div>
        </>
      )}
    </div>
  )
}
