import type { FieldErrors } from '../../../shared/errors.ts'
import { Field } from '../../components/field.tsx'
import type { AdminLocation } from './catalog-queries.ts'
import { EntryNameField } from './entry-name-field.tsx'

type LocationFieldsProps = { row: AdminLocation | undefined; errors: FieldErrors }

export function LocationFields({ row, errors }: LocationFieldsProps) {
  return (
    <>
      <EntryNameField label="Location Name" row={row} error={errors['name']} />
      <Field label="Region/State" name="region" defaultValue={row?.region} error={errors['region']} />
      <Field
        label="Country"
        name="country"
        required
        defaultValue={row?.country ?? 'Papua New Guinea'}
        error={errors['country']}
      />
      <Field
        label="Province"
        name="province"
        defaultValue={row?.province}
        help="Who searches for the province finds the town."
        error={errors['province']}
      />
      <Field
        label="Other spellings"
        name="aliases"
        defaultValue={row?.aliases.join(', ')}
        help="With commas between them: mosbi, pom"
        error={errors['aliases']}
      />
      <Field
        label="Sort Order"
        name="sortOrder"
        type="number"
        defaultValue={row?.sortOrder ?? 0}
        help="Lower numbers stand first."
        error={errors['sortOrder']}
      />
    </>
  )
}
