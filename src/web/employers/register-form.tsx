import { useSuspenseQuery } from '@tanstack/react-query'
import { useRouteContext, useRouter } from '@tanstack/react-router'
import { NewPasswordField } from '../accounts/new-password-field.tsx'
import { TermsField } from '../accounts/terms-field.tsx'
import { call } from '../api-client.ts'
import { locationsQuery } from '../catalog/queries.ts'
import { Button } from '../components/button.tsx'
import { FormErrors } from '../components/form-errors.tsx'
import { PasswordField } from '../components/password-field.tsx'
import { toast } from '../components/toast.ts'
import { useForm } from '../form.ts'
import { useSettings } from '../settings.ts'
import { tellFailure } from '../tell-failure.ts'
import { CompanyFields, ContactFields } from './company-fields.tsx'
import { companyForm, registrationOf } from './company-form.ts'
import { FormSection } from './form-section.tsx'

export function EmployerRegisterForm() {
  const { client } = useRouteContext({ from: '__root__' })
  const router = useRouter()
  const { data: locations } = useSuspenseQuery(locationsQuery(client))
  const { password_min_length } = useSettings()
  const { errors, message, busy, setErrors, formProps } = useForm({
    schema: registrationOf(password_min_length),
    fallback: 'An error occurred during registration.',
    submit: async ({ logo: file, confirmPassword: _, agreeTerms: __, ...fields }) => {
      const body = companyForm(fields, file)
      await call(client.api.auth.employer.register.$post({}, { init: { body } })).catch(
        tellFailure('Registration failed'),
      )
      toast({
        title: 'Registration Successful!',
        description: 'Your account has been created. You can now log in.',
      })
      await router.navigate({ to: '/employer-login' })
    },
  })
  return (
    <form method="post" className="grid gap-4" {...formProps}>
      <FormErrors errors={errors} message={message} />
      <FormSection title="Company Information">
        <CompanyFields
          errors={errors}
          locations={locations.map(({ name }) => name)}
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
