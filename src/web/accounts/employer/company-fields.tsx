import type { ReactNode } from 'react'
import type { CompanyProfile } from '../../../modules/accounts/schema.ts'
import { COMPANY_SIZES, INDUSTRIES, INDUSTRY_LABELS } from '../../../modules/catalog/choices.ts'
import type { FieldErrors } from '../../../shared/errors.ts'
import { useSettings } from '../../app/site.tsx'
import { Field, TextField } from '../../components/forms/field.tsx'
import { Combobox, Select } from '../../components/forms/select.tsx'
import { NewEmailField } from '../login/phone-fields.tsx'
import { EmailField } from '../security/email-field.tsx'
import { LogoField } from './logo-field.tsx'

/** The stored values. Old rows may have values that the form no longer offers. */
type CompanyValues = Partial<Record<keyof CompanyProfile, string>>
type FieldsProps = { errors: FieldErrors; values?: CompanyValues | undefined }

const INDUSTRY_OPTIONS = INDUSTRIES.map((value) => ({ value, label: INDUSTRY_LABELS[value] }))
const SIZE_OPTIONS = COMPANY_SIZES.map((value) => ({ value, label: `${value} employees` }))

type CompanyFieldsProps = FieldsProps & {
  locations: readonly string[]
  logoUrl?: string | null | undefined
  /** The button that removes the saved logo. */
  logoRemoval?: ReactNode
  onLogoError: (message: string) => void
}

/** The fields of the company, in the registration form and in the profile form. */
export function CompanyFields({
  errors,
  values,
  locations,
  logoUrl,
  logoRemoval,
  onLogoError,
}: CompanyFieldsProps) {
  return (
    <>
      <Field
        label="Company Name"
        name="companyName"
        required
        autoComplete="organization"
        defaultValue={values?.companyName}
        error={errors['companyName']}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label="Industry"
          name="industry"
          required
          placeholder="Select an industry"
          options={INDUSTRY_OPTIONS}
          defaultValue={values?.industry}
          error={errors['industry']}
        />
        <Select
          label="Company Size"
          name="companySize"
          required
          placeholder="Select company size"
          options={SIZE_OPTIONS}
          defaultValue={values?.companySize}
          error={errors['companySize']}
        />
      </div>
      <Combobox
        label="Location"
        name="location"
        required
        suggestions={locations}
        help="Town or province, for example Lae"
        defaultValue={values?.location}
        error={errors['location']}
      />
      <TextField
        label="Company Description"
        name="description"
        required
        help="At least 100 characters: what you do, and where. Job seekers read it next to your jobs."
        defaultValue={values?.description}
        error={errors['description']}
      />
      <Field
        label="Website"
        name="website"
        inputMode="url"
        placeholder="example.com"
        autoComplete="url"
        defaultValue={values?.website}
        error={errors['website']}
      />
      <LogoField
        key={logoUrl}
        hasLogo={Boolean(logoUrl)}
        removal={logoRemoval}
        error={errors['logo']}
        onError={onLogoError}
      />
    </>
  )
}

/** The contact details for job seekers and the operator. `email`: the address in use now. */
export function ContactFields({ errors, values, email }: FieldsProps & { email?: string | undefined }) {
  const { account_addresses } = useSettings()
  return (
    <>
      <Field
        label="Contact Person"
        name="contactPerson"
        required
        autoComplete="name"
        defaultValue={values?.contactPerson}
        error={errors['contactPerson']}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        {email ? (
          <EmailField
            email={email}
            kept={values?.email}
            help="You log in with this address"
            errors={errors}
          />
        ) : (
          <NewEmailField
            isOptional={account_addresses !== 'email'}
            help="You log in with this address"
            error={errors['email']}
          />
        )}
        <Field
          label="Phone"
          name="phone"
          type="tel"
          required
          autoComplete="tel"
          defaultValue={values?.phone}
          help="For example 7123 4567 or 325 0148"
          error={errors['phone']}
        />
      </div>
      <TextField
        label="Address"
        name="address"
        required
        rows={2}
        autoComplete="street-address"
        help="Street, section and lot, town"
        defaultValue={values?.address}
        error={errors['address']}
      />
    </>
  )
}
