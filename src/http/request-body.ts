import type { Context } from 'hono'

/** What a browser may still send after a refusal, in bytes and milliseconds, before the connection is cut. */
const patience = { bytes: 20 * 1024 * 1024, milliseconds: 20_000 }

/**
 * Reads the rest of a refused request away. A browser reads the answer only when it has sent everything, and the
 * server closes half a second after answering a request that is still being sent.
 */
export async function drain(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  restBytes: number,
): Promise<void> {
  if (restBytes > patience.bytes) return
  let bytes = 0
  const timer = Promise.withResolvers<undefined>()
  const timeout = setTimeout(() => timer.resolve(undefined), patience.milliseconds)
  try {
    while (bytes <= patience.bytes) {
      const next = await Promise.race([reader.read(), timer.promise])
      if (!next || next.done) return
      bytes += next.value.length
    }
  } catch {
    // the sender has gone: nobody is left to answer
  } finally {
    clearTimeout(timeout)
  }
}

/** The same for a request that is refused before anything was read of it (no session, too many requests). */
export async function drainRequest(c: Context): Promise<void> {
  const body = c.req.raw.bodyUsed ? null : c.req.raw.body
  if (!body || body.locked) return
  const reader = body.getReader()
  await drain(reader, Number(c.req.header('content-length') ?? 0))
  reader.releaseLock()
}
