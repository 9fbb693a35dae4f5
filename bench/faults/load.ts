import { setTimeout as wait } from 'node:timers/promises'
import { type Client, type World, WRITE_KINDS, type Write } from './writes.ts'

/** Milliseconds between two attempts of one write. */
const TRY_AGAIN = 100
/** Milliseconds to wait for an answer, and until a write is given up. */
const PATIENCE = { answer: 60_000, write: 60_000 }
/**
 * Milliseconds for which a write is repeated while the answer is that the first attempt is still running. The product
 * gives up the claim of a killed process after 10 seconds.
 */
const LONGEST_CONFLICT = 20_000
/** The error codes of a repeat whose first attempt succeeded. */
const DONE_BEFORE = ['username_taken', 'already_applied', 'already_processed']

/** The number of answers of each kind. `cut`: no answer. */
export type Answers = { ok: number; repeated: number; unavailable: number; other: number; cut: number }

/** `isSure` is false if all repeats were answered "the first attempt is still running": then the outcome is unknown. */
export type Acknowledged = { kind: string; token: string; client: number; isSure: boolean }

export type Load = ReturnType<typeof openLoad>

/**
 * Starts clients that make random writes, one after the other. A client repeats a write with the same Idempotency-Key
 * until it is answered, as the product's pages do.
 */
export function openLoad(url: string, world: World, clients: readonly Client[], name: string) {
  const acknowledged: Acknowledged[] = []
  const answers: Answers = { ok: 0, repeated: 0, unavailable: 0, other: 0, cut: 0 }
  const problems = new Set<string>()
  /** When each client sent its last acknowledged write. */
  const lastSent = clients.map(() => 0)
  const given = new Map<number, number>()
  let isRunning = false
  let working: Promise<void>[] = []

  const nextToken = ({ number }: Client) => {
    const count = (given.get(number) ?? 0) + 1
    given.set(number, count)
    return `bench.${name}.${number}.${count}`
  }

  async function work(client: Client): Promise<void> {
    while (isRunning) {
      const write = await choose(client, world, nextToken(client))
      if (write) await settle(client, write)
    }
  }

  async function settle(client: Client, write: Write): Promise<void> {
    const begun = performance.now()
    const { kind, token } = write
    let conflict: number | undefined
    for (let attempt = 1; ; attempt++) {
      const sent = performance.now()
      const { status, code, id } = await send(url, write)
      const isRepeat = attempt > 1 && status === 409
      count(answers, status, isRepeat)
      if ((status >= 200 && status < 300) || (isRepeat && DONE_BEFORE.includes(code))) {
        if (id !== undefined) write.acknowledged?.(id)
        acknowledged.push({ kind, token, client: client.number, isSure: true })
        lastSent[client.number] = sent
        return
      }
      if (code === 'idempotency_conflict') conflict ??= sent
      if (conflict !== undefined && sent - conflict > LONGEST_CONFLICT) {
        acknowledged.push({ kind, token, client: client.number, isSure: false })
        return
      }
      const isPassing = status === 0 || status === 503 || isRepeat
      if (!isPassing) problems.add(`${kind}: ${status} ${code}`)
      if (!isPassing && status < 500) return
      if (performance.now() - begun > PATIENCE.write) {
        problems.add(`${kind}: given up after ${attempt} tries, the last answer was ${status} ${code}`)
        return
      }
      await wait(TRY_AGAIN)
    }
  }

  return {
    acknowledged,
    answers,
    /** Wrong answers, and writes that were never answered. */
    problems,
    run(): void {
      isRunning = true
      working = clients.map(work)
    },
    /** Lets every client finish its current write. */
    async pause(): Promise<void> {
      isRunning = false
      await Promise.all(working)
    },
    answered: () => Object.values(answers).reduce((sum, times) => sum + times, 0),
    /** Whether every client had a write acknowledged that it sent after this time of `performance.now()`. */
    hasRecovered: (since: number) => lastSent.every((sent) => sent >= since),
  }
}

async function choose(client: Client, world: World, token: string): Promise<Write | undefined> {
  let turn = client.random() * 100
  for (const { share, make } of WRITE_KINDS) {
    turn -= share
    if (turn < 0) return make(client, world, token)
  }
  return undefined
}

function count(answers: Answers, status: number, isRepeat: boolean): void {
  if (status === 0) answers.cut += 1
  else if (status >= 200 && status < 300) answers.ok += 1
  else if (isRepeat) answers.repeated += 1
  else if (status === 503) answers.unavailable += 1
  else answers.other += 1
}

type Answer = { status: number; code: string; id: number | undefined }

async function send(
  url: string,
  { browser, method, path, json, form, headers, token }: Write,
): Promise<Answer> {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const body = form ?? (json === undefined ? undefined : JSON.stringify(json))
  try {
    const response = await fetch(url + path, {
      method,
      headers: {
        cookie,
        ...(json !== undefined && { 'content-type': 'application/json' }),
        ...(method === 'POST' && { 'idempotency-key': token }),
        ...headers,
      },
      ...(body !== undefined && { body }),
      signal: AbortSignal.timeout(PATIENCE.answer),
    })
    const answer: unknown = await response.json()
    return { status: response.status, code: textOf(answer, 'code'), id: idOf(answer) }
  } catch {
    return { status: 0, code: 'no answer', id: undefined }
  }
}

function textOf(body: unknown, name: string): string {
  return typeof body === 'object' && body !== null
    ? String(Object.getOwnPropertyDescriptor(body, name)?.value ?? '')
    : ''
}

export function idOf(body: unknown): number | undefined {
  const id = Number(textOf(body, 'id') || undefined)
  return Number.isInteger(id) ? id : undefined
}
