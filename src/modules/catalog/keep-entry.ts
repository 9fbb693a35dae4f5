import type { AdministratorContext } from '../../platform/context.ts'
import { databaseCode } from '../../platform/database/errors.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { AppError, type ErrorCode } from '../../shared/errors.ts'
import { slugify } from '../../shared/text.ts'
import { changesOf, recordAct } from '../audit/record-act.ts'
import type { CategoryInput, LocationInput } from './entry-schema.ts'
import {
  deleteCategory,
  deleteLocation,
  insertCategory,
  insertLocation,
  lockCategory,
  lockLocation,
  updateCategory,
  updateLocation,
} from './queries.ts'
import type { categories, locations } from './tables.ts'

type Entry = { id: number; name: string; slug: string; isActive: boolean }
type Input = { name: string; isActive?: boolean | undefined }

/** The functions that differ between categories and locations. */
export type EntryKind<Row extends Entry, I extends Input> = {
  type: 'category' | 'location'
  notFound: ErrorCode
  inUse: ErrorCode
  lock(ctx: AdministratorContext, id: number): Promise<Row | undefined>
  /** Returns undefined when the slug is taken. */
  insert(ctx: AdministratorContext, values: I & { slug: string }): Promise<Row | undefined>
  update(ctx: AdministratorContext, id: number, values: I | { isActive: boolean }): Promise<Row | undefined>
  remove(ctx: AdministratorContext, id: number): Promise<void>
  renamed(ctx: AdministratorContext, row: Row): Promise<void>
}

/** Throws slug_taken, also for a name from which no slug can be made. */
export async function addEntry<Row extends Entry, I extends Input>(
  ctx: AdministratorContext,
  kind: EntryKind<Row, I>,
  values: I,
): Promise<Row> {
  const slug = slugify(values.name)
  return transaction(ctx, async (ctx) => {
    const row = slug ? await kind.insert(ctx, { ...values, slug }) : undefined
    if (!row) throw new AppError('slug_taken', { errors: { name: SLUG_TAKEN } })
    await recordAct(ctx, 'entry-added', targetOf(kind, row))
    return row
  })
}

// The same words as the error's message in http/errors.ts, so that a form shows them only once.
const SLUG_TAKEN =
  'This name gives an address (slug) that is empty or already taken. Please choose another name.'

/** The slug stays, because links and stored jobs use it. Throws the errors of `lockEntry`. */
export async function changeEntry<Row extends Entry, I extends Input>(
  ctx: AdministratorContext,
  kind: EntryKind<Row, I>,
  id: number,
  values: I,
): Promise<Row> {
  return transaction(ctx, async (ctx) => {
    const before = await lockEntry(ctx, kind, id)
    const changes = changesOf(before, values)
    if (Object.keys(changes.after).length === 0) return before
    const after = (await kind.update(ctx, id, values)) ?? before
    if (after.name !== before.name) await kind.renamed(ctx, after)
    await recordAct(ctx, 'entry-changed', targetOf(kind, after), changes)
    return after
  })
}

/** Throws the errors of `lockEntry`. */
export async function switchEntry<Row extends Entry, I extends Input>(
  ctx: AdministratorContext,
  kind: EntryKind<Row, I>,
  id: number,
  isActive: boolean,
): Promise<Row> {
  return transaction(ctx, async (ctx) => {
    const before = await lockEntry(ctx, kind, id)
    if (before.isActive === isActive) return before
    await recordAct(ctx, isActive ? 'entry-activated' : 'entry-deactivated', targetOf(kind, before))
    return (await kind.update(ctx, id, { isActive })) ?? before
  })
}

/** Throws category_in_use or location_in_use while the entry is in use, and the errors of `lockEntry`. */
export async function dropEntry<Row extends Entry, I extends Input>(
  ctx: AdministratorContext,
  kind: EntryKind<Row, I>,
  id: number,
): Promise<void> {
  try {
    await transaction(ctx, async (ctx) => {
      const row = await lockEntry(ctx, kind, id)
      await kind.remove(ctx, id)
      await recordAct(ctx, 'entry-deleted', targetOf(kind, row))
    })
  } catch (error) {
    throw databaseCode(error) === '23503' ? new AppError(kind.inUse) : error
  }
}

/** Throws category_not_found or location_not_found. */
async function lockEntry<Row extends Entry, I extends Input>(
  ctx: AdministratorContext,
  kind: EntryKind<Row, I>,
  id: number,
): Promise<Row> {
  const row = await kind.lock(ctx, id)
  if (!row) throw new AppError(kind.notFound)
  return row
}

function targetOf({ type }: { type: 'category' | 'location' }, { id, name }: Entry) {
  return { type, id, name }
}

export const CATEGORY: EntryKind<typeof categories.$inferSelect, CategoryInput> = {
  type: 'category',
  notFound: 'category_not_found',
  inUse: 'category_in_use',
  lock: ({ db }, id) => lockCategory(db, id),
  insert: ({ db }, values) => insertCategory(db, values),
  update: ({ db, now }, id, values) => updateCategory(db, id, { ...values, updatedAt: now }),
  remove: ({ db }, id) => deleteCategory(db, id),
  // A trigger updates the jobs. CVs are updated by a task, because there may be very many.
  renamed: (ctx, { slug }) => ctx.tasks.enqueue(ctx, 'category-renamed', { slug, afterCvId: 0 }),
}

export const LOCATION: EntryKind<typeof locations.$inferSelect, LocationInput> = {
  type: 'location',
  notFound: 'location_not_found',
  inUse: 'location_in_use',
  lock: ({ db }, id) => lockLocation(db, id),
  insert: ({ db }, values) => insertLocation(db, values),
  update: ({ db, now }, id, values) => updateLocation(db, id, { ...values, updatedAt: now }),
  remove: ({ db }, id) => deleteLocation(db, id),
  // A CV stores its place as the job seeker typed it. A trigger updates the jobs.
  renamed: () => Promise.resolve(),
}
