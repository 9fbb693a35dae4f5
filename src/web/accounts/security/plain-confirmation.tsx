import { t } from '../../../shared/language/words.ts'
import { PlainForm, usePosted } from '../../app/forms/plain-form.tsx'
import { Button } from '../../components/controls/button.tsx'
import { PageHeader } from '../../components/shell/page-header.tsx'
import { Notice } from '../../components/states/states.tsx'
import { InvalidConfirmation } from './confirm-email.island.tsx'

/** Confirms an email address without script. Its address has the token. */
export function PlainConfirmation({ isComplete }: { isComplete: boolean }) {
  const message = usePosted('confirm')?.message
  if (!isComplete) return <InvalidConfirmation userType="user" />
  return (
    <>
      <PageHeader title={t('Confirm Your Email Address')} />
      <PlainForm plain="confirm" className="card grid gap-4">
        <p>
          {t(
            'Press the button to make this the email address of your account. If you did not ask for it, close this page.',
          )}
        </p>
        {message && <Notice kind="danger">{message}</Notice>}
        <Button type="submit">{t('Confirm this address')}</Button>
      </PlainForm>
    </>
  )
}
