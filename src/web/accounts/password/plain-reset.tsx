import { t } from '../../../shared/language/words.ts'
import { PlainForm, usePosted } from '../../app/forms/plain-form.tsx'
import { useSettings } from '../../app/site.tsx'
import { Button } from '../../components/controls/button.tsx'
import { FormErrors } from '../../components/forms/form-errors.tsx'
import { PageHeader } from '../../components/shell/page-header.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { InvalidLink } from './reset-password.island.tsx'

/** Sets a new password without script. Its address has the token. */
export function PlainReset({ isComplete }: { isComplete: boolean }) {
  const { password_min_length } = useSettings()
  const { errors = {}, message } = usePosted('reset') ?? {}
  if (!isComplete) return <InvalidLink />
  return (
    <>
      <PageHeader title={t('Choose a New Password')} />
      <PlainForm plain="reset" className="grid gap-4" noValidate>
        <FormErrors errors={errors} message={message} />
        <NewPasswordFields errors={errors} minLength={password_min_length} />
        <Button type="submit">{t('Reset Password')}</Button>
      </PlainForm>
    </>
  )
}
