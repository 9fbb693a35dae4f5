import { PlainForm, usePosted } from '../../app/forms/plain-form.tsx'
import { useSettings } from '../../app/site.tsx'
import { Button } from '../../components/controls/button.tsx'
import { FormErrors, FormSection } from '../../components/forms/form-errors.tsx'
import { PhoneCodeField } from '../login/phone-fields.tsx'
import { CompanyFields, ContactFields } from './company-fields.tsx'
import { AccountFields } from './employer-register-form.island.tsx'

/** The registration of companies without script: all fields on one page. */
export function PlainCompanyRegistration({ locations }: { locations: readonly string[] }) {
  const { password_min_length } = useSettings()
  const { errors = {}, message } = usePosted('register') ?? {}
  return (
    <PlainForm plain="register" className="grid gap-4" encType="multipart/form-data" noValidate>
      <FormErrors errors={errors} message={message} title="Registration failed" />
      <FormSection title="Company Information">
        <CompanyFields errors={errors} locations={locations} onLogoError={() => undefined} />
      </FormSection>
      <FormSection title="Contact Information">
        <ContactFields errors={errors} />
      </FormSection>
      <FormSection title="Account Setup">
        <AccountFields errors={errors} length={password_min_length} />
        <PhoneCodeField error={errors['phoneCode']} />
      </FormSection>
      <Button type="submit">Create Employer Account</Button>
    </PlainForm>
  )
}
