/**
 * Shows what failures cost. Clients write through HTTP while the product or its database is killed, the disk is full,
 * the mail server is slow, refuses mails or asks to try later, or the bucket fails. Afterwards the bench looks for
 * every acknowledged write. Each kind of fault has its own rounds. Uses temporary databases.
 *
 *   npm run bench -- faults [--rounds 100] [--seed 1] [--only 'database killed']
 */
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { countMails, findMissing, findUnmarked, lastMail, type Mails, type Missing } from './faults/check.ts'
import { type Answers, type Load, openLoad } from './faults/load.ts'
import { openPlace, type Place, type PlaceKind } from './faults/place.ts'
import type { Product } from './faults/product.ts'
import { percentile, printTable } from './figures.ts'
import { checkLedger, type LedgerFaults } from './ledger-check.ts'
import { randomNumbers } from './synthetic-words.ts'

const PLACES = ['folder', 'small disk', 'bucket'] as const
/** The maximum number of milliseconds of a fault, if too few answers end it earlier. */
const LONGEST_FAULT = 3000

type Fault = {
  name: string
  place: PlaceKind
  begin(place: Place): Promise<void> | void
  /** Absent if the fault ends by itself. */
  end?(place: Place): Promise<void> | void
  /** Calls may stay without an answer. */
  cutsCalls?: true
  /** The fault has ended when mail arrives again. */
  isAboutMail?: true
}

const FAULTS: readonly Fault[] = [
  { name: 'product killed', place: 'folder', begin: ({ product }) => product.kill(), cutsCalls: true },
  { name: 'database killed', place: 'folder', begin: ({ product }) => product.killDatabase() },
  mailFault('mail slow', 'slow'),
  mailFault('mail refused', 'refusing'),
  mailFault('mail greylisted', 'greylisting'),
  {
    name: 'disk full',
    place: 'small disk',
    begin: ({ disk }) => disk?.fill(),
    end: ({ disk }) => disk?.free(),
  },
  bucketFault('bucket fails', 'failing'),
  bucketFault('bucket silent', 'silent'),
  bucketFault('bucket away', 'refusing'),
]

function mailFault(name: string, trouble: 'slow' | 'refusing' | 'greylisting'): Fault {
  return {
    name,
    place: 'folder',
    begin: ({ mail }) => mail.setTrouble(trouble),
    end: ({ mail }) => mail.setTrouble('none'),
    isAboutMail: true,
  }
}

function bucketFault(name: string, trouble: 'failing' | 'silent' | 'refusing'): Fault {
  return {
    name,
    place: 'bucket',
    begin: ({ bucket }) => bucket.setTrouble(trouble),
    end: ({ bucket }) => bucket.setTrouble('none'),
  }
}

export type FaultRow = {
  name: string
  /** Why the fault could not be tried here. Empty if it was tried. */
  notRun: string
  cutsCalls: boolean
  rounds: number
  acknowledged: number
  /**
   * Writes with an unknown outcome: until the client gave up, each repeat was answered "the first attempt is still
   * running".
   */
  unsure: number
  answers: Answers
  missing: Missing
  /** Seconds from the kill or the end of the fault until every client had a write acknowledged again. */
  recovery: number[]
  /** The last lines of processes that ended without being killed. */
  exits: string[]
  problems: string[]
  mails: Mails
  ledger: LedgerFaults & { rows: number; balances: number }
}

export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      rounds: { type: 'string', default: '100' },
      seed: { type: 'string', default: '1' },
      only: { type: 'string', multiple: true },
    },
  })
  console.log(`faults: ${values.rounds} rounds of each, seed ${values.seed}`)
  const rows = await tryFaults({
    rounds: Number(values.rounds),
    seed: Number(values.seed),
    only: values.only,
  })
  print(rows)
  const wrong = rows.flatMap(wrongsOf)
  for (const line of wrong) console.log(line)
  if (wrong.length > 0) process.exitCode = 1
}

type Options = { rounds: number; seed: number; only?: readonly string[] | undefined }

/** Tries the faults and returns one row each. Faults with the same kind of place share a product. */
export async function tryFaults({ rounds, seed, only }: Options): Promise<FaultRow[]> {
  const rows: FaultRow[] = []
  for (const kind of PLACES) {
    const faults = FAULTS.filter(({ name, place }) => place === kind && (only?.includes(name) ?? true))
    if (faults.length === 0) continue
    const place = await openPlace(kind, seed)
    if (typeof place === 'string') {
      rows.push(...faults.map((fault) => emptyRow(fault, place)))
      continue
    }
    try {
      for (const fault of faults) rows.push(await tryFault(fault, place, rounds, seed))
    } finally {
      await place.close()
    }
  }
  return rows
}

async function tryFault(fault: Fault, place: Place, rounds: number, seed: number): Promise<FaultRow> {
  const { product, world, clients, acknowledged } = place
  const load = openLoad(product.url, world, clients, `${seed}.${fault.name.replace(' ', '.')}`)
  const random = randomNumbers(seed)
  const row = { ...emptyRow(fault), rounds, answers: load.answers }
  const unmarked = new Set<number>()
  const firstMail = await lastMail(place)
  const exitsBefore = product.exits.length
  for (let round = 0; round < rounds; round++) {
    row.recovery.push(await tryOnce(fault, place, load, random))
    if (fault.cutsCalls) for (const id of await findUnmarked(place)) unmarked.add(id)
  }
  acknowledged.push(...load.acknowledged)
  const query = (text: string) => product.query<{ found: string }>(text)
  return {
    ...row,
    acknowledged: load.acknowledged.filter(({ isSure }) => isSure).length,
    unsure: load.acknowledged.filter(({ isSure }) => !isSure).length,
    missing: await findMissing(place),
    exits: product.exits.slice(exitsBefore),
    problems: [...load.problems],
    mails: await countMails(place, firstMail, unmarked),
    ledger: { ...(await checkLedger(query)), ...(await sumLedger(product)) },
  }
}

