import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { vi } from 'vitest'
import { isRunning } from '../../scripts/throwaway-postgres.ts'

/**
 * Kills a PostgreSQL server and its children without warning, as a crash or the kernel does when memory runs out. Returns
 * when the server has ended: on a busy machine, that takes longer than the first refused connection. By then the product
 * may have started another one in the same folder.
 */
export async function killDatabase(cluster: string): Promise<void> {
  const postmaster = await signalDatabase(cluster, 'SIGKILL')
  await vi.waitUntil(() => !isRunning(postmaster), { timeout: 30_000 })
}

/** Makes the server accept connections without answering, as when its disk hangs. */
export const freezeDatabase = (cluster: string) => signalDatabase(cluster, 'SIGSTOP')

export const thawDatabase = (cluster: string) => signalDatabase(cluster, 'SIGCONT')

/**
 * `cluster`: the server's data folder. The postmaster comes first, so that it cannot start a child unseen. Returns its
 * process number.
 */
async function signalDatabase(cluster: string, signal: NodeJS.Signals): Promise<number> {
  const postmaster = Number.parseInt(await readFile(join(cluster, 'postmaster.pid'), 'utf8'), 10)
  process.kill(postmaster, signal)
  for (const child of await childrenOf(postmaster)) {
    try {
      process.kill(child, signal)
    } catch {
      // It has ended already.
    }
  }
  return postmaster
}

async function childrenOf(parent: number): Promise<number[]> {
  const children: number[] = []
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue
    const state = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '')
    // After the name in brackets: the state, then the parent.
    const [, , ppid] = state.slice(state.lastIndexOf(')')).split(' ')
    if (Number(ppid) === parent) children.push(Number(name))
  }
  return children
}
