import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { SESSION_STATEMENT } from '../src/modules/accounts/session-queries.ts'

const NAMES = ['employer', 'subject', 'person', 'receipt'] as const
/** `subject`: the CV, the job or the payment request. */
export type Ids = Record<(typeof NAMES)[number], number>

/**
 * Ids of the rows of a recorded call, which occur nowhere else, so that they can be found among the values of its
 * statements.
 */
export function idsToRecord(round: number): Ids {
  const first = 700_000_000 + 10 * round
  return { employer: first, subject: first + 1, person: first + 2, receipt: first + 3 }
}

type Recording = { ids: Ids; statements: Statement[] }
/** `makes`: which of the ids its first column returns. `joins`: it was sent before the last one was answered. */
type Statement = { config: pg.QueryConfig; joins: boolean; makes?: keyof Ids | undefined }
type Asked = Statement & { client: unknown }

/** Tokens of links in mails are unique. */
const TOKEN = /^[\w-]{22}$/

/** Returns the statements of one call through HTTP, with BEGIN, COMMIT and the look-up of the session. */
export async function recordStatements(ids: Ids, call: () => Promise<unknown>): Promise<Recording> {
  const asked: Asked[] = []
  const unanswered = new Map<unknown, number>()
  const original = pg.Client.prototype.query
  const listen = function (this: pg.Client, ...args: unknown[]) {
    const [first, second] = args
    const config = typeof first === 'string' ? { text: first } : (first as pg.QueryConfig)
    const statement: Asked = {
      client: this,
      joins: (unanswered.get(this) ?? 0) > 0,
      config: { ...config, ...(Array.isArray(second) && { values: second }) },
    }
    asked.push(statement)
    const answer: unknown = Reflect.apply(original, this, args)
    if (answer instanceof Promise) {
      const count = (difference: number) => unanswered.set(this, (unanswered.get(this) ?? 0) + difference)
      count(1)
      answer.then(
        (result: pg.QueryResult) => {
          count(-1)
          if (!/^(insert|update) /i.test(config.text)) return
          statement.makes = NAMES.find((name) => ids[name] === firstColumn(result))
        },
        () => count(-1),
      )
    }
    return answer
  }
  Reflect.set(pg.Client.prototype, 'query', listen)
  try {
    await call()
  } finally {
    Reflect.set(pg.Client.prototype, 'query', original)
  }
  // Background work has connections of its own.
  const session = asked.find(({ config }) => config.name === SESSION_STATEMENT)
  if (!session) throw new Error('the call looked up no session')
  const statements = asked
    .filter((one) => one.client === session.client && one.config.name !== 'content versions')
    .map(({ config, joins, makes }) => ({ config, joins, makes }))
  return { ids, statements }
}

/**
 * Asks the same on one connection, in the same order, with the ids of another call. What the product sent together is
 * sent together.
 */
export async function replay(
  pool: pg.Pool,
  { ids, statements }: Recording,
  given: Partial<Ids>,
): Promise<void> {
  const others = { ...given }
  const client = await pool.connect()
  try {
    for (let at = 0; at < statements.length; ) {
      const part = nextPart(statements.slice(at), ids)
      const results = await Promise.all(
        part.map(({ config }) => {
          const values = config.values?.map((value: unknown) => replaced(value, ids, others))
          return client.query({ ...config, ...(values && { values }) })
        }),
      )
      for (const [index, { makes }] of part.entries()) {
        const result = results[index]
        if (makes && result) others[makes] = Number(firstColumn(result))
      }
      at += part.length
    }
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  } finally {
    client.release()
  }
}

/** Returns the statements that can be sent at once: none contains an id that another one of them makes. */
function nextPart(statements: readonly Statement[], ids: Ids): Statement[] {
  const made: string[] = []
  const end = statements.findIndex(({ config, joins, makes }, index) => {
    const values = JSON.stringify(config.values ?? [])
    if (index > 0 && (!joins || made.some((id) => values.includes(id)))) return true
    if (makes) made.push(String(ids[makes]))
    return false
  })
  return statements.slice(0, end === -1 ? undefined : end)
}

function firstColumn({ rows }: pg.QueryResult): unknown {
  const [row] = rows ?? []
  return row && Object.values(row)[0]
}

function replaced(value: unknown, ids: Ids, others: Partial<Ids>): unknown {
  const other = (id: unknown) => {
    const name = NAMES.find((one) => ids[one] === id)
    return (name && others[name]) ?? id
  }
  if (typeof value !== 'string') return other(value)
  if (TOKEN.test(value)) return randomBytes(16).toString('base64url')
  return value.replace(/70000\d{4}/g, (id) => String(other(Number(id))))
}
