import { useState } from 'react'
import { t } from '../../../shared/language/words.ts'
import { fill } from '../../app/fill.tsx'
import { useLateForm } from '../../app/forms/late-form.ts'
import { AppLink } from '../../app/link.tsx'
import { ApiError } from '../../app/loading/api-client.ts'
import { type Loading, useLoading } from '../../app/loading/use-loading.ts'
import { PagePending } from '../../app/page-pending.tsx'
import { useSettings, useSite } from '../../app/site.tsx'
import { Button, ButtonLink } from '../../components/controls/button.tsx'
import { FormErrors } from '../../components/forms/form-errors.tsx'
import { PageHeader } from '../../components/shell/page-header.tsx'
import { EmptyState, ErrorState, Spinner } from '../../components/states/states.tsx'
import { island } from '../../islands/island.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { resetPassword, USER_TYPES, verifyLink } from './password-reset.ts'
import { type ResetLink, useMailedLink } from './reset-link.ts'

/** Sets a new password for the account of the mailed link. */
export default function ResetPassword() {
  const read = useMailedLink()
  if (!read) return <PagePending />
  return read.link ? <ResetScreen link={read.link} /> : <InvalidLink />
}

export const Reset = island('reset-password', ResetPassword)

function ResetScreen({ link }: { link: ResetLink }) {
  const { client } = useSite()
  const check = useLoading(() => verifyLink(client, link))
  return <ResetSteps link={link} check={check} />
}

type ResetStepsProps = { link: ResetLink; check: Loading<{ email: string }> }

/** Shows the form once the link is checked, and then leads to the login of that account type. */
export function ResetSteps({ link, check }: ResetStepsProps) {
  const [isDone, setDone] = useState(false)
  if (isDone) return <ResetDone login={USER_TYPES[link.userType].login} />
  if (check.data)
    return (
      <>
        <PageHeader title={t('Choose a New Password')} />
        <ResetForm link={link} email={check.data.email} onDone={() => setDone(true)} />
      </>
    )
  if (!check.error) return <Spinner label={t('Verifying your reset link…')} />
  if (check.error instanceof ApiError && check.error.status === 400) return <InvalidLink />
  return (
    <ErrorState
      level="h1"
      title={t('We could not check your link')}
      onRetry={() => void check.refetch()}
      retrying={check.isFetching}
    >
      {check.error.message}
    </ErrorState>
  )
}

export function InvalidLink() {
  return (
    <EmptyState
      level="h1"
      title={t('Invalid Reset Link')}
      why={t(
        'This link is invalid, was used already, or is older than one hour. Ask for a new one: it takes a minute.',
      )}
      action={
        <ButtonLink href="/forgot-password" link={AppLink}>
          {t('Request New Reset Link')}
        </ButtonLink>
      }
    />
  )
}

function ResetDone({ login }: { login: string }) {
  return (
    <EmptyState
      level="h1"
      title={t('Password Reset Successful')}
      why={t(
        'Your password has been changed, and all phones and computers are logged out. You can now log in.',
      )}
      action={
        <ButtonLink href={login} link={AppLink}>
          {t('Go to Login')}
        </ButtonLink>
      }
    />
  )
}

type ResetFormProps = {
  link: ResetLink
  /** The email address of the account. */
  email: string
  onDone: () => void
}

function ResetForm({ link, email, onDone }: ResetFormProps) {
  const { client } = useSite()
  const { password_min_length } = useSettings()
  const { errors, message, busy, formProps } = useLateForm({
    schema: () => import('./reset-schema.ts').then(({ resetOf }) => resetOf(password_min_length)),
    submit: async ({ newPassword }) => {
      await resetPassword(client, link, newPassword)
      onDone()
    },
  })
  return (
    <form method="post" className="grid gap-4" {...formProps}>
      <FormErrors errors={errors} message={message} />
      <p>{fill('For the account of {email}', { email: <b>{email}</b> })}</p>
      {/* Tells password managers which account the password belongs to. */}
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <NewPasswordFields errors={errors} minLength={password_min_length} />
      <Button type="submit" busy={busy} busyLabel={t('Saving…')}>
        {t('Reset Password')}
      </Button>
    </form>
  )
}
