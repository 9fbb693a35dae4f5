import { useState } from 'react'
import { t } from '../../../shared/language/words.ts'
import type { FieldValues } from '../../../shared/rendering.ts'
import { useCheckedForm } from '../../app/forms/checked-form.ts'
import { leaveFor } from '../../app/forms/leave.ts'
import { PlainForm, usePosted } from '../../app/forms/plain-form.tsx'
import { call } from '../../app/loading/api-client.ts'
import { useSite } from '../../app/site.tsx'
import { Button } from '../../components/controls/button.tsx'
import { Field } from '../../components/forms/field.tsx'
import { FormErrors } from '../../components/forms/form-errors.tsx'
import { toast } from '../../components/overlays/toast.ts'
import { Notice } from '../../components/states/states.tsx'
import { island } from '../../islands/island.tsx'
import { NewPasswordField } from '../password/new-password-fields.tsx'
import { NotMyPhone } from './not-my-phone.tsx'
import { SmsCodeField } from './phone-fields.tsx'

type CodeLoginProps = { userType: 'user' | 'employer'; purpose: 'login' | 'reset' }
type Sent = { phone: string; message: string }

/** Asks for a phone number, then for the code that was sent to it, which logs in or sets a new password. */
export default function CodeLoginForm(props: CodeLoginProps) {
  const typed = usePosted('code')?.values
  const [sent, setSent] = useState<Sent | undefined>(typed && readSent(typed))
  if (!sent) return <NumberForm {...props} onSent={setSent} />
  return <CodeForm {...props} sent={sent} onAgain={() => setSent(undefined)} />
}

const readSent = ({ phone, message }: FieldValues): Sent => ({
  phone: String(phone ?? ''),
  message: String(message ?? ''),
})

export const CodeLogin = island('code-login', CodeLoginForm)

function NumberForm({ userType, purpose, onSent }: CodeLoginProps & { onSent: (sent: Sent) => void }) {
  const { client } = useSite()
  const { errors, message, busy, formProps } = useCheckedForm({
    plain: 'number',
    check: ({ phone }) => ({ input: String(phone ?? '') }),
    fallback: t('The code was not sent. Please try again.'),
    submit: async (phone) => {
      const answer = await call(client.api.auth.code.$post({ json: { phone, userType, purpose } }))
      onSent({ phone, message: answer.message })
    },
  })
  return (
    <PlainForm plain="number" className="grid gap-4" {...formProps}>
      <Field
        label={t('Phone number')}
        name="phone"
        type="tel"
        required
        autoComplete="tel"
        help={t('For example 7123 4567')}
        error={errors['phone']}
      />
      <FormErrors errors={errors} message={message} />
      <Button type="submit" busy={busy} busyLabel={t('Sending…')}>
        {t('Send the code')}
      </Button>
    </PlainForm>
  )
}

type CodeFormProps = CodeLoginProps & { sent: Sent; onAgain: () => void }

function CodeForm({ userType, purpose, sent: { phone, message: told }, onAgain }: CodeFormProps) {
  const site = useSite()
  const { auth } = site.client.api
  const { errors, message, busy, formProps } = useCheckedForm({
    plain: 'code',
    check: ({ code, newPassword, isShort }) => ({
      input: { code: String(code ?? ''), newPassword: String(newPassword ?? ''), isShort: isShort === 'on' },
    }),
    fallback: t('That did not work. Please try again.'),
    submit: async ({ code, newPassword, isShort }) => {
      if (purpose === 'reset') {
        await call(auth['code-reset'].$post({ json: { phone, code, newPassword, userType } }))
        toast({ title: t('Your password has been changed'), description: t('You can now log in.') })
        return leaveFor(site, userType === 'user' ? '/login' : '/employer-login')
      }
      const json = { phone, code, isShort }
      if (userType === 'user') await call(auth['code-login'].$post({ json }))
      else await call(auth.employer['code-login'].$post({ json }))
      toast({ title: t('Login Successful'), description: t('Welcome back!') })
      await leaveFor(site, userType === 'user' ? '/jobseeker-dashboard' : '/employer-dashboard')
    },
  })
  return (
    <PlainForm plain="code" className="grid gap-4" {...formProps}>
      <input type="hidden" name="phone" value={phone} />
      <input type="hidden" name="message" value={told} />
      <Notice>{told}</Notice>
      <SmsCodeField name="code" error={errors['code']} help={t('Sent to {phone}', { phone })} />
      {purpose === 'reset' && (
        <NewPasswordField
          label={t('New password')}
          name="newPassword"
          minLength={site.settings.password_min_length}
          error={errors['newPassword']}
        />
      )}
      {purpose === 'login' && userType === 'user' && <NotMyPhone />}
      <FormErrors errors={errors} message={message} />
      <div className="actions">
        <Button look="quiet" onClick={onAgain}>
          {t('Another number or code')}
        </Button>
        <Button type="submit" busy={busy} busyLabel={t('Checking…')}>
          {purpose === 'reset' ? t('Save the password') : t('Log in')}
        </Button>
      </div>
    </PlainForm>
  )
}
