import { useRouteContext } from '@tanstack/react-router'
import { CategoryInput } from '../../modules/catalog/entry-schema.ts'
import { type ApiClient, call } from '../api-client.ts'
import { Field } from '../components/field.tsx'
import type { Column } from '../components/table.tsx'
import { type AdminCategory, allCategoriesQuery } from './catalog-queries.ts'
import { EntriesHeading } from './entries-heading.tsx'
import { EntriesList } from './entries-list.tsx'
import type { EntryKind } from './entry-form.tsx'
import { useListSearch } from './use-list-search.ts'

export function CategoriesSection() {
  const { client } = useRouteContext({ from: '__root__' })
  const [list, change] = useListSearch()
  const query = allCategoriesQuery(client, list)
  return (
    <section className="grid min-w-0 gap-6">
      <EntriesHeading title="Categories" query={query} />
      <EntriesList
        kind={categoryKind(client)}
        title="All categories"
        empty="No categories found"
        query={query}
        list={list}
        onChange={change}
        columns={COLUMNS}
        searchLabel="Search by name or slug"
      />
    </section>
  )
}

const COLUMNS: Column<AdminCategory>[] = [
  { key: 'name', label: 'Name', bare: true, cell: ({ name }) => <b>{name}</b> },
  { key: 'slug', label: 'Slug', cell: ({ slug }) => slug },
  { key: 'description', label: 'Description', cell: ({ description }) => description },
  { key: 'order', label: 'Sort Order', numeric: true, cell: ({ sortOrder }) => sortOrder },
]

const categoryKind = (client: ApiClient): EntryKind<AdminCategory, typeof CategoryInput> => {
  const { categories } = client.api.admin
  return {
    noun: 'category',
    title: 'Category',
    schema: CategoryInput,
    read: ({ name, description, sortOrder }) => ({ name, description, sortOrder }),
    fields: (row, errors) => (
      <>
        <Field
          label="Category Name"
          name="name"
          required
          autoComplete="off"
          defaultValue={row?.name}
          help={row && `The slug stays ${row.slug}: links hold it.`}
          error={errors['name']}
        />
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
    create: (json, key) => call(categories.$post({ json }, { headers: { 'Idempotency-Key': key } })),
    update: (id, json) => call(categories[':id'].$put({ param: { id: String(id) }, json })),
    toggle: (id, isActive) =>
      call(categories[':id'].toggle.$patch({ param: { id: String(id) }, json: { isActive } })),
    remove: (id) => call(categories[':id'].$delete({ param: { id: String(id) } })),
  }
}
