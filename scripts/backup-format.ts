import * as v from 'valibot'

/**
 * A backup is a gzipped tar that holds, in this order:
 *
 *     manifest.json              what comes, and from which migrations
 *     database/TABLE/000001      rows as PostgreSQL's COPY writes them as text, in parts of whole rows
 *     tasks.json                 background work that was waiting
 *     files/FOLDER/ID            uploads, as they are
 *     summary.json               counts and checksums; without it the backup is not whole
 */
export const MANIFEST = 'manifest.json'
export const TASKS = 'tasks.json'
export const SUMMARY = 'summary.json'

/** Raised when an older restore could no longer read what is written. */
const VERSION = 1

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const name = v.pipe(v.string(), v.regex(/^[a-z0-9_]+$/))

export const Manifest = v.object({
  format: v.literal('painim-wok-backup'),
  version: v.literal(VERSION),
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
  /** File names, in the order in which they were applied. */
  migrations: v.array(v.pipe(v.string(), v.regex(/^[\w-]+\.sql$/))),
  /** Referenced tables stand before those that refer to them. */
  tables: v.array(v.object({ name, columns: v.array(name) })),
  /** The last value that each sequence gave, null before the first. */
  sequences: v.array(v.object({ name, value: v.nullable(count) })),
})
export type Manifest = v.InferOutput<typeof Manifest>

export function newManifest(content: Pick<Manifest, 'migrations' | 'tables' | 'sequences'>): Manifest {
  return { format: 'painim-wok-backup', version: VERSION, createdAt: new Date().toISOString(), ...content }
}

export const WaitingTasks = v.array(v.object({ name: v.string(), data: v.unknown(), startAfter: v.string() }))
export type WaitingTasks = v.InferOutput<typeof WaitingTasks>

export const Summary = v.object({
  /** By table; the checksum is of its rows as written. */
  tables: v.record(v.string(), v.object({ rows: count, sha256: v.string() })),
  files: v.object({ count, bytes: count, sha256: v.string() }),
})
export type Summary = v.InferOutput<typeof Summary>

export const FILE_FOLDERS = ['cvs', 'photos', 'logos', 'slips'] as const
