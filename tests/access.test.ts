import { beforeAll, describe, expect, test } from 'vitest'
import { createApp } from '../src/api.ts'
import { audienceOf } from '../src/http/authentication.ts'
import { MATRIX } from './support/access-matrix.ts'
import { ROLES, type Role, type Row } from './support/access-roles.ts'
import { type AccessWorld, createAccessWorld } from './support/access-world.ts'
import { startTestApp } from './support/app.ts'
import type { Answer } from './support/browser.ts'
import { formOf } from './support/forms.ts'

const app = await startTestApp()
let world: AccessWorld
beforeAll(async () => {
  world = await createAccessWorld(app)
})

const routeOf = ({ method, path }: Pick<Row, 'method' | 'path'>) => `${method} ${path}`

/** A number that no row has, and a secret that does not exist. */
const ABSENT = '2000000000'

/** The codes that refuse a request because of its sender or of the object it names. */
const REFUSED = [401, 403, 404]

// Rule (calls): Every call is tested with every role, and with an own, another's and a missing object
test('every route has a row, and every row a route', () => {
  const routes = createApp(app)
    .routes.filter(({ method, handler }) => method !== 'ALL' && audienceOf(handler) !== undefined)
    .map(routeOf)
  expect(MATRIX.map(routeOf).sort()).toEqual([...new Set(routes)].sort())
})

// All calls that must be refused come first, so that no accepted call has changed anything before them.
// Rule (calls): No call gives an employer access to what belongs to another employer
// Rule (administrators): Only administrators may call administrators' routes
describe('is refused', () => {
  test.each(MATRIX.map((row) => [routeOf(row), row] as const))('%s', async (_, row) => {
    for (const role of ROLES) {
      const isWelcome = row.through.includes(role)
      const object = row.object === 'nothing' ? undefined : row.object
      if (!isWelcome) expectRefusal(await call(role, row, object ? world.ids[object] : ABSENT), role, row)
      if (row.object && !(isWelcome && world.mayBeAbsent.includes(routeOf(row))))
        expectRefusal(
          await call(role, row, ABSENT),
          role,
          row,
          isWelcome ? [400, 409, 410, ...REFUSED] : REFUSED,
        )
    }
  })
})

describe('gets through', () => {
  test.each(MATRIX.map((row) => [routeOf(row), row] as const))('%s', async (_, row) => {
    if (row.object === 'nothing') return
    for (const role of row.through) {
      const answer = await call(role, row, row.object ? world.ids[row.object] : undefined)
      expect(REFUSED, `${role}: ${JSON.stringify(answer.body)}`).not.toContain(answer.status)
      expect(answer.status, role).toBeLessThan(500)
    }
  })
})

function expectRefusal({ status, body }: Answer, role: Role, row: Row, expected = REFUSED): void {
  const told = `${role} ${routeOf(row)}: ${status} ${JSON.stringify(body)}`
  expect(expected, told).toContain(status)
  // The answer contains nothing except the refusal.
  if (row.path.startsWith('/api/') && status !== 410)
    expect(['message', 'code', 'errors', 'session'], told).toEqual(
      expect.arrayContaining(Object.keys(Object(body))),
    )
}

async function call(role: Role, row: Row, id: string | number = ABSENT): Promise<Answer> {
  const path = row.path
    .replace(/:(id|key|name|token)/, String(id))
    .replace(/:(\w+)/g, (_, name) => String(world.ids[name]))
  const browser = world.browsers[role]
  const body = world.bodies[routeOf(row)]
  if (row.method === 'GET') return browser.send('GET', path)
  if (body instanceof Function) return browser.send(row.method, path, { form: formOf(await body()) })
  return browser.send(row.method, path, { json: body ?? {} })
}
