import { readdirSync, readFileSync } from 'node:fs'

/** Clock ticks a second, the same on every Linux. */
const TICKS = 100

/** Milliseconds of processor time and bytes of memory, of a process and what it started. */
export type Costs = { cpu: number; memory: number }

/** Reads what a process has cost. Memory that several processes share counts once. */
export function costsOf(pid: number): Costs {
  return sumOf([pid])
}

/** Reads what a process has cost with all processes that it has started, ended ones too. */
export function costsOfAll(pid: number): Costs {
  return sumOf([pid, ...descendantsOf(pid)])
}

function sumOf(processes: readonly number[]): Costs {
  return {
    cpu: processes.reduce((sum, one) => sum + cpuOf(one), 0),
    memory: processes.reduce((sum, one) => sum + memoryOf(one), 0),
  }
}

function cpuOf(pid: number): number {
  // After the parent: user and system time of the process and of its children that have ended.
  const times = fieldsOf(pid).slice(11, 15).map(Number)
  return (times.reduce((sum, ticks) => sum + ticks, 0) / TICKS) * 1000
}

/** The proportional set size. */
function memoryOf(pid: number): number {
  const [, kilobytes] = /^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`)) ?? []
  return Number(kilobytes ?? 0) * 1024
}

function descendantsOf(parent: number): number[] {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => Number(fieldsOf(pid)[1]) === parent)
  return children.flatMap((child) => [child, ...descendantsOf(child)])
}

/** What `/proc/PID/stat` has after the name in brackets: the state, the parent, and so on. */
function fieldsOf(pid: number): string[] {
  const text = read(`/proc/${pid}/stat`)
  return text.slice(text.lastIndexOf(')') + 2).split(' ')
}

/** A process may end at any time. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
