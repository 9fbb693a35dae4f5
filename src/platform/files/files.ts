import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'

/**
 * The store for uploads. Keys are random and reveal nothing: `cvs/<uuid>`. The names of the files are only in the
 * database.
 */
export type FileStore = {
  /** Stores the whole stream, or throws and stores nothing. Replaces an existing file. `size` in bytes. */
  put(key: string, content: Readable, details: { contentType: string }): Promise<{ size: number }>
  get(key: string): Promise<StoredContent | undefined>
  /** Deletes a file. A missing file is not an error. */
  delete(key: string): Promise<void>
  /** Yields all files in a folder (`cvs`), in no particular order. For the clean-up of files without a row. */
  list(folder: string): AsyncIterable<StoredFile>
}

/**
 * An upload on disk. If it is not yet scanned for viruses, its row must record that, and only its owner may download
 * it.
 */
export type ReceivedFile = { path: string; isScanned: boolean }

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

export type FileFolder = 'cvs' | 'photos' | 'logos' | 'slips' | 'documents'

export function newFileKey(folder: FileFolder): string {
  return `${folder}/${randomUUID()}`
}

/**
 * Splits a key of `newFileKey`, with an optional ending (`-96`). Throws for any other text, so that no path can be
 * smuggled in.
 */
export function splitKey(key: string): { folder: string; name: string } {
  const [, folder, name] = /^([a-z]{1,20})\/([0-9a-f]{8}-[0-9a-f-]{27}(?:-[0-9a-z]{1,8})?)$/.exec(key) ?? []
  if (!folder || !name) throw new Error(`not a file key: ${JSON.stringify(key)}`)
  return { folder, name }
}

export function checkFolder(folder: string): void {
  if (!/^[a-z]{1,20}$/.test(folder))
    throw new Error(`not a folder of the file store: ${JSON.stringify(folder)}`)
}
