import { useRouteContext } from '@tanstack/react-router'
import { CategoryInput } from '../../../modules/catalog/entry-schema.ts'
import { slugify } from '../../../shared/slug.ts'
import type { ApiClient } from '../../api-client.ts'
import { Field } from '../../components/field.tsx'
import type { Column } from '../../components/table.tsx'
import { type AdminCategory, allCategoriesQuery } from './catalog-queries.ts'
import { EntriesSection } from './entries-section.tsx'
import { type EntryKind, entryCalls } from './entry-kind.ts'
import { EntryNameField } from './entry-name-field.tsx'

export function CategoriesSection() {
  const { client } = useRouteContext({ from: '__root__' })
  return (
    <EntriesSection
      title="Categories"
      kind={categoryKind(client)}
      listQuery={(list) => allCategoriesQuery(client, list)}
      columns={COLUMNS}
    />
  )
}

const COLUMNS: Column<AdminCategory>[] = [
  { key: 'name', label: 'Name', bare: true, cell: ({ name }) => <b>{name}</b> },
  { key: 'slug', label: 'Slug', cell: ({ slug }) => slug },
  { key: 'description', label: 'Description', cell: ({ description }) => description },
  { key: 'order', label: 'Sort Order', numeric: true, cell: ({ sortOrder }) => sortOrder },
]

export const categoryKind = (client: ApiClient): EntryKind<AdminCategory, typeof CategoryInput> => ({
  noun: 'category',
  title: 'Category',
  schema: CategoryInput,
  read: ({ name, description, sortOrder }) => ({
    name,
    description,
    sortOrder,
    slug: slugify(String(name).trim()),
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
        help="Lower numbers stand first."
        error={errors['sortOrder']}
      />
    </>
  ),
  calls: entryCalls(client.api.admin.categories),
})
