import type { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type * as v from 'valibot'
import type { FieldErrors } from '../../../shared/errors.ts'
import { call } from '../../app/loading/api-client.ts'
import { tellFailure } from '../../app/loading/tell-failure.ts'
import { toast } from '../../components/overlays/toast.ts'

// Changes to categories, locations and packages. A toast shows the result.

type Saved<S extends v.GenericSchema> = {
  /** The row being edited; undefined for a new one. */
  row: Entry | undefined
  input: v.InferOutput<S>
  idempotencyKey: string
}

/** Saves an entry. Throws ApiError. */
export async function saveEntry<Row extends Entry, S extends v.GenericSchema>(
  queryClient: QueryClient,
  { noun, title, calls }: EntryKind<Row, S>,
  { row, input, idempotencyKey }: Saved<S>,
): Promise<void> {
  await (row ? calls.update(row.id, input) : calls.create(input, idempotencyKey)).catch(
    tellFailure(`Failed to ${row ? 'update' : 'create'} ${noun}`),
  )
  await refreshEntries(queryClient)
  toast({ title: `${title} ${row ? 'updated' : 'created'} successfully` })
}

type Acted = {
  noun: string
  title: string
  calls: Pick<EntryKind<Entry, v.GenericSchema>['calls'], 'toggle' | 'remove'>
}

/** Activates or deactivates an entry. A failure is shown only in the toast. */
export async function switchEntry(
  queryClient: QueryClient,
  { noun, title, calls }: Acted,
  { id, isActive }: Entry,
): Promise<void> {
  try {
    await calls.toggle(id, !isActive).catch(tellFailure(`Failed to update ${noun} status`))
  } catch {
    return
  }
  await refreshEntries(queryClient)
  toast({ title: `${title} ${isActive ? 'deactivated' : 'activated'}` })
}

/** Deletes an entry. Throws ApiError if it is in use. */
export async function deleteEntry(
  queryClient: QueryClient,
  { noun, title, calls }: Acted,
  { id }: Entry,
): Promise<void> {
  await calls.remove(id).catch(tellFailure(`Failed to delete ${noun}`))
  await refreshEntries(queryClient)
  toast({ title: `${title} deleted successfully` })
}

/** Also reloads the entries that other forms and filters of this tab use. */
const refreshEntries = (queryClient: QueryClient) =>
  Promise.all(
    [['admin'], ['categories'], ['locations'], ['credit-packages']].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  )

/** A category, location or package. */
export type Entry = { id: number; name: string; isActive: boolean }

/** The differences between the forms and acts of categories, locations and packages. */
export type EntryKind<Row extends Entry, S extends v.GenericSchema> = {
  /** 'category' */
  noun: string
  /** 'Category' */
  title: string
  schema: S
  /** Converts the form's values to the input of the schema. */
  read: (values: Record<string, unknown>) => unknown
  fields: (row: Row | undefined, errors: FieldErrors) => ReactNode
  calls: EntryCalls<v.InferOutput<S>>
}

type Answer = Parameters<typeof call>[0]
type Named = { param: { id: string } }

/** The routes of one list: `client.api.admin.categories`. */
type Routes<Input> = {
  $post(args: { json: Input }, options: { headers: Record<string, string> }): Answer
  ':id': {
    $put(args: Named & { json: Input }): Answer
    $delete(args: Named): Answer
    toggle: { $patch(args: Named & { json: { isActive: boolean } }): Answer }
  }
}

type EntryCalls<Input> = {
  create(json: Input, idempotencyKey: string): Promise<unknown>
  update(id: number, json: Input): Promise<unknown>
  toggle(id: number, isActive: boolean): Promise<unknown>
  remove(id: number): Promise<unknown>
}

/** All calls throw ApiError. */
export function entryCalls<Input>(routes: Routes<Input>): EntryCalls<Input> {
  const one = routes[':id']
  const named = (id: number) => ({ param: { id: String(id) } })
  return {
    create: (json, key) => call(routes.$post({ json }, { headers: { 'Idempotency-Key': key } })),
    update: (id, json) => call(one.$put({ ...named(id), json })),
    toggle: (id, isActive) => call(one.toggle.$patch({ ...named(id), json: { isActive } })),
    remove: (id) => call(one.$delete(named(id))),
  }
}
