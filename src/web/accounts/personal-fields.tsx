import type { FieldErrors } from '../../shared/errors.ts'
import { Combobox } from '../components/combobox.tsx'
import { Field } from '../components/field.tsx'

type PersonalFieldsProps = {
  errors: FieldErrors
  /** Names of towns and provinces. */
  locations: readonly string[]
}

export function PersonalFields({ errors, locations }: PersonalFieldsProps) {
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
