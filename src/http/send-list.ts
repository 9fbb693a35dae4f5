import type { Context } from 'hono'

type Page<Row> = { rows: Row[]; total: number; isExact: boolean }

/** A page of a list with, in headers, how many rows it has; more than `total` where that is not exact. */
export function sendList<Row>(c: Context, { rows, total, isExact }: Page<Row>) {
  c.header('X-Total-Count', String(total))
  c.header('X-Total-Is-Exact', String(isExact))
  return c.json(rows)
}
