import * as v from 'valibot'
import { expect, test } from 'vitest'
import { answeringClient, shownToast } from '../../../../tests/support/answering-client.ts'
import type { ApiClient } from '../../app/loading/api-client.ts'
import { createQueryClient } from '../../app/loading/query-client.ts'
import { categoryKind } from './categories-section.tsx'
import { deleteEntry, saveEntry, switchEntry } from './entry-acts.ts'
import { locationKind } from './locations-section.tsx'

const queryClient = createQueryClient()
const row = { id: 4, name: 'Mining', isActive: true }
const typed = { name: '  Oil & Gas ', description: '', region: 'Momase', country: 'PNG', sortOrder: '7.9' }

const KINDS = [
  ['category', 'Category', '/api/admin/categories', categoryKind],
  ['location', 'Location', '/api/admin/locations', locationKind],
] as const

for (const [noun, title, path, makeKind] of KINDS) {
  const kindOf = (client: ApiClient) => makeKind(client) as ReturnType<typeof categoryKind>
  const read = (kind: ReturnType<typeof kindOf>, values: object) =>
    v.parse(kind.schema, kind.read({ ...values }))

  // Rule (catalogue): A category or location is created once, with a whole number as its sort order
  test(`a new ${noun} is sent once, with a whole sort order, and a toast confirms it`, async () => {
    const { client, sent } = answeringClient(200, {})
    const kind = kindOf(client)
    await saveEntry(queryClient, kind, { row: undefined, input: read(kind, typed), idempotencyKey: 'key' })
    const values = { name: 'Oil & Gas', sortOrder: 7 }
    expect(sent).toEqual([['POST', path, expect.objectContaining(values), 'key']])
    expect(shownToast()).toEqual([`${title} created successfully`, undefined, undefined])
  })

  // Rule (catalogue): Categories and locations are changed, switched on or off and deleted through their calls
  test(`a ${noun} can be changed, switched and deleted, and a toast confirms each`, async () => {
    const { client, sent } = answeringClient(200, {})
    const kind = kindOf(client)
    const input = read(kind, { ...typed, sortOrder: '' })
    await saveEntry(queryClient, kind, { row, input, idempotencyKey: 'key' })
    expect(shownToast()).toEqual([`${title} updated successfully`, undefined, undefined])
    await switchEntry(queryClient, kind, row)
    expect(shownToast()).toEqual([`${title} deactivated`, undefined, undefined])
    await deleteEntry(queryClient, kind, row)
    expect(shownToast()).toEqual([`${title} deleted successfully`, undefined, undefined])
    expect(sent).toEqual([
      ['PUT', `${path}/4`, expect.objectContaining({ sortOrder: 0 })],
      ['PATCH', `${path}/4/toggle`, { isActive: false }],
      ['DELETE', `${path}/4`],
    ])
  })

  // Rule (catalogue): A change that fails shows what failed, with the server's message
  test(`a failure with a ${noun} is shown in a toast with the words of the server`, async () => {
    const kind = kindOf(answeringClient(409, { message: 'This name is taken' }).client)
    const failed = (what: string) => [`Failed to ${what}`, 'This name is taken', 'destructive']
    const save = (edited?: typeof row) =>
      saveEntry(queryClient, kind, { row: edited, input: read(kind, typed), idempotencyKey: 'key' })
    await expect(save()).rejects.toThrow('This name is taken')
    expect(shownToast()).toEqual(failed(`create ${noun}`))
    await expect(save(row)).rejects.toThrow()
    expect(shownToast()).toEqual(failed(`update ${noun}`))
    await switchEntry(queryClient, kind, row)
    expect(shownToast()).toEqual(failed(`update ${noun} status`))
    await expect(deleteEntry(queryClient, kind, row)).rejects.toThrow()
    expect(shownToast()).toEqual(failed(`delete ${noun}`))
  })
}
