import { count, desc, eq, ilike, or } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { employers } from '../accounts/tables.ts'
import { creditAccounts } from '../credits/tables.ts'

/** `search` is part of a company's name or address. */
export async function selectEmployers(db: Db, search: string, limit: number, offset: number) {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  const wanted = search
    ? or(ilike(employers.companyName, pattern), ilike(employers.email, pattern))
    : undefined
  const rows = await db
    .select({
      id: employers.id,
      companyName: employers.companyName,
      contactPerson: employers.contactPerson,
      email: employers.email,
      createdAt: employers.createdAt,
      isActive: employers.isActive,
      isApproved: employers.isApproved,
      credits: creditAccounts.credits,
    })
    .from(employers)
    .innerJoin(creditAccounts, eq(creditAccounts.employerId, employers.id))
    .where(wanted)
    .orderBy(desc(employers.id))
    .limit(limit)
    .offset(offset)
  const [counted] = await db.select({ total: count() }).from(employers).where(wanted)
  return { rows, total: counted?.total ?? 0 }
}
