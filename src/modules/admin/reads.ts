import type { AdministratorContext } from '../../platform/context.ts'
import { selectEmployers } from './queries.ts'
import type { AdminList } from './schema.ts'

export function listEmployers(ctx: AdministratorContext, { page, limit, search }: AdminList) {
  return page === undefined
    ? selectEmployers(ctx.db, search, 1000, 0)
    : selectEmployers(ctx.db, search, limit, (page - 1) * limit)
}
