import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { checkFolder, type FileStore, type StoredFile, splitKey } from './files.ts'

/** A file that is still being written stands here, on the same file system, so that a rename completes it. */
const incoming = '.incoming'
const abandonedAfterMs = 24 * 3600 * 1000

/**
 * The file store in a folder: `cvs/4f/4f0c…`, 256 subfolders, so that none holds a million files. A file appears when
 * it is whole and on disk. Readable by the owner alone.
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
      // the size belongs to the open file, also when the key is replaced meanwhile
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

/** Left by a process that was killed. Another process may be writing here too, so only what is a day old goes. */
async function removeAbandoned(dir: string): Promise<void> {
  for (const name of await namesIn(dir)) {
    const found = await stat(join(dir, name)).catch(onlyMissing)
    if (found && Date.now() - found.mtimeMs > abandonedAfterMs) await rm(join(dir, name), { force: true })
  }
}

/** A rename is on disk when its folder is. Windows cannot open folders and needs no such call. */
async function syncFolder(dir: string): Promise<void> {
  if (process.platform === 'win32') return
  const folder = await open(dir, 'r')
  await folder.sync().finally(() => folder.close())
}

function onlyMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
