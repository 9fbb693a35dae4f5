import type { ReactNode } from 'react'
import type * as v from 'valibot'
import type { FieldErrors } from '../../../shared/errors.ts'
import { call } from '../../api-client.ts'

/** A category, location or package. */
export type Entry = { id: number; name: string; isActive: boolean }

/** What the forms and acts of categories, locations and packages differ in. */
export type EntryKind<Row extends Entry, S extends v.GenericSchema> = {
  /** 'category' */
  noun: string
  /** 'Category' */
  title: string
  schema: S
  /** The form's values → what the schema takes. */
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

/** All throw an ApiError. */
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
