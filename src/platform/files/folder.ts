import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { DAY } from '../../shared/time.ts'
import { checkFolder, type FileStore, type StoredFile, splitKey } from './files.ts'

/**
 * The folder for files that are still being written. It is on the same file system, so that a rename completes a file.
 */
const incoming = '.incoming'
const abandonedAfterMs = DAY

/**
 * Opens a file store in a folder: `cvs/4f/4f0c…`, with 256 subfolders, so that none contains a million files. A file
 * appears only when it is complete and on disk. Only the owner of the folder can read the files.
 */
export async function openFolder(dir: string): Promise<FileStore> {
  const root = resolve(dir)
  const pathOf = (key: string) => {
    const { folder, name } = splitKey(key)
    return join(root, folder, name.slice(0, 2), name)
  }
  await mkdir(join(root, incoming), { recursive: true, mode: 0o700 })
  await removeAbandoned(join(root, incoming))

  return {
    async put(key, content) {
      const path = pathOf(key)
      const draft = join(root, incoming, randomUUID())
      try {
        const target = createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true })
        await pipeline(content, target)
        await mkdir(dirname(path), { recursive: true, mode: 0o700 })
        await rename(draft, path)
        await syncFolder(dirname(path))
        return { size: target.bytesWritten }
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },
    async get(key) {
      const file = await openExisting(pathOf(key))
      if (!file) return undefined
      // The size is that of the open file, even if the key is replaced in the meantime.
      const { size } = await file.stat()
      return { stream: file.createReadStream(), size }
    },
    async delete(key) {
      await rm(pathOf(key), { force: true })
    },
    list(folder) {
      checkFolder(folder)
      return listFolder(root, folder)
    },
  }
}

async function* listFolder(root: string, folder: string): AsyncGenerator<StoredFile> {
  for (const shard of await namesIn(join(root, folder))) {
    for (const name of await namesIn(join(root, folder, shard))) {
      const found = await stat(join(root, folder, shard, name)).catch(onlyMissing)
      if (found) yield { key: `${folder}/${name}`, size: found.size, lastModified: found.mtime }
    }
  }
}

async function namesIn(dir: string): Promise<string[]> {
  return (await readdir(dir).catch(onlyMissing)) ?? []
}

async function openExisting(path: string): Promise<FileHandle | undefined> {
  return open(path, 'r').catch(onlyMissing)
}

/**
 * Deletes files that a killed process left behind. Another process may be writing here too, so only files older than a
 * day go.
 */
async function removeAbandoned(dir: string): Promise<void> {
  for (const name of await namesIn(dir)) {
    const found = await stat(join(dir, name)).catch(onlyMissing)
    if (found && Date.now() - found.mtimeMs > abandonedAfterMs) await rm(join(dir, name), { force: true })
  }
}

/** Writes a folder to disk, and with it a rename. Windows cannot open folders and does not need this call. */
async function syncFolder(dir: string): Promise<void> {
  if (process.platform === 'win32') return
  const folder = await open(dir, 'r')
  await folder.sync().finally(() => folder.close())
}

function onlyMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
