import { execFileSync } from 'node:child_process'
import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'

const MEGABYTES = 256

export type SmallDisk = { fill(): void; free(): void; remove(): void }

/**
 * Mounts a small file system in `folder` that can be filled. Returns a text with the reason if that is not possible.
 */
export function mountSmallDisk(folder: string): SmallDisk | string {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    return 'only root on Linux may mount a small disk'
  try {
    const options = `size=${MEGABYTES}m,mode=755`
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder], { stdio: 'pipe' })
  } catch (error) {
    return `a small disk could not be mounted: ${error instanceof Error ? error.message.trim() : error}`
  }
  const ballast = join(folder, 'ballast')
  return {
    fill: () => writeUntilFull(ballast),
    free: () => rmSync(ballast, { force: true }),
    remove: () => void execFileSync('umount', [folder]),
  }
}

/** Fills the disk. Call it again to take space that was freed meanwhile. */
function writeUntilFull(path: string): void {
  const file = openSync(path, 'a')
  try {
    for (const size of [1 << 20, 1 << 12]) {
      const block = Buffer.alloc(size, 1)
      while (writeWhole(file, block));
    }
  } finally {
    closeSync(file)
  }
}

function writeWhole(file: number, block: Buffer): boolean {
  try {
    return writeSync(file, block) === block.length
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') return false
    throw error
  }
}
