import type { CompanyProfile } from '../../modules/accounts/schema.ts'
import { COMPANY_SIZES, INDUSTRIES, INDUSTRY_LABELS } from '../../modules/catalog/schema.ts'
import type { FieldErrors } from '../../shared/errors.ts'
import { EmailField } from '../accounts/email-field.tsx'
import { Combobox } from '../components/combobox.tsx'
import { Field, TextField } from '../components/field.tsx'
import { Select } from '../components/select.tsx'
import { LogoField } from './logo-field.tsx'

/** As stored: old rows may hold values that are no longer offered. */
type CompanyValues = Partial<Record<keyof CompanyProfile, string>>
type FieldsProps = { errors: FieldErrors; values?: CompanyValues | undefined }

const INDUSTRY_OPTIONS = INDUSTRIES.map((value) => ({ value, label: INDUSTRY_LABELS[value] }))
const SIZE_OPTIONS = COMPANY_SIZES.map((value) => ({ value, label: `${value} employees` }))

type CompanyFieldsProps = FieldsProps & {
  locations: readonly string[]
  logoUrl?: string | null | undefined
  onLogoError: (message: string) => void
}

/** The company itself, as registered and as edited later. */
export function CompanyFields({ errors, values, locations, logoUrl, onLogoError }: CompanyFieldsProps) {
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
        help="At least 100 characters: what you do, and where. Job seekers read it beside your jobs."
        defaultValue={values?.description}
        error={errors['description']}
      />
      <Field
        label="Website"
        name="website"
        type="url"
        placeholder="https://"
        autoComplete="url"
        defaultValue={values?.website}
        error={errors['website']}
      />
      <LogoField key={logoUrl} logoUrl={logoUrl} error={errors['logo']} onError={onLogoError} />
    </>
  )
}

/** Whom job seekers and the operator reach. `email`: the address that counts now. */
export function ContactFields({ errors, values, email }: FieldsProps & { email?: string | undefined }) {
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
          <Field
            label="Email"
            name="email"
            type="email"
            required
            autoComplete="email"
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
