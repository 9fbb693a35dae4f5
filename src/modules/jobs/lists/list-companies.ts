import type { Context } from '../../../platform/context.ts'
import type { Db } from '../../../platform/database/database.ts'
import { anywhere } from '../../../platform/database/filters.ts'
import { pick } from '../../../shared/records.ts'
import { DEFAULT_PAGE_SIZE } from '../limits.ts'
import type { CompanySearch } from '../schema.ts'

type CompanyRow = {
  id: number
  companyName: string
  industry: string
  location: string
  isApproved: boolean
  logoId: string | null
  /** Open jobs. */
  jobs: number
  total: number
}

const SHOWN = ['id', 'companyName', 'industry', 'location', 'isApproved', 'jobs'] as const

/** Returns one page of the companies that have open jobs: those with the badge first, then those with most jobs. */
export async function listHiringCompanies(ctx: Context, search: CompanySearch) {
  const rows = await selectHiring(ctx.db, search, ctx.now)
  const total = rows[0]?.total ?? 0
  return {
    companies: rows.map((row) => ({
      ...pick(row, SHOWN),
      logoUrl: row.logoId && `/api/auth/logo/${row.logoId}`,
    })),
    total,
    totalPages: Math.ceil(total / DEFAULT_PAGE_SIZE),
  }
}

async function selectHiring(db: Db, { query, page }: CompanySearch, now: Date): Promise<CompanyRow[]> {
  const { rows } = await db.$client.query<CompanyRow>({
    name: 'hiring companies',
    text: `SELECT e.id, e.company_name AS "companyName", e.industry, e.location, e.is_approved AS "isApproved",
        e.logo_id AS "logoId", count(*) AS jobs, count(*) OVER () AS total
      FROM open_jobs($1) j JOIN employers e ON e.id = j.employer_id WHERE e.company_name ILIKE $2
      GROUP BY e.id ORDER BY e.is_approved DESC, count(*) DESC, e.company_name, e.id LIMIT $3 OFFSET $4`,
    values: [now, anywhere(query), DEFAULT_PAGE_SIZE, (page - 1) * DEFAULT_PAGE_SIZE],
  })
  return rows
}
