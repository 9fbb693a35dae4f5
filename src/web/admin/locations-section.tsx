import { useRouteContext } from '@tanstack/react-router'
import { LocationInput } from '../../modules/catalog/entry-schema.ts'
import { splitList } from '../../shared/text.ts'
import { type ApiClient, call } from '../api-client.ts'
import type { Column } from '../components/table.tsx'
import { type AdminLocation, allLocationsQuery } from './catalog-queries.ts'
import { EntriesHeading } from './entries-heading.tsx'
import { EntriesList } from './entries-list.tsx'
import type { EntryKind } from './entry-form.tsx'
import { LocationFields } from './location-fields.tsx'
import { useListSearch } from './use-list-search.ts'

export function LocationsSection() {
  const { client } = useRouteContext({ from: '__root__' })
  const [list, change] = useListSearch()
  const query = allLocationsQuery(client, list)
  return (
    <section className="grid min-w-0 gap-6">
      <EntriesHeading title="Locations" query={query} />
      <EntriesList
        kind={locationKind(client)}
        title="All locations"
        empty="No locations found"
        query={query}
        list={list}
        onChange={change}
        columns={COLUMNS}
        searchLabel="Search by name or slug"
      />
    </section>
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

const locationKind = (client: ApiClient): EntryKind<AdminLocation, typeof LocationInput> => {
  const { locations } = client.api.admin
  return {
    noun: 'location',
    title: 'Location',
    schema: LocationInput,
    read: ({ aliases, ...values }) => ({ ...values, aliases: splitList(String(aliases ?? '')) }),
    fields: (row, errors) => <LocationFields row={row} errors={errors} />,
    create: (json, key) => call(locations.$post({ json }, { headers: { 'Idempotency-Key': key } })),
    update: (id, json) => call(locations[':id'].$put({ param: { id: String(id) }, json })),
    toggle: (id, isActive) =>
      call(locations[':id'].toggle.$patch({ param: { id: String(id) }, json: { isActive } })),
    remove: (id) => call(locations[':id'].$delete({ param: { id: String(id) } })),
  }
}
