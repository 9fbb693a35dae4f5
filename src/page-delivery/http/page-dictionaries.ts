import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { constants, zstdCompress } from 'node:zlib'

/**
 * A browser that has opened one public page gets the next as the difference: the first is the dictionary with which the
 * next is compressed (RFC 9842). A list after the home page takes 4 kB in place of 16, in less time than without. The
 * browser names its dictionary by its hash. Who names none, or one that this process no longer has, gets the whole page.
 */
export type Dictionary = { readonly hash: Buffer; readonly text: Uint8Array<ArrayBuffer> }

/** Bytes of all pages that may serve as dictionaries. */
const MAX_BYTES = 16_000_000

/** Keeps the text of pages by their hash. Those that nobody has named or opened for the longest are dropped. */
export function createDictionaries(maxBytes = MAX_BYTES) {
  const kept = new Map<string, Dictionary>()
  let total = 0

  function drop(key: string): void {
    total -= kept.get(key)?.text.length ?? 0
    kept.delete(key)
  }

  return {
    keep(dictionary: Dictionary): void {
      const key = nameOf(dictionary)
      drop(key)
      kept.set(key, dictionary)
      total += dictionary.text.length
      for (const oldest of kept.keys()) {
        if (total <= maxBytes) return
        drop(oldest)
      }
    },
    /** Returns the dictionary that the browser names, if the browser accepts pages that are compressed with it. */
    find(available: string | undefined, acceptEncoding = ''): Dictionary | undefined {
      if (!available || !/(^|[\s,])dcz($|[\s,])/.test(acceptEncoding)) return undefined
      const found = kept.get(available)
      if (found) this.keep(found)
      return found
    },
  }
}

export type Dictionaries = ReturnType<typeof createDictionaries>

export function dictionaryOf(content: string): Dictionary {
  const text = new TextEncoder().encode(content)
  let hash: Buffer | undefined
  return {
    text,
    get hash() {
      hash ??= createHash('sha256').update(text).digest()
      return hash
    },
  }
}

/** As the header `Available-Dictionary` names it. */
export const nameOf = ({ hash }: Dictionary): string => `:${hash.toString('base64')}:`

/**
 * The headers that make a page a dictionary. A page must be usable later for that, which `no-cache` denies; browsers ask
 * again all the same before they show it. Only for Chromium, the only browsers that know dictionaries and send
 * `Sec-CH-UA`: others might show such a page without asking.
 */
export const DICTIONARY_HEADERS = {
  'Use-As-Dictionary': 'match="/*", match-dest=("document" "")',
  'Cache-Control': 'max-age=0, s-maxage=0, stale-while-revalidate=86400',
}

const zstd = promisify(zstdCompress)

/** Every answer with the encoding `dcz` begins like this, then follows the hash of the dictionary. */
const MAGIC = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0])
/** Of 3 to 22. From 12 on it takes ten times as long and saves 5 %. */
const LEVEL = 9

export async function compressWith(
  { hash, text }: Dictionary,
  content: Uint8Array,
): Promise<Uint8Array<ArrayBuffer>> {
  const compressed = await zstd(content, {
    dictionary: text,
    params: { [constants.ZSTD_c_compressionLevel]: LEVEL },
  })
  return new Uint8Array(Buffer.concat([MAGIC, hash, compressed]))
}