/** Tries one fault while clients write. Returns the seconds until all of them succeeded again. */
async function tryOnce(fault: Fault, place: Place, load: Load, random: () => number): Promise<number> {
  const busy = load.answered() + 20 + random() * 40
  load.run()
  await until(() => load.answered() >= busy, 'the first writes')
  await fault.begin(place)
  if (fault.end) {
    const answered = load.answered() + 30
    const longest = performance.now() + LONGEST_FAULT
    while (load.answered() < answered && performance.now() < longest) await wait(20)
    await fault.end(place)
  }
  const over = performance.now()
  const mails = place.mail.total()
  await until(() => load.hasRecovered(over), `recovery from ${fault.name}`)
  const seconds = (performance.now() - over) / 1000
  if (fault.isAboutMail) await until(() => place.mail.total() > mails, 'mail after the fault')
  await load.pause()
  return seconds
}

/** Milliseconds. Longer than a client waits for one write. */
const PATIENCE = 200_000

async function until(isSo: () => boolean, what: string): Promise<void> {
  const end = performance.now() + PATIENCE
  while (!isSo()) {
    if (performance.now() > end) throw new Error(`waited ${PATIENCE / 1000} s for ${what}`)
    await wait(5)
  }
}

async function sumLedger({ query }: Product): Promise<{ rows: number; balances: number }> {
  const [sums] = await query<{ rows: string; balances: string }>(
    'SELECT (SELECT sum(amount) FROM credit_transactions) AS rows, (SELECT sum(credits) FROM credit_accounts) AS balances',
  )
  return { rows: Number(sums?.rows), balances: Number(sums?.balances) }
}

function emptyRow({ name, cutsCalls }: Fault, notRun = ''): FaultRow {
  return {
    name,
    notRun,
    cutsCalls: cutsCalls === true,
    rounds: 0,
    acknowledged: 0,
    unsure: 0,
    answers: { ok: 0, repeated: 0, unavailable: 0, other: 0, cut: 0 },
    missing: { lost: new Set(), doubled: new Set() },
    recovery: [],
    exits: [],
    problems: [],
    mails: { written: 0, lost: 0, doubled: 0, unavoidable: 0 },
    ledger: { negative: 0, doubled: 0, differing: 0, rows: 0, balances: 0 },
  }
}

const HEAD = [
  'fault',
  'rounds',
  'acknowledged',
  'unsure',
  'lost',
  'doubled',
  '2xx',
  '409',
  '503',
  'other',
  'cut',
  'exits',
]

function print(rows: readonly FaultRow[]): void {
  const ran = rows.filter(({ notRun }) => !notRun)
  const cells = (row: FaultRow) => {
    const { ok, repeated, unavailable, other, cut } = row.answers
    const { lost, doubled } = row.missing
    const writes = [row.rounds, row.acknowledged, row.unsure, lost.size, doubled.size]
    const answers = [ok, repeated, unavailable, other, cut, row.exits.length]
    const seconds = [percentile(row.recovery, 0.5), Math.max(...row.recovery)]
    const { written, lost: lostMails, doubled: doubledMails, unavoidable } = row.mails
    const mails = [written, lostMails, doubledMails, unavoidable]
    const whole = (figures: number[]) => figures.map(String)
    return [
      row.name,
      ...whole([...writes, ...answers]),
      ...seconds.map((it) => it.toFixed(1)),
      ...whole(mails),
    ]
  }
  printTable([...HEAD, 'p50 s', 'max s', 'mails', 'lost', 'twice', 'after kill'], ran.map(cells))
  for (const { name, ledger } of ran)
    console.log(
      `ledger after ${name}: rows ${ledger.rows}, balances ${ledger.balances}; negative ${ledger.negative}, doubled ${ledger.doubled}, differing ${ledger.differing}`,
    )
  for (const { name, notRun } of rows) if (notRun) console.log(`${name}: not run here: ${notRun}`)
}

/** Returns one line for each thing that must not happen. */
function wrongsOf(row: FaultRow): string[] {
  const { answers, mails, problems } = row
  return [
    ...harmOf(row),
    ...named('answered wrongly', problems),
    ...counted('calls without an answer', row.cutsCalls ? 0 : answers.cut),
    ...counted('mails sent twice', mails.doubled),
  ].map((line) => `${row.name}: ${line}`)
}

/** Returns one line for each loss, duplicate or process that ended. */
export function harmOf({ missing, exits, mails, ledger }: FaultRow): string[] {
  return [
    ...named('lost', missing.lost),
    ...named('doubled', missing.doubled),
    ...named('ended by itself', exits),
    ...counted('mails lost', mails.lost),
    ...counted('negative balances', ledger.negative),
    ...counted('doubled in the ledger', ledger.doubled),
    ...counted('employers whose sums differ', ledger.differing),
  ]
}

function named(what: string, found: Iterable<string>): string[] {
  return [...found].map((it) => `${what}: ${it}`)
}

function counted(what: string, times: number): string[] {
  return times > 0 ? [`${what}: ${times}`] : []
}
