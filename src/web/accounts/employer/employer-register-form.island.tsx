import { leaveFor } from '../../app/forms/leave.ts'
import { PlainForm } from '../../app/forms/plain-form.tsx'
import { useStepForm } from '../../app/forms/step-form.ts'
import { forgetTyped, useTypedInTab } from '../../app/forms/typed-in-tab.ts'
import { call } from '../../app/loading/api-client.ts'
import { useSite } from '../../app/site.tsx'
import { FormErrors } from '../../components/forms/form-errors.tsx'
import { PasswordField } from '../../components/forms/password-field.tsx'
import { Step, StepActions, StepList } from '../../components/forms/steps.tsx'
import { toast } from '../../components/overlays/toast.ts'
import { island } from '../../islands/island.tsx'
import { rememberNewAccount } from '../login/new-account.ts'
import { PhoneCodeField } from '../login/phone-fields.tsx'
import { NewPasswordField } from '../password/new-password-fields.tsx'
import { TermsField } from '../registration/terms-field.tsx'
import { CompanyFields, ContactFields } from './company-fields.tsx'
import { companyForm } from './company-form.ts'

const LABELS = ['Company', 'Contact', 'Account']
const STEPS = [
  ['companyName', 'industry', 'companySize', 'location', 'description', 'website', 'logo'],
  ['contactPerson', 'email', 'phone', 'address'],
  ['password', 'confirmPassword', 'agreeTerms', 'phoneCode'],
]

/** Under this name the tab keeps what was typed. */
const TYPED = 'company-registration'

/** The registration form of employers, in three steps. `locations`: the names of towns and provinces. */
export default function EmployerRegisterForm({ locations }: { locations: readonly string[] }) {
  const site = useSite()
  const { password_min_length, account_addresses } = site.settings
  const mayUsePhone = account_addresses !== 'email'
  const { errors, message, busy, step, setErrors, formProps } = useStepForm({
    steps: STEPS,
    schema: () =>
      import('./company-schema.ts').then(({ registrationOf }) =>
        registrationOf(password_min_length, mayUsePhone),
      ),
    fallback: 'An error occurred during registration.',
    submit: async ({ logo: file, confirmPassword: _, agreeTerms: __, ...fields }) => {
      const body = companyForm(fields, file)
      await call(site.client.api.auth.employer.register.$post({}, { init: { body } }))
      forgetTyped(TYPED)
      rememberNewAccount('employer', fields.email || fields.phone)
      toast({
        title: 'Registration Successful!',
        description: 'Your account has been created. You can now log in.',
      })
      await leaveFor(site, '/employer-login')
    },
  })
  useTypedInTab(formProps.ref, TYPED)
  return (
    <PlainForm plain="register" at="/employer-register" className="grid gap-4" {...formProps}>
      <StepList labels={LABELS} current={step} />
      <FormErrors errors={errors} message={message} title="Registration failed" />
      <Step title="Company Information" open={step === 0}>
        <CompanyFields
          errors={errors}
          locations={locations}
          onLogoError={(problem) => setErrors(({ logo: _, ...rest }) => withProblem(rest, problem))}
        />
      </Step>
      <Step title="Contact Information" open={step === 1}>
        <ContactFields errors={errors} />
      </Step>
      <Step title="Account Setup" open={step === 2}>
        <AccountFields errors={errors} length={password_min_length} />
      </Step>
      {step === 2 && mayUsePhone && <PhoneCodeField error={errors['phoneCode']} />}
      <StepActions
        labels={LABELS}
        current={step}
        busy={busy}
        submitLabel="Create Employer Account"
        busyLabel="Creating account…"
      />
    </PlainForm>
  )
}

export const EmployerRegistration = island('employer-register-form', EmployerRegisterForm)

const withProblem = (errors: Record<string, string>, logo: string) => (logo ? { ...errors, logo } : errors)

export function AccountFields({ errors, length }: { errors: Record<string, string>; length: number }) {
  return (
    <>
      <NewPasswordField label="Password" name="password" minLength={length} error={errors['password']} />
      <PasswordField
        label="Confirm Password"
        name="confirmPassword"
        required
        autoComplete="new-password"
        error={errors['confirmPassword']}
      />
      <TermsField error={errors['agreeTerms']} />
    </>
  )
}
