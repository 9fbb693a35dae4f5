import * as v from 'valibot'

/**
 * A backup is a gzipped tar archive with these entries, in this order:
 *
 *     manifest.json              the tables, and the migrations that made them
 *     database/TABLE/000001      rows in the text format of PostgreSQL's COPY, in parts of whole rows
 *     tasks.json                 background work that was waiting
 *     files/FOLDER/ID            uploads, unchanged
 *     summary.json               counts and checksums; a backup without it is incomplete
 */
export const MANIFEST = 'manifest.json'
export const TASKS = 'tasks.json'
export const SUMMARY = 'summary.json'

/** Increase it when an older version could no longer restore the backup. */
const VERSION = 1

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const name = v.pipe(v.string(), v.regex(/^[a-z0-9_]+$/))

export const Manifest = v.object({
  format: v.literal('painim-wok-backup'),
  version: v.literal(VERSION),
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
  /** File names, in the order in which they were applied. */
  migrations: v.array(v.pipe(v.string(), v.regex(/^[\w-]+\.sql$/))),
  /** A table comes after the tables that it refers to. */
  tables: v.array(v.object({ name, columns: v.array(name) })),
  /** The last value of each sequence, null if it was never used. */
  sequences: v.array(v.object({ name, value: v.nullable(count) })),
})
export type Manifest = v.InferOutput<typeof Manifest>

export function newManifest(content: Pick<Manifest, 'migrations' | 'tables' | 'sequences'>): Manifest {
  return { format: 'painim-wok-backup', version: VERSION, createdAt: new Date().toISOString(), ...content }
}

export const WaitingTasks = v.array(v.object({ name: v.string(), data: v.unknown(), startAfter: v.string() }))
export type WaitingTasks = v.InferOutput<typeof WaitingTasks>

export const Summary = v.object({
  /** By table. The checksum covers the rows as they are in the archive. */
  tables: v.record(v.string(), v.object({ rows: count, sha256: v.string() })),
  files: v.object({ count, bytes: count, sha256: v.string() }),
})
export type Summary = v.InferOutput<typeof Summary>

export const FILE_FOLDERS = ['cvs', 'photos', 'logos', 'slips', 'documents'] as const
