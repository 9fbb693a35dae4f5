import { t } from '../../../shared/language/words.ts'
import { PlainForm, usePosted } from '../../app/forms/plain-form.tsx'
import { useSettings } from '../../app/site.tsx'
import { Button } from '../../components/controls/button.tsx'
import { FormErrors, FormSection } from '../../components/forms/form-errors.tsx'
import type { Option } from '../../components/forms/select.tsx'
import { PhoneCodeField } from '../login/phone-fields.tsx'
import { ProfessionalFields } from './professional-fields.tsx'
import { PersonalFields } from './register-details.tsx'
import { AccountFields } from './register-form.island.tsx'
import { TermsField } from './terms-field.tsx'

type PlainRegistrationProps = { categories: readonly Option[]; locations: readonly string[] }

/** The registration of job seekers without script: all fields on one page. */
export function PlainRegistration({ categories, locations }: PlainRegistrationProps) {
  const { password_min_length, account_addresses } = useSettings()
  const { errors = {}, message } = usePosted('register') ?? {}
  return (
    <PlainForm plain="register" className="grid gap-4" noValidate>
      <FormErrors errors={errors} message={message} title={t('Registration failed')} />
      <FormSection title={t('Account Information')}>
        <AccountFields
          errors={errors}
          minLength={password_min_length}
          mayUsePhone={account_addresses !== 'email'}
        />
      </FormSection>
      <FormSection title={t('Personal Information')}>
        <PersonalFields errors={errors} locations={locations} />
      </FormSection>
      <FormSection title={t('Professional Information')}>
        <ProfessionalFields errors={errors} categories={categories} />
        <TermsField error={errors['agreeTerms']} />
        <PhoneCodeField error={errors['phoneCode']} />
      </FormSection>
      <Button type="submit">{t('Create Account')}</Button>
    </PlainForm>
  )
}
