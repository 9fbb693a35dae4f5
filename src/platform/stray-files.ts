import type { Context } from './context.ts'
import type { FileFolder } from './files.ts'

/** A stored file without a row goes after a day: until then its upload may still be under way (decisions, 'Orphaned CVs'). */
const KEPT_MS = 24 * 3_600_000
const BATCH = 500

/**
 * Deletes what no row names, as uploads leave it that were broken off. `findNamed` gets the ids of stored files and gives back those
 * that rows hold; a thumbnail has its picture's id. Returns how many files went.
 */
export async function deleteStrayFiles(
  ctx: Context,
  folder: FileFolder,
  findNamed: (ids: string[]) => Promise<readonly string[]>,
): Promise<number> {
  let deleted = 0
  let batch: { key: string; id: string }[] = []
  const sweep = async () => {
    const named = new Set(await findNamed([...new Set(batch.map(({ id }) => id))]))
    const strays = batch.filter(({ id }) => !named.has(id))
    for (const { key } of strays) await ctx.files.delete(key)
    deleted += strays.length
    batch = []
  }
  for await (const { key, lastModified } of ctx.files.list(folder)) {
    if (ctx.now.getTime() - lastModified.getTime() < KEPT_MS) continue
    batch.push({ key, id: key.slice(folder.length + 1, folder.length + 37) })
    if (batch.length === BATCH) await sweep()
  }
  await sweep()
  return deleted
}
