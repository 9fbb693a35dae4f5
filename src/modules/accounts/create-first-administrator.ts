import { randomBytes } from 'node:crypto'
import type { Context } from '../../platform/context.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { hashPassword } from './hash-password.ts'
import { administratorExists, insertAdministrator, lockAdministrators } from './queries.ts'

/**
 * Creates the administrator of an empty database with ADMIN_USERNAME and ADMIN_PASSWORD, or with `admin` and a random
 * password. Returns the login data, which is printed once, or undefined when an administrator already exists.
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
