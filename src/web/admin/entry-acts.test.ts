import * as v from 'valibot'
import { beforeEach, expect, test } from 'vitest'
import { createApiClient } from '../api-client.ts'
import { currentToasts } from '../components/toast.ts'
import { createQueryClient } from '../query-client.ts'
import { categoryKind } from './categories-section.tsx'
import { deleteEntry, saveEntry, switchEntry } from './entry-acts.ts'
import { locationKind } from './locations-section.tsx'

const queryClient = createQueryClient()
const sent: unknown[] = []
beforeEach(() => void sent.splice(0))

/** Answers every call alike, and keeps what was sent. */
const answering = (status: number, body: object) =>
  createApiClient(async (path, { method, body: json, headers } = {}) => {
    const key = new Headers(headers).get('Idempotency-Key')
    sent.push([method, path, json ? JSON.parse(String(json)) : undefined, ...(key ? [key] : [])])
    return Response.json(body, { status })
  })
const taking = answering(200, {})
const refusing = answering(409, { message: 'This name is taken' })
const shown = () => currentToasts().map(({ title, description, variant }) => [title, description, variant])

const row = { id: 4, name: 'Mining', isActive: true }
const typed = { name: '  Oil & Gas ', description: '', region: 'Momase', country: 'PNG', sortOrder: '7.9' }

const KINDS = [
  ['category', 'Category', '/api/admin/categories', categoryKind],
  ['location', 'Location', '/api/admin/locations', locationKind],
] as const

for (const [noun, title, path, kindOf] of KINDS) {
  const kind = (client: typeof taking) => kindOf(client) as ReturnType<typeof categoryKind>

  test(`a new ${noun} is sent with its slug and a whole sort order, once, and told of`, async () => {
    const input = v.parse(kind(taking).schema, kind(taking).read(typed))
    await saveEntry(queryClient, kind(taking), { row: undefined, input, idempotencyKey: 'key' })
    const values = { name: 'Oil & Gas', slug: 'oil--gas', sortOrder: 7 }
    expect(sent).toEqual([['POST', path, expect.objectContaining(values), 'key']])
    expect(shown()).toEqual([[`${title} created successfully`, undefined, undefined]])
  })

  test(`a ${noun} is changed, switched and deleted, and each is told of`, async () => {
    const input = v.parse(kind(taking).schema, kind(taking).read({ ...typed, sortOrder: '' }))
    await saveEntry(queryClient, kind(taking), { row, input, idempotencyKey: 'key' })
    expect(shown()).toEqual([[`${title} updated successfully`, undefined, undefined]])
    await switchEntry(queryClient, kind(taking), row)
    expect(shown()).toEqual([[`${title} deactivated`, undefined, undefined]])
    await deleteEntry(queryClient, kind(taking), row)
    expect(shown()).toEqual([[`${title} deleted successfully`, undefined, undefined]])
    expect(sent).toEqual([
      ['PUT', `${path}/4`, expect.objectContaining({ sortOrder: 0 })],
      ['PATCH', `${path}/4/toggle`, { isActive: false }],
      ['DELETE', `${path}/4`, undefined],
    ])
  })

  test(`what fails with a ${noun} is told in its words, with those of the server`, async () => {
    const failed = (what: string) => [[`Failed to ${what}`, 'This name is taken', 'destructive']]
    const input = v.parse(kind(refusing).schema, kind(refusing).read(typed))
    const save = (edited?: typeof row) =>
      saveEntry(queryClient, kind(refusing), { row: edited, input, idempotencyKey: 'key' })
    await expect(save()).rejects.toThrow('This name is taken')
    expect(shown()).toEqual(failed(`create ${noun}`))
    await expect(save(row)).rejects.toThrow()
    expect(shown()).toEqual(failed(`update ${noun}`))
    await switchEntry(queryClient, kind(refusing), row)
    expect(shown()).toEqual(failed(`update ${noun} status`))
    await expect(deleteEntry(queryClient, kind(refusing), row)).rejects.toThrow()
    expect(shown()).toEqual(failed(`delete ${noun}`))
  })
}
