import { DAY } from '../../shared/time.ts'
import type { Context } from '../context.ts'
import type { FileFolder } from './files.ts'

/** Milliseconds after which a stored file without a row is deleted. Until then its upload may still be under way. */
const KEPT_MS = DAY
const BATCH = 500

/**
 * Deletes files without a row, which interrupted uploads leave behind. `findNamed` gets the ids of stored files and
 * returns those that have a row; a thumbnail has the id of its picture. Returns the number of deleted files.
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
