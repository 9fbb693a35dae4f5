import type { EmployerContext } from '../../platform/context.ts'
import { maskContacts } from '../../shared/mask-contacts.ts'
import type { Intent } from './intent.ts'
import { insertSearch } from './queries.ts'

type Searched = {
  query: string
  intent: Intent
  results: number
  bestScore: number | null
  milliseconds: number
  engine: 'local' | 'provider'
}

/** Keeps what was asked and found. Contacts are masked, and so are words in capitals that mean nothing: they may be names. */
export async function logSearch(ctx: EmployerContext, { query, intent, ...found }: Searched): Promise<void> {
  const unknown = intent.chips.filter(({ state, label }) => state === 'ignored' && label === 'not understood')
  const isName = (typed: string) => /^\p{Lu}/u.test(typed)
  let masked = query
  for (const { typed, start, end } of unknown.toReversed()) {
    if (isName(typed)) masked = `${masked.slice(0, start)}•••${masked.slice(end)}`
  }
  await insertSearch(ctx.db, {
    employerId: ctx.viewer.employer.id,
    query: maskContacts(masked),
    ignored: unknown.flatMap(({ typed }) => (/^[^\p{Lu}\p{N}]+$/u.test(typed) ? [typed] : [])),
    createdAt: ctx.now,
    ...found,
  })
}
