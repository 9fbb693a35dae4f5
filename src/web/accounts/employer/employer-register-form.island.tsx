import { useLateForm } from '../../app/forms/late-form.ts'
import { leaveFor } from '../../app/forms/leave.ts'
import { call } from '../../app/loading/api-client.ts'
import { tellFailure } from '../../app/loading/tell-failure.ts'
import { useSite } from '../../app/site.tsx'
import { Button } from '../../components/controls/button.tsx'
import { FormErrors, FormSection } from '../../components/forms/form-errors.tsx'
import { PasswordField } from '../../components/forms/password-field.tsx'
import { toast } from '../../components/overlays/toast.ts'
import { island } from '../../islands/island.tsx'
import { NewPasswordField } from '../password/new-password-fields.tsx'
import { TermsField } from '../registration/terms-field.tsx'
import { CompanyFields, ContactFields } from './company-fields.tsx'
import { companyForm } from './company-form.ts'

/** `locations`: the names of towns and provinces. */
export default function EmployerRegisterForm({ locations }: { locations: readonly string[] }) {
  const site = useSite()
  const { password_min_length } = site.settings
  const { errors, message, busy, setErrors, formProps } = useLateForm({
    schema: () =>
      import('./company-schema.ts').then(({ registrationOf }) => registrationOf(password_min_length)),
    fallback: 'An error occurred during registration.',
    submit: async ({ logo: file, confirmPassword: _, agreeTerms: __, ...fields }) => {
      const body = companyForm(fields, file)
      await call(site.client.api.auth.employer.register.$post({}, { init: { body } })).catch(
        tellFailure('Registration failed'),
      )
      toast({
        title: 'Registration Successful!',
        description: 'Your account has been created. You can now log in.',
      })
      await leaveFor(site, '/employer-login')
    },
  })
  return (
    <form method="post" className="grid gap-4" {...formProps}>
      <FormErrors errors={errors} message={message} />
      <FormSection title="Company Information">
        <CompanyFields
          errors={errors}
          locations={locations}
          onLogoError={(problem) => setErrors(({ logo: _, ...rest }) => withProblem(rest, problem))}
        />
      </FormSection>
      <FormSection title="Contact Information">
        <ContactFields errors={errors} />
      </FormSection>
      <FormSection title="Account Setup">
        <AccountFields errors={errors} length={password_min_length} />
      </FormSection>
      <Button type="submit" busy={busy} busyLabel="Creating account…">
        Create Employer Account
      </Button>
    </form>
  )
}

export const EmployerRegistration = island('employer-register-form', EmployerRegisterForm)

const withProblem = (errors: Record<string, string>, logo: string) => (logo ? { ...errors, logo } : errors)

function AccountFields({ errors, length }: { errors: Record<string, string>; length: number }) {
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <NewPasswordField label="Password" name="password" minLength={length} error={errors['password']} />
        <PasswordField
          label="Confirm Password"
          name="confirmPassword"
          required
          autoComplete="new-password"
          error={errors['confirmPassword']}
        />
      </div>
      <TermsField error={errors['agreeTerms']} />
    </>
  )
}
