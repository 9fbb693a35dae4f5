import type { Context } from 'hono'

type Page<Row> = { rows: Row[]; total: number; isExact?: boolean }

/** Sends a page of a list. Headers give the number of rows of the whole list, and whether that number is exact. */
export function sendList<Row>(c: Context, { rows, total, isExact = true }: Page<Row>) {
  c.header('X-Total-Count', String(total))
  c.header('X-Total-Is-Exact', String(isExact))
  return c.json(rows)
}
