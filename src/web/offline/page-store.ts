import {
  MAX_READ_PAGES,
  mayBeKept,
  READ_PAGES_CACHE,
  readPageAddress,
  SAVED_JOBS_ENTRY,
} from './read-pages.ts'

/** `page`: HTML as it came; `data`: the JSON of a call. */
type Kind = 'page' | 'data'
export type Kept = { kind: Kind; text: string; readAt: string }

const open = () => caches.open(READ_PAGES_CACHE)

/** Keeps an answer under the page's address when everybody would get it; the oldest page makes room. */
export async function keep(address: string, kind: Kind, answer: Response): Promise<void> {
  if (!mayBeKept(answer)) return
  const text = await answer.text()
  const headers = {
    'read-at': new Date().toISOString(),
    kind,
    title: encodeURIComponent(titleOf(kind, text)),
  }
  const cache = await open()
  await cache.delete(address)
  await cache.put(address, new Response(text, { headers }))
  const pages = await keptAddresses(cache)
  for (const oldest of pages.slice(0, Math.max(0, pages.length - MAX_READ_PAGES))) await cache.delete(oldest)
}

function titleOf(kind: Kind, text: string): string {
  if (kind === 'page') return /<title>(.*?)( ·[^<]*)?<\/title>/.exec(text)?.[1] ?? ''
  return String(JSON.parse(text).title ?? 'Jobs')
}

export async function findKept(address: string): Promise<Kept | undefined> {
  const answer = await (await open()).match(address)
  if (!answer) return undefined
  const { kind, readAt } = labelsOf(answer)
  return { kind, readAt, text: await answer.text() }
}

/** The last one read first. */
export async function listKept(): Promise<{ address: string; title: string }[]> {
  const cache = await open()
  const pages = await keptAddresses(cache)
  const listed = await Promise.all(
    pages.reverse().map(async (address) => {
      const answer = await cache.match(address)
      return { address, title: answer ? labelsOf(answer).title : '' }
    }),
  )
  return listed.filter(({ title }) => title)
}

/** As the page mirrored them: JSON of any shape, or nothing. */
export async function readSavedMirror(): Promise<unknown> {
  return (await (await open()).match(SAVED_JOBS_ENTRY))?.json()
}

function labelsOf({ headers }: Response): { kind: Kind; readAt: string; title: string } {
  const kind = headers.get('kind') === 'page' ? 'page' : 'data'
  return { kind, readAt: headers.get('read-at') ?? '', title: decodeURIComponent(headers.get('title') ?? '') }
}

/** In the order of reading: what is put again stands last. */
async function keptAddresses(cache: Cache): Promise<string[]> {
  return (await cache.keys()).flatMap(({ url }) => readPageAddress(new URL(url)) ?? [])
}
