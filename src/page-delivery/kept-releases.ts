import { createHash } from 'node:crypto'
import { cpSync, existsSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { readStaticFile, type StaticFile } from '../http/static.ts'

/** This release and the two before it, for pages that were open during an update. */
const KEPT = 3

/** Returns a file of another release by its address. */
export type FindKept = (url: string) => StaticFile | undefined

/**
 * Keeps the files of this release in `keptDir`, from where all processes send those of each other's releases. The names
 * of files contain hashes of their content, so releases do not mix.
 */
export function keepRelease(assetsDir: string, keptDir: string): FindKept {
  keep(assetsDir, keptDir)
  for (const name of keptIn(keptDir).slice(KEPT))
    rmSync(join(keptDir, name), { recursive: true, force: true })
  return (url) => {
    if (!ASSET.test(url)) return undefined
    const path = keptIn(keptDir)
      .map((name) => join(keptDir, name, url))
      .find(existsSync)
    return path === undefined ? undefined : readStaticFile(path, url)
  }
}

const ASSET = /^\/assets\/[\w.-]+$/

function keep(assetsDir: string, keptDir: string): void {
  const files = readdirSync(assetsDir).sort().join()
  const own = join(keptDir, createHash('sha256').update(files).digest('hex').slice(0, 16))
  if (!existsSync(own)) {
    // Half a copy does not count, and another process may make the same.
    const copy = `${own}.${process.pid}${UNFINISHED}`
    cpSync(assetsDir, join(copy, 'assets'), { recursive: true })
    if (existsSync(own)) rmSync(copy, { recursive: true })
    else renameSync(copy, own)
  }
  const now = new Date()
  utimesSync(own, now, now)
}

const UNFINISHED = '.unfinished'

/** The names of the kept releases, the one that was started last first. */
function keptIn(keptDir: string): string[] {
  const names = readdirSync(keptDir).filter((name) => !name.endsWith(UNFINISHED))
  const times = new Map(names.map((name) => [name, statSync(join(keptDir, name)).mtimeMs]))
  return names.sort((one, other) => (times.get(other) ?? 0) - (times.get(one) ?? 0))
}
