import http from 'node:http'
import https from 'node:https'
import { setTimeout as wait } from 'node:timers/promises'
import { randomNumbers } from '../synthetic-words.ts'
import type { Kind, Random } from './mix.ts'
import type { World } from './world.ts'

/** `rate`: requests a second. */
export type Load = { url: string; world: World; kinds: readonly Kind[]; rate: number; seconds: number }

/** Milliseconds from the time when the request was due. */
export type Answer = { kind: string; ms: number; error: string | undefined }

/** Sends each request when it is due, whether earlier ones are answered or not, and waits for the last answer. */
export async function send({ url, world, kinds, rate, seconds }: Load): Promise<Answer[]> {
  const client = url.startsWith('https:') ? https : http
  const agent = new client.Agent({ keepAlive: true })
  const next = randomNumbers(rate * seconds)
  const pick: Random = (from) => chooseBy(from, () => 1, next)
  const start = performance.now()
  const answers: Promise<Answer>[] = []
  for (let count = 0; count < rate * seconds; count++) {
    const due = start + (count * 1000) / rate
    const early = due - performance.now()
    if (early > 0) await wait(early)
    const kind = chooseBy(kinds, ({ share }) => share, next)
    answers.push(
      ask(client, agent, url, kind.make(world, pick)).then((error) => ({
        kind: kind.name,
        ms: performance.now() - due,
        error,
      })),
    )
  }
  const all = await Promise.all(answers)
  agent.destroy()
  return all
}

function chooseBy<T>(from: readonly T[], weigh: (one: T) => number, next: () => number): T {
  let left = next() * from.reduce((sum, one) => sum + weigh(one), 0)
  for (const one of from) {
    left -= weigh(one)
    if (left < 0) return one
  }
  throw new Error('nothing to choose from')
}

/** Returns what went wrong. */
function ask(
  client: typeof http | typeof https,
  agent: http.Agent,
  url: string,
  { path, person, json }: ReturnType<Kind['make']>,
) {
  return new Promise<string | undefined>((resolve) => {
    const headers = {
      'accept-encoding': 'br',
      ...(person && { cookie: person.cookie }),
      ...(json !== undefined && { 'content-type': 'application/json' }),
    }
    const method = json === undefined ? 'GET' : 'POST'
    const sent = client.request(url + path, { agent, method, headers }, (answer) => {
      const { statusCode = 0 } = answer
      answer.resume()
      answer.once('end', () => resolve(statusCode < 400 ? undefined : `${statusCode} ${path}`))
      answer.once('error', ({ message }) => resolve(message))
    })
    sent.once('error', ({ message }) => resolve(message))
    sent.end(json === undefined ? undefined : JSON.stringify(json))
  })
}
