import { LocationInput } from '../../../modules/catalog/entry-schema.ts'
import type { FieldErrors } from '../../../shared/errors.ts'
import { splitList } from '../../../shared/text.ts'
import type { ApiClient } from '../../app/loading/api-client.ts'
import { useSite } from '../../app/site.tsx'
import { Field } from '../../components/forms/field.tsx'
import type { AdminColumn } from '../admin-table.tsx'
import { type AdminLocation, allLocationsQuery, EntryNameField } from './categories-section.tsx'
import { EntriesSection } from './entries-section.tsx'
import { type EntryKind, entryCalls } from './entry-acts.ts'

export function LocationsSection() {
  const { client } = useSite()
  return (
    <EntriesSection
      title="Locations"
      kind={locationKind(client)}
      listQuery={(list) => allLocationsQuery(client, list)}
      columns={COLUMNS}
    />
  )
}

const COLUMNS: AdminColumn<AdminLocation>[] = [
  {
    key: 'name',
    label: 'Name',
    bare: true,
    share: 1.6,
    cell: ({ name, province }) => (
      <>
        <b>{name}</b>
        {province && province !== name && <small className="help block">{province}</small>}
      </>
    ),
  },
  { key: 'slug', label: 'Slug', share: 1.1, cell: ({ slug }) => slug },
  { key: 'region', label: 'Region', share: 0.9, cell: ({ region }) => region },
  { key: 'country', label: 'Country', share: 1.2, cell: ({ country }) => country },
  {
    key: 'order',
    label: 'Sort Order',
    share: 0.7,
    numeric: true,
    minor: true,
    cell: ({ sortOrder }) => sortOrder,
  },
]

export const locationKind = (client: ApiClient): EntryKind<AdminLocation, typeof LocationInput> => ({
  noun: 'location',
  title: 'Location',
  schema: LocationInput,
  read: ({ aliases, ...values }) => ({
    ...values,
    aliases: splitList(String(aliases ?? '')),
  }),
  fields: (row, errors) => <LocationFields row={row} errors={errors} />,
  calls: entryCalls(client.api.admin.locations),
})

type LocationFieldsProps = { row: AdminLocation | undefined; errors: FieldErrors }

function LocationFields({ row, errors }: LocationFieldsProps) {
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
        help="A search for the province also finds this town."
        error={errors['province']}
      />
      <Field
        label="Other spellings"
        name="aliases"
        defaultValue={row?.aliases.join(', ')}
        help="Separate them with commas: mosbi, pom"
        error={errors['aliases']}
      />
      <Field
        label="Sort Order"
        name="sortOrder"
        type="number"
        defaultValue={row?.sortOrder ?? 0}
        help="Lower numbers come first."
        error={errors['sortOrder']}
      />
    </>
  )
}
