import type { RefObject } from 'react'
import type { FieldErrors } from '../../../shared/errors.ts'
import { t } from '../../../shared/language/words.ts'
import { useTypedInTab } from '../../app/forms/typed-in-tab.ts'
import { Field } from '../../components/forms/field.tsx'
import { Combobox, type Option } from '../../components/forms/select.tsx'
import { Step } from '../../components/forms/steps.tsx'
import { PhoneCodeField } from '../login/phone-fields.tsx'
import { ProfessionalFields } from './professional-fields.tsx'
import { TermsField } from './terms-field.tsx'

type RegisterChoices = {
  categories: readonly Option[]
  /** The names of towns and provinces. */
  locations: readonly string[]
}
type RegisterDetailsProps = {
  step: number
  errors: FieldErrors
  choices: RegisterChoices
  form: RefObject<HTMLFormElement | null>
  /** The name under which the tab keeps what is typed into the form. */
  typed: string
}

/** The second and the third step of the registration. Their script and choices load when the first one is used. */
export function RegisterDetails({ step, errors, choices, form, typed }: RegisterDetailsProps) {
  useTypedInTab(form, typed)
  return (
    <>
      <Step title={t('Personal Information')} open={step === 1}>
        <PersonalFields errors={errors} locations={choices.locations} />
      </Step>
      <Step title={t('Professional Information')} open={step === 2}>
        <ProfessionalFields errors={errors} categories={choices.categories} />
        <TermsField error={errors['agreeTerms']} />
        <PhoneCodeField error={errors['phoneCode']} />
      </Step>
    </>
  )
}

/** `locations`: the names of towns and provinces. */
export function PersonalFields({ errors, locations }: { errors: FieldErrors; locations: readonly string[] }) {
  return (
    <>
      <Field label={t('Full Name')} name="fullName" required autoComplete="name" error={errors['fullName']} />
      <Field
        label={t('Phone')}
        name="phone"
        type="tel"
        required
        autoComplete="tel"
        help={t('For example 7123 4567 or 325 0148')}
        error={errors['phone']}
      />
      <Combobox
        label={t('Location')}
        name="location"
        required
        suggestions={locations}
        autoComplete="address-level2"
        help={t('Town or province, for example Lae')}
        error={errors['location']}
      />
    </>
  )
}
