import type { EmployerContext } from '../../platform/context.ts'
import { updateEmployer } from './queries.ts'
import { readOwnCompany } from './reads.ts'

/** The company stands with its initials again; the file goes with the nightly clean-up. */
export async function removeLogo(ctx: EmployerContext): Promise<void> {
  const { id, logoUrl } = await readOwnCompany(ctx)
  if (logoUrl) await updateEmployer(ctx.db, id, { logoId: null, updatedAt: ctx.now })
}
