import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'

/** Where uploads live. A key is random and says nothing: `cvs/<uuid>`; names that people gave stay in the database. */
export type FileStore = {
  /** Stores all of a stream, or nothing and throws. Replaces what the key held. `size` in bytes. */
  put(key: string, content: Readable, details: { contentType: string }): Promise<{ size: number }>
  get(key: string): Promise<StoredContent | undefined>
  /** Deleting what is not there is no error. */
  delete(key: string): Promise<void>
  /** Everything stored under a folder (`cvs`), in no order; for the cleanup of files without a row. */
  list(folder: string): AsyncIterable<StoredFile>
}

export type StoredContent = { stream: Readable; size: number }

export type StoredFile = { key: string; size: number; lastModified: Date }

export type FileStoreConfig =
  | { kind: 'folder'; dir: string }
  | {
      kind: 's3'
      endpoint?: string
      bucket: string
      region: string
      accessKeyId: string
      secretAccessKey: string
    }

export type FileFolder = 'cvs' | 'photos' | 'logos' | 'slips'

export function newFileKey(folder: FileFolder): string {
  return `${folder}/${randomUUID()}`
}

/** Throws for anything but keys as `newFileKey` makes them, with an optional ending (`-96`): no path can be smuggled in. */
export function splitKey(key: string): { folder: string; name: string } {
  const [, folder, name] = /^([a-z]{1,20})\/([0-9a-f]{8}-[0-9a-f-]{27}(?:-[0-9a-z]{1,8})?)$/.exec(key) ?? []
  if (!folder || !name) throw new Error(`not a file key: ${JSON.stringify(key)}`)
  return { folder, name }
}

export function checkFolder(folder: string): void {
  if (!/^[a-z]{1,20}$/.test(folder))
    throw new Error(`not a folder of the file store: ${JSON.stringify(folder)}`)
}
