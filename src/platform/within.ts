/**
 * Returns the result of `work`. Throws when it takes longer than `ms` milliseconds, with the code of an outage; `work`
 * then goes on, but its result is ignored.
 */
export async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>()
  const end = () => late.reject(Object.assign(new Error(`no answer within ${ms} ms`), { code: 'ETIMEDOUT' }))
  const timer = setTimeout(end, ms)
  try {
    return await Promise.race([work, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
