import { useEffect, useRef, useState } from 'react'
import { t } from '../../../shared/language/words.ts'
import type { UserType } from '../../../shared/user-types.ts'
import { fill } from '../../app/fill.tsx'
import { useLateForm } from '../../app/forms/late-form.ts'
import { PlainForm } from '../../app/forms/plain-form.tsx'
import { AppLink } from '../../app/link.tsx'
import { useSite } from '../../app/site.tsx'
import { Button, ButtonLink } from '../../components/controls/button.tsx'
import { RadioGroup } from '../../components/forms/choice.tsx'
import { Field } from '../../components/forms/field.tsx'
import { FormErrors } from '../../components/forms/form-errors.tsx'
import { PageHeader } from '../../components/shell/page-header.tsx'
import { island } from '../../islands/island.tsx'
import { requestReset, USER_TYPES, userTypeOptions } from './password-reset.ts'

type Requested = { email: string; userType: UserType; message: string }

/** Asks for a reset link, then confirms that it was sent. `userType`: the account type that is selected at first. */
export default function ForgotPasswordForm({ userType }: { userType?: UserType | undefined }) {
  const [requested, setRequested] = useState<Requested>()
  if (requested) return <ForgotSent requested={requested} onAgain={() => setRequested(undefined)} />
  return (
    <>
      <PageHeader
        title={t('Forgot Password')}
        lead={t('We send you a link to choose a new password. It works for one hour.')}
      />
      <ForgotForm userType={userType} onSent={setRequested} />
      <p className="mt-4">
        {fill('Remembered it? {jobSeeker} or {employer}', {
          jobSeeker: <AppLink href="/login">{t('Job seeker login')}</AppLink>,
          employer: <AppLink href="/employer-login">{t('Employer login')}</AppLink>,
        })}
      </p>
    </>
  )
}

export const Forgot = island('forgot-password', ForgotPasswordForm)

type ForgotFormProps = { userType: UserType | undefined; onSent: (requested: Requested) => void }

export function ForgotForm({ userType, onSent }: ForgotFormProps) {
  const { client } = useSite()
  const { errors, message, busy, formProps } = useLateForm({
    plain: 'forgot',
    schema: () => import('../../../modules/accounts/schema.ts').then(({ ForgotPassword }) => ForgotPassword),
    fallback: t('Failed to send reset email'),
    submit: async (json) => {
      const answer = await requestReset(client, json)
      onSent({ ...json, message: answer.message })
    },
  })
  return (
    <PlainForm plain="forgot" className="grid gap-4" {...formProps}>
      <FormErrors errors={errors} message={message} />
      <RadioGroup
        label={t('Account Type')}
        name="userType"
        required
        options={userTypeOptions()}
        defaultValue={userType}
        error={errors['userType']}
      />
      <Field
        label={t('Email')}
        name="email"
        type="email"
        required
        autoComplete="email"
        help={t('The address you registered with')}
        error={errors['email']}
      />
      <Button type="submit" busy={busy} busyLabel={t('Sending…')}>
        {t('Send Reset Link')}
      </Button>
    </PlainForm>
  )
}

type ForgotSentProps = { requested: Requested; onAgain: () => void }

/** Shows the same text whether the account exists or not, so that it does not reveal who is registered. */
function ForgotSent({ requested, onAgain }: ForgotSentProps) {
  const { email, userType, message } = requested
  const heading = useRef<HTMLDivElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div ref={heading} tabIndex={-1}>
      <PageHeader title={t('Check Your Email')} />
      <div className="grid gap-4">
        <p>{message}</p>
        <p>
          {fill(
            'You asked for {email} ({type}). No email after a few minutes? Look in the spam folder, or check the address and the account type.',
            { email: <b>{email}</b>, type: t(USER_TYPES[userType].label) },
          )}
        </p>
        <div className="actions">
          <ButtonLink href={USER_TYPES[userType].login} link={AppLink}>
            {t('Back to Login')}
          </ButtonLink>
          <Button look="quiet" onClick={onAgain}>
            {t('Try Another Address')}
          </Button>
        </div>
      </div>
    </div>
  )
}
