import { useSuspenseQuery } from '@tanstack/react-query'
import { useRouteContext, useRouter } from '@tanstack/react-router'
import type { FieldErrors } from '../../shared/errors.ts'
import { call } from '../api-client.ts'
import { categoriesQuery, locationsQuery } from '../catalog/queries.ts'
import { Button } from '../components/button.tsx'
import { Card } from '../components/card.tsx'
import { Field } from '../components/field.tsx'
import { FormErrors } from '../components/form-errors.tsx'
import { PasswordField } from '../components/password-field.tsx'
import { toast } from '../components/toast.ts'
import { useForm } from '../form.ts'
import { useSettings } from '../settings.ts'
import { tellFailure } from '../tell-failure.ts'
import { NeedsScript } from './needs-script.tsx'
import { NewPasswordField } from './new-password-field.tsx'
import { PersonalFields } from './personal-fields.tsx'
import { ProfessionalFields } from './professional-fields.tsx'
import { readRegistration, registrationOf } from './registration.ts'
import { TermsField } from './terms-field.tsx'

/** Of job seekers. */
/** `login`: the page that follows, with where it leads. */
export function RegisterForm({ login }: { login: string }) {
  const { client } = useRouteContext({ from: '__root__' })
  const router = useRouter()
  const { password_min_length } = useSettings()
  const { data: categories } = useSuspenseQuery(categoriesQuery(client))
  const { data: locations } = useSuspenseQuery(locationsQuery(client))
  const { errors, message, busy, formProps } = useForm({
    schema: registrationOf(password_min_length),
    read: readRegistration,
    fallback: 'An error occurred during registration.',
    submit: async ({ confirmPassword: _, agreeTerms: __, ...json }) => {
      await call(client.api.auth.register.$post({ json })).catch(tellFailure('Registration failed'))
      toast({
        title: 'Registration Successful!',
        description: 'Your account has been created. You can now log in.',
      })
      await router.navigate({ href: login })
    },
  })
  return (
    <form method="post" className="grid gap-4" {...formProps}>
      <NeedsScript />
      <FormErrors errors={errors} message={message} />
      <Card as="section" className="grid gap-4">
        <h2>Account Information</h2>
        <AccountFields errors={errors} minLength={password_min_length} />
      </Card>
      <Card as="section" className="grid gap-4">
        <h2>Personal Information</h2>
        <PersonalFields errors={errors} locations={locations.map(({ name }) => name)} />
      </Card>
      <Card as="section" className="grid gap-4">
        <h2>Professional Information</h2>
        <ProfessionalFields
          errors={errors}
          categories={categories.map(({ slug, name }) => ({ value: slug, label: name }))}
        />
      </Card>
      <TermsField error={errors['agreeTerms']} />
      <Button type="submit" busy={busy} busyLabel="Creating account…">
        Create Account
      </Button>
    </form>
  )
}

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
