import { useRouteContext } from '@tanstack/react-router'
import { LocationInput } from '../../../modules/catalog/entry-schema.ts'
import { slugify } from '../../../shared/slug.ts'
import { splitList } from '../../../shared/text.ts'
import type { ApiClient } from '../../api-client.ts'
import type { Column } from '../../components/table.tsx'
import { type AdminLocation, allLocationsQuery } from './catalog-queries.ts'
import { EntriesSection } from './entries-section.tsx'
import { type EntryKind, entryCalls } from './entry-kind.ts'
import { LocationFields } from './location-fields.tsx'

export function LocationsSection() {
  const { client } = useRouteContext({ from: '__root__' })
  return (
    <EntriesSection
      title="Locations"
      kind={locationKind(client)}
      listQuery={(list) => allLocationsQuery(client, list)}
      columns={COLUMNS}
    />
  )
}

const COLUMNS: Column<AdminLocation>[] = [
  {
    key: 'name',
    label: 'Name',
    bare: true,
    cell: ({ name, province }) => (
      <span className="text-left">
        <b>{name}</b>
        {province && province !== name && <small className="help block">{province}</small>}
      </span>
    ),
  },
  { key: 'slug', label: 'Slug', cell: ({ slug }) => slug },
  { key: 'region', label: 'Region', cell: ({ region }) => region },
  { key: 'country', label: 'Country', cell: ({ country }) => country },
  { key: 'order', label: 'Sort Order', numeric: true, cell: ({ sortOrder }) => sortOrder },
]

export const locationKind = (client: ApiClient): EntryKind<AdminLocation, typeof LocationInput> => ({
  noun: 'location',
  title: 'Location',
  schema: LocationInput,
  read: ({ aliases, ...values }) => ({
    ...values,
    aliases: splitList(String(aliases ?? '')),
    slug: slugify(String(values['name']).trim()),
  }),
  fields: (row, errors) => <LocationFields row={row} errors={errors} />,
  calls: entryCalls(client.api.admin.locations),
})
