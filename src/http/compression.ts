import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context, MiddlewareHandler } from 'hono'

export type Encoding = 'br' | 'gzip'

/** Bytes. Compressing a smaller answer does not save a packet. */
const SMALL = 1024

/** Browsers send few different lists, each of them very often. */
const chosen = new Map<string, Encoding | undefined>()
const MOST_CHOSEN = 100

/** Returns the best encoding that the browser accepts. A quality of 0 means that it refuses the encoding. */
export function chooseEncoding(accepted: string | undefined): Encoding | undefined {
  if (!accepted) return undefined
  if (!chosen.has(accepted)) {
    if (chosen.size >= MOST_CHOSEN) chosen.clear()
    chosen.set(accepted, chooseFrom(accepted))
  }
  return chosen.get(accepted)
}

function chooseFrom(accepted: string): Encoding | undefined {
  const offers = new Map(
    accepted.split(',').map((offer) => {
      const [name = '', ...parameters] = offer.split(';').map((part) => part.trim().toLowerCase())
      return [name, !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))]
    }),
  )
  return (['br', 'gzip'] as const).find((encoding) => offers.get(encoding) ?? offers.get('*'))
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/**
 * Compresses content. Brotli turns a page of 70 kB into 14.1 kB in 1.7 ms with quality 5, 13.9 kB in 17 ms with 9, and
 * 12.8 kB in 130 ms or more with 11.
 */
export function compress(
  content: Uint8Array,
  encoding: Encoding,
  quality = 5,
): Promise<Uint8Array<ArrayBuffer>> {
  if (encoding === 'gzip') return zip(content, { level: Math.min(9, quality + 1) })
  return brotli(content, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      // A window just large enough for the content: clearing the usual 4 MB takes longer than compressing a page.
      [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(16, 32 - Math.clz32(content.length))),
    },
  })
}

/**
 * Compresses the JSON of the API's answers. Bodies contain no session cookies and no secret tokens, so the compressed
 * length reveals nothing. For clients that accept no compression the answer is not touched, because reading it would
 * lose the server's fast path.
 */
export const compressAnswers: MiddlewareHandler = async (c, next) => {
  await next()
  const encoding = chooseEncoding(c.req.header('accept-encoding'))
  if (!encoding || !isCompressible(c)) return
  const content = new Uint8Array(await c.res.arrayBuffer())
  const headers = new Headers(c.res.headers)
  headers.append('Vary', 'Accept-Encoding')
  const isSmall = content.length < SMALL
  if (!isSmall) headers.set('Content-Encoding', encoding)
  headers.delete('Content-Length')
  c.res = new Response(isSmall ? content : await compress(content, encoding), {
    status: c.res.status,
    headers,
  })
}

function isCompressible({ req, res }: Context): boolean {
  const { headers } = res
  if (req.method === 'HEAD' || headers.has('content-encoding') || headers.has('content-disposition'))
    return false
  return /^(application\/json|text\/|image\/svg)/.test(headers.get('content-type') ?? '')
}
