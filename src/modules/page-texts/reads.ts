import { readFileSync } from 'node:fs'
import type { AdministratorContext, Context } from '../../platform/context.ts'
import { keptUntilChange } from '../../platform/database/content-versions.ts'
import { selectNewest, selectVersions } from './queries.ts'
import type { TextPageKey } from './schema.ts'

const builtIn = (page: TextPageKey) =>
  readFileSync(new URL(`built-in/${page}.md`, import.meta.url), 'utf8').trim()

/** The words of the project. They apply until an administrator writes others. */
const BUILT_IN: Record<TextPageKey, string> = {
  help: builtIn('help'),
  safety: builtIn('safety'),
  'how-search-works': builtIn('how-search-works'),
  privacy: builtIn('privacy'),
  terms: builtIn('terms'),
  accessibility: builtIn('accessibility'),
}

/** Returns the newest version of each page that was ever written, from memory. One without a body is built-in again. */
export const listNewestTexts = keptUntilChange('site', selectNewest)

/** Returns the Markdown of a page. */
export async function readPageText(ctx: Pick<Context, 'db' | 'now'>, page: TextPageKey): Promise<string> {
  const newest = await listNewestTexts(ctx)
  return newest.find((one) => one.page === page)?.body || BUILT_IN[page]
}

/** Returns the pages whose words an administrator wrote, with the time of the last change. */
export async function listWrittenPages(ctx: Pick<Context, 'db' | 'now'>) {
  const written = (await listNewestTexts(ctx)).filter(({ body }) => body !== '')
  return written.map(({ page, createdAt }) => ({ page, changedAt: createdAt }))
}

/** Returns what an administrator needs to write a page. */
export async function readPageForEditing(ctx: AdministratorContext, page: TextPageKey) {
  const versions = await selectVersions(ctx.db, page)
  const written = versions[0]?.body
  return { page, isWritten: Boolean(written), body: written || BUILT_IN[page], versions }
}
