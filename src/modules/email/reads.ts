import type { AdministratorContext, Context } from '../../platform/context.ts'
import { AppError } from '../../shared/errors.ts'
import { readSettings } from '../settings/reads.ts'
import { findEmail, selectEmails, selectOutcomes } from './queries.ts'
import type { OutboxList } from './schema.ts'
import { outboxEmail } from './views.ts'

export function listEmails(ctx: AdministratorContext, { page, limit, search, state }: OutboxList) {
  return page === undefined
    ? selectEmails(ctx.db, { search, state }, 1000, 0)
    : selectEmails(ctx.db, { search, state }, limit, (page - 1) * limit)
}

/** Throws email_not_found. */
export async function readEmail(ctx: AdministratorContext, id: number) {
  const row = await findEmail(ctx.db, id)
  if (!row) throw new AppError('email_not_found')
  return outboxEmail(row, await readSettings(ctx))
}

/** Addresses, in lower case, whose last mail was refused by its server: when, and what it said. */
export async function readRefusals(ctx: Pick<Context, 'db'>, addresses: readonly string[]) {
  const wanted = [...new Set(addresses.map((address) => address.toLowerCase()))]
  const outcomes = wanted.length > 0 ? await selectOutcomes(ctx.db, wanted) : []
  const refused = outcomes.filter(({ isRefused }) => isRefused)
  return new Map(refused.map(({ address, at, error }) => [address, { refusedAt: at, error }]))
}
