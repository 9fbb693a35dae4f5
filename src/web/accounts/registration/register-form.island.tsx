import { type RefObject, useEffect, useState } from 'react'
import type { FieldErrors } from '../../../shared/errors.ts'
import { t } from '../../../shared/language/words.ts'
import { leaveFor } from '../../app/forms/leave.ts'
import { PlainForm } from '../../app/forms/plain-form.tsx'
import { useStepForm } from '../../app/forms/step-form.ts'
import { forgetTyped, readTyped } from '../../app/forms/typed-in-tab.ts'
import { type ApiClient, call, reasonOf } from '../../app/loading/api-client.ts'
import { late } from '../../app/loading/late.ts'
import { useLoading } from '../../app/loading/use-loading.ts'
import { useSite } from '../../app/site.tsx'
import { Button } from '../../components/controls/button.tsx'
import { Field } from '../../components/forms/field.tsx'
import { FormErrors } from '../../components/forms/form-errors.tsx'
import { PasswordField } from '../../components/forms/password-field.tsx'
import { Step, StepActions, StepList } from '../../components/forms/steps.tsx'
import { toast } from '../../components/overlays/toast.ts'
import { island } from '../../islands/island.tsx'
import { rememberNewAccount } from '../login/new-account.ts'
import { NewPasswordField } from '../password/new-password-fields.tsx'
import { readRegistration } from './read-registration.ts'

type RegisterFormProps = {
  /** The login page to open afterwards. */
  login: string
  /** Called with the new account, where the person stays on the page. */
  onDone?: ((account: { username: string; password: string }) => Promise<void>) | undefined
}

const LABELS = ['Account', 'Personal', 'Professional']
const STEPS = [
  ['username', 'email', 'password', 'confirmPassword'],
  ['fullName', 'phone', 'location'],
  [
    'jobTitle',
    'category',
    'experience',
    'education',
    'summary',
    'skills',
    'salaryMin',
    'salaryMax',
    'agreeTerms',
    'phoneCode',
  ],
]

/** Under this name the tab keeps what was typed. */
const TYPED = 'registration'

/** The registration form of job seekers, in three steps. */
export default function RegisterForm({ login, onDone }: RegisterFormProps) {
  const site = useSite()
  const { password_min_length, account_addresses } = site.settings
  const mayUsePhone = account_addresses !== 'email'
  const [isUsed, setUsed] = useState(false)
  // After a reload
  useEffect(() => setUsed(readTyped(TYPED) !== null), [])
  const { errors, message, busy, step, formProps } = useStepForm({
    steps: STEPS,
    schema: () =>
      import('./registration-schema.ts').then(({ registrationOf }) =>
        registrationOf(password_min_length, mayUsePhone),
      ),
    read: readRegistration,
    fallback: t('An error occurred during registration.'),
    submit: async ({ confirmPassword: _, agreeTerms: __, ...json }) => {
      await call(site.client.api.auth.register.$post({ json }))
      forgetTyped(TYPED)
      if (onDone) return onDone(json)
      rememberNewAccount('jobSeeker', json.username)
      toast({
        title: t('Registration Successful!'),
        description: t('Your account has been created. You can now log in.'),
      })
      await leaveFor(site, login)
    },
  })
  return (
    <PlainForm
      plain="register"
      at={atRegistration(login)}
      className="grid gap-4"
      {...formProps}
      onFocus={() => {
        formProps.onFocus()
        setUsed(true)
      }}
    >
      <StepList labels={LABELS.map((label) => t(label))} current={step} />
      <FormErrors errors={errors} message={message} title={t('Registration failed')} />
      <Step title={t('Account Information')} open={step === 0}>
        <AccountFields errors={errors} minLength={password_min_length} mayUsePhone={mayUsePhone} />
      </Step>
      {(isUsed || step > 0) && <Details step={step} errors={errors} form={formProps.ref} />}
      <StepActions
        labels={LABELS.map((label) => t(label))}
        current={step}
        busy={busy}
        submitLabel={t('Create Account')}
        busyLabel={t('Creating account…')}
      />
    </PlainForm>
  )
}

/** The address of the registration that leads to this login page. */
const atRegistration = (login: string) => login.replace('login', 'register')

export const Registration = island('register-form', RegisterForm)

type AccountFieldsProps = { errors: FieldErrors; minLength: number; mayUsePhone: boolean }

export function AccountFields({ errors, minLength, mayUsePhone }: AccountFieldsProps) {
  return (
    <>
      <Field
        label={t('Username')}
        name="username"
        required
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        help={t('At least 3 characters, no spaces. You log in with it.')}
        error={errors['username']}
      />
      <Field
        label={mayUsePhone ? t('Email (optional)') : t('Email')}
        name="email"
        type="email"
        required={!mayUsePhone}
        autoComplete="email"
        help={
          mayUsePhone
            ? t('No email? Leave it empty: we send a code to your phone.')
            : t('Only companies that open your CV see it.')
        }
        error={errors['email']}
      />
      <NewPasswordField
        label={t('Password')}
        name="password"
        minLength={minLength}
        error={errors['password']}
      />
      <PasswordField
        label={t('Confirm Password')}
        name="confirmPassword"
        required
        autoComplete="new-password"
        error={errors['confirmPassword']}
      />
    </>
  )
}

type DetailsProps = { step: number; errors: FieldErrors; form: RefObject<HTMLFormElement | null> }

/** The steps after the first, which load while the first one is filled in. */
function Details({ step, errors, form }: DetailsProps) {
  const { client } = useSite()
  const { data, error, refetch } = useLoading(() => loadDetails(client))
  if (data)
    return (
      <data.RegisterDetails step={step} errors={errors} choices={data.choices} form={form} typed={TYPED} />
    )
  if (step === 0) return null
  if (!error)
    return (
      <div role="status" className="grid justify-items-center py-12">
        <div className="spin" />
        <span className="sr">{t('Loading…')}</span>
      </div>
    )
  return (
    <>
      <FormErrors errors={{}} message={reasonOf(error)} />
      <Button look="quiet" onClick={() => void refetch()}>
        {t('Retry')}
      </Button>
    </>
  )
}

async function loadDetails(client: ApiClient) {
  const [{ RegisterDetails }, categories, locations] = await Promise.all([
    late(() => import('./register-details.tsx')),
    call(client.api.categories.$get()),
    call(client.api.locations.$get()),
  ])
  const choices = {
    categories: categories.map(({ slug, name }) => ({ value: slug, label: name })),
    locations: locations.map(({ name }) => name),
  }
  return { RegisterDetails, choices }
}
