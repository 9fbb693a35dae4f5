import { randomBytes } from 'node:crypto'
import type { Context } from '../../platform/context.ts'
import { transaction } from '../../platform/transaction.ts'
import { hashPassword } from './hash-password.ts'
import { administratorExists, insertAdministrator, lockAdministrators } from './queries.ts'

/**
 * Creates the administrator of an empty database: ADMIN_USERNAME and ADMIN_PASSWORD, else `admin` and a random password
 * (decisions, rule 14). Returns what was created, for the one time it is printed, or undefined when there is one already.
 */
export async function createFirstAdministrator(
  ctx: Context,
): Promise<{ username: string; password: string } | undefined> {
  return transaction(ctx, async (ctx) => {
    await lockAdministrators(ctx.db)
    if (await administratorExists(ctx.db)) return undefined
    const username = ctx.config.adminUsername ?? 'admin'
    const password = ctx.config.adminPassword ?? randomBytes(12).toString('base64url')
    await insertAdministrator(ctx.db, {
      username,
      passwordHash: await hashPassword(password),
      fullName: 'Administrator',
    })
    return { username, password }
  })
}
