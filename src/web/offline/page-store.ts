import type { Words } from '../../shared/language/words.ts'
import {
  isTokPisin,
  MAX_READ_PAGES,
  mayBeKept,
  READ_PAGES_CACHE,
  readPageAddress,
  SAVED_JOBS_ENTRY,
  TOK_PISIN_WORDS,
  titleIn,
} from './read-pages.ts'

/** `page`: the HTML as it came; `part`: the main part of a page; `data`: the JSON of a job. */
export type Kind = 'page' | 'part' | 'data'
const isKind = (text: string | null): text is Kind => text === 'page' || text === 'part'
export type Kept = { kind: Kind; text: string; readAt: string }

const open = () => caches.open(READ_PAGES_CACHE)

/** Stores an answer under the page's address if it is the same for every visitor. The oldest page makes room for it. */
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
  if (isTokPisin(address)) await keepWords()
}

function titleOf(kind: Kind, text: string): string {
  if (kind !== 'data') return titleIn(text)
  return String(JSON.parse(text).title ?? '')
}

export async function findKept(address: string): Promise<Kept | undefined> {
  const answer = await (await open()).match(address)
  if (!answer) return undefined
  const { kind, readAt } = labelsOf(answer)
  return { kind, readAt, text: await answer.text() }
}

/** Lists the stored pages, the last one opened first. */
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

/** Returns the saved jobs as the page stored them: JSON of any shape, or undefined. */
export async function readSavedMirror(): Promise<unknown> {
  return (await (await open()).match(SAVED_JOBS_ENTRY))?.json()
}

/**
 * Stores the words of the copies in Tok Pisin, once. A new worker deletes their cache, because it may have other texts.
 * Without them copies are in English.
 */
async function keepWords(): Promise<void> {
  if (await readWords()) return
  const cache = await caches.open('words')
  await cache.add(TOK_PISIN_WORDS).catch(() => undefined)
}

export async function readWords(): Promise<Words | undefined> {
  const answer = await caches.match(TOK_PISIN_WORDS)
  return answer?.json()
}

function labelsOf({ headers }: Response): { kind: Kind; readAt: string; title: string } {
  const named = headers.get('kind')
  const kind = isKind(named) ? named : 'data'
  return { kind, readAt: headers.get('read-at') ?? '', title: decodeURIComponent(headers.get('title') ?? '') }
}

/** Lists the addresses in the order of opening: storing a page again moves it to the end. */
async function keptAddresses(cache: Cache): Promise<string[]> {
  return (await cache.keys()).flatMap(({ url }) => readPageAddress(new URL(url)) ?? [])
}
