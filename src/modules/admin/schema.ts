import * as v from 'valibot'

const whole = (min: number, max: number) =>
  v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number), v.minValue(min), v.maxValue(max))

/** Without `page`, everything up to 1,000 rows (decisions, 'Calls'). */
export const AdminList = v.object({
  page: v.optional(whole(1, 1_000_000)),
  limit: v.optional(whole(1, 100), '50'),
  search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''),
})
export type AdminList = v.InferOutput<typeof AdminList>
