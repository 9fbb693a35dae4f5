import type { FieldErrors } from '../../../shared/errors.ts'
import { useLateForm } from '../../app/forms/late-form.ts'
import { leaveFor } from '../../app/forms/leave.ts'
import { call } from '../../app/loading/api-client.ts'
import { tellFailure } from '../../app/loading/tell-failure.ts'
import { useSite } from '../../app/site.tsx'
import { Button } from '../../components/controls/button.tsx'
import { Field } from '../../components/forms/field.tsx'
import { FormErrors } from '../../components/forms/form-errors.tsx'
import { PasswordField } from '../../components/forms/password-field.tsx'
import { Combobox, type Option } from '../../components/forms/select.tsx'
import { toast } from '../../components/overlays/toast.ts'
import { Card } from '../../components/surfaces/card.tsx'
import { island } from '../../islands/island.tsx'
import { NewPasswordField } from '../password/new-password-fields.tsx'
import { ProfessionalFields } from './professional-fields.tsx'
import { readRegistration } from './read-registration.ts'
import { TermsField } from './terms-field.tsx'

type RegisterFormProps = {
  /** The login page to open afterwards. */
  login: string
  categories: readonly Option[]
  /** The names of towns and provinces. */
  locations: readonly string[]
}

/** The registration form of job seekers. */
export default function RegisterForm({ login, categories, locations }: RegisterFormProps) {
  const site = useSite()
  const { password_min_length } = site.settings
  const { errors, message, busy, formProps } = useLateForm({
    schema: () =>
      import('./registration-schema.ts').then(({ registrationOf }) => registrationOf(password_min_length)),
    read: readRegistration,
    fallback: 'An error occurred during registration.',
    submit: async ({ confirmPassword: _, agreeTerms: __, ...json }) => {
      await call(site.client.api.auth.register.$post({ json })).catch(tellFailure('Registration failed'))
      toast({
        title: 'Registration Successful!',
        description: 'Your account has been created. You can now log in.',
      })
      await leaveFor(site, login)
    },
  })
  return (
    <form method="post" className="grid gap-4" {...formProps}>
      <FormErrors errors={errors} message={message} />
      <Card as="section" className="grid gap-4">
        <h2>Account Information</h2>
        <AccountFields errors={errors} minLength={password_min_length} />
      </Card>
      <Card as="section" className="grid gap-4">
        <h2>Personal Information</h2>
        <PersonalFields errors={errors} locations={locations} />
      </Card>
      <Card as="section" className="grid gap-4">
        <h2>Professional Information</h2>
        <ProfessionalFields errors={errors} categories={categories} />
      </Card>
      <TermsField error={errors['agreeTerms']} />
      <Button type="submit" busy={busy} busyLabel="Creating account…">
        Create Account
      </Button>
    </form>
  )
}

export const Registration = island('register-form', RegisterForm)

function AccountFields({ errors, minLength }: { errors: FieldErrors; minLength: number }) {
  return (
    <>
      <Field
        label="Username"
        name="username"
        required
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        help="At least 3 characters, no spaces. You log in with it."
        error={errors['username']}
      />
      <Field label="Email" name="email" type="email" required autoComplete="email" error={errors['email']} />
      <div className="grid gap-4 sm:grid-cols-2">
        <NewPasswordField label="Password" name="password" minLength={minLength} error={errors['password']} />
        <PasswordField
          label="Confirm Password"
          name="confirmPassword"
          required
          autoComplete="new-password"
          error={errors['confirmPassword']}
        />
      </div>
    </>
  )
}

type PersonalFieldsProps = { errors: FieldErrors } & Pick<RegisterFormProps, 'locations'>

function PersonalFields({ errors, locations }: PersonalFieldsProps) {
  return (
    <>
      <Field label="Full Name" name="fullName" required autoComplete="name" error={errors['fullName']} />
      <Field
        label="Phone"
        name="phone"
        type="tel"
        required
        autoComplete="tel"
        help="For example 7123 4567 or 325 0148"
        error={errors['phone']}
      />
      <Combobox
        label="Location"
        name="location"
        required
        suggestions={locations}
        autoComplete="address-level2"
        help="Town or province, for example Lae"
        error={errors['location']}
      />
    </>
  )
}
