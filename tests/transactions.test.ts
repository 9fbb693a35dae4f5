import { expect, test } from 'vitest'
import { together, transaction, transactionAfter } from '../src/platform/database/transaction.ts'
import { startTestApp } from './support/app.ts'

const app = await startTestApp()
await app.db.$client.query('CREATE TABLE notes (word text PRIMARY KEY)')
type Ctx = ReturnType<typeof app.makeContext>
const insert = ({ db }: Ctx, word: string) => db.$client.query('INSERT INTO notes VALUES ($1)', [word])
const words = async () =>
  (await app.db.$client.query<{ word: string }>('SELECT word FROM notes ORDER BY word')).rows.map(
    ({ word }) => word,
  )

// Rule (operating): Statements that are sent at once happen together or not at all
test('statements that are sent at once keep their order and have one end', async () => {
  await transaction(app.makeContext(), (ctx) => together(insert(ctx, 'a'), insert(ctx, 'b')))
  expect(await words()).toEqual(['a', 'b'])
  let attempts = 0
  const twice = transaction(app.makeContext(), (ctx) => {
    attempts++
    return together(insert(ctx, 'c'), insert(ctx, 'a'), insert(ctx, 'd'))
  })
  await expect(twice).rejects.toMatchObject({ code: '23505' })
  // The error of the last statement says only that the transaction had ended.
  expect(attempts).toBe(3)
  expect(await words()).toEqual(['a', 'b'])
})

test('what follows a statement that succeeded is not sent after the rollback', async () => {
  const chain = async (ctx: Ctx) => {
    await insert(ctx, 'e')
    await insert(ctx, 'f')
    await insert(ctx, 'g')
  }
  const refuse = () => Promise.reject(new Error('refused'))
  await expect(transaction(app.makeContext(), (ctx) => together(refuse(), chain(ctx)))).rejects.toThrow(
    'refused',
  )
  expect(await words()).not.toContain('g')
})

test('what is read with the BEGIN belongs to the transaction and is read again by a second attempt', async () => {
  const number = async ({ db }: Ctx) =>
    (await db.$client.query<{ id: string }>('SELECT pg_current_xact_id()::text AS id')).rows[0]?.id
  const seen: unknown[] = []
  await transactionAfter(app.makeContext(), number, async (ctx, read) => {
    seen.push(read)
    expect(await number(ctx)).toBe(read)
    if (seen.length === 1) await insert(ctx, 'a')
  })
  expect(seen).toHaveLength(2)
  expect(seen[0]).not.toBe(seen[1])
})
