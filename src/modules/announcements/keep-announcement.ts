import type { AdministratorContext } from '../../platform/context.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { AppError } from '../../shared/errors.ts'
import { changesOf, recordAct } from '../audit/record-act.ts'
import { insertAnnouncement, lockAnnouncement, updateAnnouncement } from './queries.ts'
import type { AnnouncementInput } from './schema.ts'

/** Throws invalid_input if the end is in the past. */
export function addAnnouncement(
  ctx: AdministratorContext,
  input: AnnouncementInput,
): Promise<{ id: number }> {
  const values = valuesOf(ctx, input)
  return transaction(ctx, async (ctx) => {
    const administratorId = ctx.viewer.administrator.id
    const { id } = await insertAnnouncement(ctx.db, { ...values, administratorId, createdAt: ctx.now })
    await recordAct(ctx, 'entry-added', targetOf(id, input), { audience: input.audience })
    return { id }
  })
}

/** An announcement that was ended is shown again until its new end. Throws announcement_not_found, invalid_input. */
export function changeAnnouncement(
  ctx: AdministratorContext,
  id: number,
  input: AnnouncementInput,
): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const before = await lock(ctx, id)
    const values = { ...valuesOf(ctx, input, before.startsAt), endedAt: null }
    const changes = changesOf(before, values)
    if (Object.keys(changes.after).length === 0) return
    await updateAnnouncement(ctx.db, id, values)
    await recordAct(ctx, 'entry-changed', targetOf(id, input), changes)
  })
}

/** Ends an announcement before its time, or undoes that. Throws announcement_not_found. */
export function endAnnouncement(ctx: AdministratorContext, id: number, isEnded: boolean): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const before = await lock(ctx, id)
    if ((before.endedAt !== null) === isEnded) return
    await updateAnnouncement(ctx.db, id, { endedAt: isEnded ? ctx.now : null })
    await recordAct(ctx, isEnded ? 'announcement-ended' : 'announcement-resumed', targetOf(id, before))
  })
}

async function lock(ctx: AdministratorContext, id: number) {
  const row = await lockAnnouncement(ctx.db, id)
  if (!row) throw new AppError('announcement_not_found')
  return row
}

/** `before`: the beginning of an announcement that is changed. */
function valuesOf(
  { now }: AdministratorContext,
  { startsAt, ...input }: AnnouncementInput,
  before: Date = now,
) {
  if (input.endsAt <= now) throw new AppError('invalid_input', { errors: { endsAt: 'This time is over' } })
  return { ...input, startsAt: startsAt ?? before }
}

const targetOf = (id: number, { text }: { text: string }) =>
  ({ type: 'announcement', id, name: text }) as const
