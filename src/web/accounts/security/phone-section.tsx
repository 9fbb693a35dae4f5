import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import * as v from 'valibot'
import { PhoneChange, smsCode } from '../../../modules/accounts/phone/schema.ts'
import { t } from '../../../shared/language/words.ts'
import { useForm } from '../../app/forms/form.ts'
import { type ApiClient, call } from '../../app/loading/api-client.ts'
import { refreshProfile } from '../../app/session/session.ts'
import { Button } from '../../components/controls/button.tsx'
import { Field } from '../../components/forms/field.tsx'
import { FormErrors } from '../../components/forms/form-errors.tsx'
import { PasswordField } from '../../components/forms/password-field.tsx'
import { toast } from '../../components/overlays/toast.ts'
import { SmsCodeField } from '../login/phone-fields.tsx'
import type { AccountKind } from './account-calls.ts'

type PhoneSectionProps = {
  kind: AccountKind
  /** The phone number that the account logs in with; '' if it has none. */
  phone: string
}

/** Shows the phone number that the account logs in with, and lets its owner change it. */
export function PhoneSection({ kind, phone }: PhoneSectionProps) {
  const [pending, setPending] = useState('')
  return (
    <div className="grid gap-3">
      <p>{phone || t('None yet. With one, you can log in with a code by SMS.')}</p>
      {pending ? (
        <CodeForm kind={kind} phone={pending} onDone={() => setPending('')} />
      ) : (
        <NumberForm kind={kind} onSent={setPending} />
      )}
    </div>
  )
}

const callsOf = ({ api: { auth } }: ApiClient, kind: AccountKind) =>
  kind === 'jobSeeker' ? auth.phone : auth.employer.phone

/** The page has other fields for a number and a password, and ids must be unique. */
const idOf = (name: string) => `login-${name}`

function NumberForm({ kind, onSent }: { kind: AccountKind; onSent: (phone: string) => void }) {
  const { client } = useRouteContext({ from: '__root__' })
  const { errors, message, busy, formProps } = useForm({
    schema: PhoneChange,
    fallback: t('The code was not sent. Please try again.'),
    submit: async (json) => onSent((await call(callsOf(client, kind).$post({ json }))).pendingPhone),
  })
  return (
    <details>
      <summary className="btn btn-quiet">{t('Change phone number')}</summary>
      <form method="post" className="mt-4 grid gap-4" {...formProps}>
        <FormErrors errors={errors} message={message} idOf={idOf} />
        <Field
          label={t('New phone number')}
          name="phone"
          id={idOf('phone')}
          type="tel"
          required
          autoComplete="tel"
          help={t('We send a code to it. You then log in with this number.')}
          error={errors['phone']}
        />
        <PasswordField
          label={t('Current Password')}
          name="currentPassword"
          id={idOf('currentPassword')}
          required
          autoComplete="current-password"
          error={errors['currentPassword']}
        />
        <Button type="submit" busy={busy} busyLabel={t('Sending…')}>
          {t('Send the code')}
        </Button>
      </form>
    </details>
  )
}

type CodeFormProps = { kind: AccountKind; phone: string; onDone: () => void }

function CodeForm({ kind, phone, onDone }: CodeFormProps) {
  const context = useRouteContext({ from: '__root__' })
  const { errors, message, busy, formProps } = useForm({
    schema: v.object({ code: smsCode }),
    fallback: t('That did not work. Please try again.'),
    submit: async ({ code }) => {
      await call(callsOf(context.client, kind).confirm.$post({ json: { phone, code } }))
      await refreshProfile(context, kind)
      toast({ title: t('Phone number saved'), description: t('You can now log in with {phone}.', { phone }) })
      onDone()
    },
  })
  return (
    <form method="post" className="grid gap-4" {...formProps}>
      <FormErrors errors={errors} message={message} />
      <SmsCodeField
        name="code"
        error={errors['code']}
        help={t('Sent to {phone}. It works for 10 minutes.', { phone })}
      />
      <div className="actions">
        <Button look="quiet" onClick={onDone}>
          {t('Cancel')}
        </Button>
        <Button type="submit" busy={busy} busyLabel={t('Checking…')}>
          {t('Confirm')}
        </Button>
      </div>
    </form>
  )
}
