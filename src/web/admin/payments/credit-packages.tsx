import { PackageInput } from '../../../modules/payments/package-schema.ts'
import { formatNumber } from '../../../shared/locale.ts'
import { formatToea } from '../../../shared/money.ts'
import { readToea } from '../../../shared/read-toea.ts'
import type { ApiClient } from '../../app/loading/api-client.ts'
import { useSite } from '../../app/site.tsx'
import { Field } from '../../components/forms/field.tsx'
import type { AdminColumn } from '../admin-table.tsx'
import { EntriesList } from '../catalog/entries-list.tsx'
import { type EntryKind, entryCalls } from '../catalog/entry-acts.ts'
import { csvPathOf, useListSearch } from '../list-query.ts'
import { type AdminPackage, allPackagesQuery } from './payments-queries.ts'

export function CreditPackages() {
  const { client } = useSite()
  const [list, change] = useListSearch()
  return (
    <EntriesList
      kind={packageKind(client)}
      title="Credit packages"
      empty="No packages found"
      query={allPackagesQuery(client, list)}
      list={list}
      onChange={change}
      columns={COLUMNS}
      searchLabel="Search by name or description"
      csvPath={csvPathOf('/api/admin/credit-packages.csv', list)}
    />
  )
}

const COLUMNS: AdminColumn<AdminPackage>[] = [
  {
    key: 'name',
    label: 'Name',
    bare: true,
    share: 2.4,
    cell: ({ name, description }) => (
      <>
        <b>{name}</b>
        <small className="help block">{description}</small>
      </>
    ),
  },
  {
    key: 'credits',
    label: 'Credits',
    share: 0.7,
    numeric: true,
    cell: ({ credits }) => formatNumber(credits),
  },
  { key: 'price', label: 'Price', share: 0.9, numeric: true, cell: ({ price }) => formatToea(price) },
  {
    key: 'requests',
    label: 'Requests',
    share: 0.7,
    numeric: true,
    cell: ({ requests }) => formatNumber(requests),
  },
  {
    key: 'order',
    label: 'Sort Order',
    share: 0.7,
    numeric: true,
    minor: true,
    cell: ({ sortOrder }) => sortOrder,
  },
]

const packageKind = (client: ApiClient): EntryKind<AdminPackage, typeof PackageInput> => ({
  noun: 'package',
  title: 'Package',
  schema: PackageInput,
  read: ({ credits, price, ...values }) => ({
    ...values,
    credits: credits === '' ? undefined : Number(credits),
    price: readToea(String(price)),
  }),
  fields: (row, errors) => (
    <>
      <Field
        label="Package Name"
        name="name"
        required
        autoComplete="off"
        defaultValue={row?.name}
        error={errors['name']}
      />
      <Field
        label="Credits"
        name="credits"
        type="number"
        required
        defaultValue={row?.credits}
        error={errors['credits']}
      />
      <Field
        label="Price in kina"
        name="price"
        required
        inputMode="decimal"
        autoComplete="off"
        defaultValue={row && (row.price / 100).toFixed(2)}
        help="Existing requests keep their price."
        error={errors['price']}
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
        help="Lower numbers come first, then lower prices."
        error={errors['sortOrder']}
      />
    </>
  ),
  calls: entryCalls(client.api.admin['credit-packages']),
})
