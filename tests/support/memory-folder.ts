import { mkdtemp, statfs } from 'node:fs/promises'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'

const MEMORY = '/dev/shm'
/** Bytes for the databases that the API tests have at the same time, and as much again. */
const ROOM = 2 * 1024 ** 3

/**
 * Makes a folder for the database of tests: in memory, if this machine has room. Every test file has its own database
 * of 1,000 files, and making and deleting them on a disk took a tenth of the time.
 */
export async function makeMemoryFolder(prefix: string): Promise<string> {
  const space = await statfs(MEMORY).catch(() => undefined)
  const isRoomy = space !== undefined && space.bavail * space.bsize >= ROOM && freemem() >= 2 * ROOM
  return mkdtemp(join(isRoomy ? MEMORY : tmpdir(), prefix))
}
