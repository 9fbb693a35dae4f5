import type { AdministratorContext } from '../../platform/context.ts'
import { selectProposals, selectStatements } from './queries.ts'
import type { ProposalList } from './schema.ts'
import { proposalView } from './views.ts'

/** As many as a list without pages holds. */
const WHOLE = 1000

/** More than a year of weekly statements. */
const STATEMENTS = 60

export async function listProposals(ctx: AdministratorContext, list: ProposalList) {
  const { page, limit } = list
  const window = page === undefined ? { limit: WHOLE, offset: 0 } : { limit, offset: (page - 1) * limit }
  const { rows, total } = await selectProposals(ctx.db, list, window)
  return { rows: rows.map(proposalView), total }
}

/** The last ones, newest first. */
export function listStatements(ctx: AdministratorContext) {
  return selectStatements(ctx.db, STATEMENTS)
}
