// What is done to categories, locations and packages. A toast tells how it went (specification 2, section 8).
import type { QueryClient } from '@tanstack/react-query'
import type * as v from 'valibot'
import { toast } from '../../components/toast.ts'
import { tellFailure } from '../../tell-failure.ts'
import type { Entry, EntryKind } from './entry-kind.ts'

type Saved<S extends v.GenericSchema> = {
  /** What is edited; a new one when absent. */
  row: Entry | undefined
  input: v.InferOutput<S>
  idempotencyKey: string
}

/** Throws an ApiError. */
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

/** Activates or deactivates; the toast is all that is told of a failure. */
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

/** Throws an ApiError: what is in use cannot be deleted. */
export async function deleteEntry(
  queryClient: QueryClient,
  { noun, title, calls }: Acted,
  { id }: Entry,
): Promise<void> {
  await calls.remove(id).catch(tellFailure(`Failed to delete ${noun}`))
  await refreshEntries(queryClient)
  toast({ title: `${title} deleted successfully` })
}

/** Also what forms and filters of this tab know of them. */
const refreshEntries = (queryClient: QueryClient) =>
  Promise.all(
    [['admin'], ['categories'], ['locations'], ['credit-packages']].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  )
