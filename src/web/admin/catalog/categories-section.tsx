import { useState } from 'react'
import { CategoryInput, ENTRY_SORTS } from '../../../modules/catalog/entry-schema.ts'
import { slugify } from '../../../shared/text.ts'
import type { ApiClient } from '../../app/loading/api-client.ts'
import { useSite } from '../../app/site.tsx'
import { Field } from '../../components/forms/field.tsx'
import type { AdminColumn } from '../admin-table.tsx'
import { adminListQuery, known, pageOf, type RowOf } from '../list-query.ts'
import type { ListSearch } from '../section-keys.ts'
import { EntriesSection } from './entries-section.tsx'
import { type EntryKind, entryCalls } from './entry-acts.ts'

export function CategoriesSection() {
  const { client } = useSite()
  return (
    <EntriesSection
      title="Categories"
      kind={categoryKind(client)}
      listQuery={(list) => allCategoriesQuery(client, list)}
      columns={COLUMNS}
    />
  )
}

const COLUMNS: AdminColumn<AdminCategory>[] = [
  { key: 'name', label: 'Name', bare: true, share: 1.3, cell: ({ name }) => <b>{name}</b> },
  { key: 'slug', label: 'Slug', share: 1.1, cell: ({ slug }) => slug },
  { key: 'description', label: 'Description', share: 2, wide: true, cell: ({ description }) => description },
  {
    key: 'order',
    label: 'Sort Order',
    share: 0.7,
    numeric: true,
    minor: true,
    cell: ({ sortOrder }) => sortOrder,
  },
]

export const categoryKind = (client: ApiClient): EntryKind<AdminCategory, typeof CategoryInput> => ({
  noun: 'category',
  title: 'Category',
  schema: CategoryInput,
  read: ({ name, description, sortOrder }) => ({
    name,
    description,
    sortOrder,
  }),
  fields: (row, errors) => (
    <>
      <EntryNameField label="Category Name" row={row} error={errors['name']} />
      <Field
        label="Description"
        name="description"
        defaultValue={row?.description}
        error={errors['description']}
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
  ),
  calls: entryCalls(client.api.admin.categories),
})

type EntryNameFieldProps = {
  label: string
  /** The row being edited. */
  row: { name: string; slug: string } | undefined
  error: string | undefined
}

/** The name, with the slug made from it. The slug of an existing entry never changes, because links contain it. */
export function EntryNameField({ label, row, error }: EntryNameFieldProps) {
  const [name, setName] = useState('')
  const help = row ? `The slug stays ${row.slug}, because links use it.` : slugHelp(name)
  return (
    <Field
      label={label}
      name="name"
      required
      autoComplete="off"
      defaultValue={row?.name}
      help={help}
      error={error}
      onInput={({ currentTarget }) => setName(currentTarget.value)}
    />
  )
}

function slugHelp(name: string): string {
  const slug = slugify(name.trim())
  return slug ? `Slug: ${slug}` : 'The slug is made from the name: lowercase letters, digits and hyphens.'
}

const sorted = ({ sort }: ListSearch) => known('sort', ENTRY_SORTS, sort)

const allCategoriesQuery = (client: ApiClient, list: ListSearch) =>
  adminListQuery('categories', list, () =>
    client.api.admin.categories.$get({ query: { ...pageOf(list), ...sorted(list) } }),
  )

type AdminCategory = RowOf<typeof allCategoriesQuery>

export const allLocationsQuery = (client: ApiClient, list: ListSearch) =>
  adminListQuery('locations', list, () =>
    client.api.admin.locations.$get({ query: { ...pageOf(list), ...sorted(list) } }),
  )

export type AdminLocation = RowOf<typeof allLocationsQuery>
