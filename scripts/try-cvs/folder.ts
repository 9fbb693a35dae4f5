import { readdir } from 'node:fs/promises'
import { basename, dirname, extname, join, relative, sep } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { readDocumentText } from '../../src/platform/documents/text.ts'
import { identifyDocument } from '../../src/platform/documents/type.ts'
import { removeContacts } from '../../src/shared/mask-contacts.ts'
import type { Category, Product, Uploaded } from './product.ts'

/** Uploads at the same time: as many as the product reads at once. */
const AT_ONCE = 2
/** How long to wait until a CV is found. The index is written with the CV, but the product may be busy. */
const PATIENCE_MS = 60_000

export type Tried = {
  /** The path, relative to the folder. */
  file: string
  /** The first folder in the path, '' for files at the top. */
  group: string
  outcome: Uploaded
  /** The words that were searched for. Empty if the file has none. */
  words: string[]
  /** Absent if nothing was searched for. */
  found?: boolean
}

/** Uploads each file below a folder as a new job seeker, then searches for each CV by its own words. */
export async function tryFolder(product: Product, folder: string): Promise<Tried[]> {
  const files = await listFiles(folder)
  const categories = await product.listCategories()
  const outcomes = await inParallel(files, (file) =>
    product.upload(join(folder, file), guessFields(file, categories)),
  )
  const texts = await inParallel(files, async (file, index) => {
    const outcome = outcomes[index]
    return outcome && 'cvId' in outcome ? wordsOf(await readText(join(folder, file))) : new Set<string>()
  })
  const words = distinctiveWords(texts.map((text, index) => without(text, files[index] ?? '')))
  return inParallel(files, async (file, index) => {
    const group = file.includes(sep) ? (file.split(sep)[0] ?? '') : ''
    const outcome = outcomes[index] ?? { refusal: 'not tried' }
    const tried = { file, group, outcome, words: words[index] ?? [] }
    if ('refusal' in outcome || tried.words.length === 0) return tried
    return { ...tried, found: await isFound(product, outcome.cvId, tried.words) }
  })
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return files.map((file) => relative(folder, file)).sort()
}

/** Guesses title and category from the names of the folder and the file. */
function guessFields(file: string, categories: readonly Category[]): { jobTitle: string; category: string } {
  const named = dirname(file) === '.' ? basename(file, extname(file)) : basename(dirname(file))
  const title = named
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase()
  const words = title.split(' ').filter((word) => word.length > 3)
  const text = ({ name, slug }: Category) => `${name} ${slug}`.toLowerCase()
  const fitting = categories.find((one) => words.some((word) => text(one).includes(word.slice(0, 6))))
  const category = fitting?.slug ?? categories[0]?.slug ?? ''
  return {
    jobTitle: title.length < 2 ? 'Job seeker' : title.charAt(0).toUpperCase() + title.slice(1),
    category,
  }
}

/** Reads the text that the search index should contain, in the same way as the product. */
async function readText(path: string): Promise<string> {
  const { text } = await readDocumentText(path, await identifyDocument(path, basename(path)))
  return removeContacts(text)
}

/** Removes the words of the path. The job title was made from them, so the search would find them without the text. */
function without(words: ReadonlySet<string>, file: string): Set<string> {
  const named = wordsOf(file)
  return new Set([...words].filter((word) => !named.has(word)))
}

async function isFound(product: Product, cvId: number, words: readonly string[]): Promise<boolean> {
  const end = Date.now() + PATIENCE_MS
  while (!(await product.finds(cvId, words))) {
    if (Date.now() > end) return false
    await wait(500)
  }
  return true
}

/** Returns the results in the order of `items`. */
async function inParallel<T, R>(
  items: readonly T[],
  work: (item: T, index: number) => Promise<R>,
): Promise<R[]> {
  const results: R[] = []
  const queue = items.entries()
  const worker = async () => {
    for (const [index, item] of queue) results[index] = await work(item, index)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return results
}

/** The length of an index entry. The product cuts longer texts in the same way. */
const MAX_CHARACTERS = 90_000
const WORDS_ASKED = 3

/** Returns the words that have only English letters, because those are the words that people search for. */
export function wordsOf(text: string): Set<string> {
  const all =
    text
      .slice(0, MAX_CHARACTERS)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  return new Set(all.filter((word) => /^[a-z]{5,20}$/.test(word)))
}

/**
 * Returns the words to search for, for each document: the words that the fewest other documents have, longest first.
 */
export function distinctiveWords(documents: readonly ReadonlySet<string>[]): string[][] {
  const owners = new Map<string, number>()
  for (const words of documents) for (const word of words) owners.set(word, (owners.get(word) ?? 0) + 1)
  const rarity = (word: string) => owners.get(word) ?? 0
  return documents.map((words) =>
    [...words]
      .sort((a, b) => rarity(a) - rarity(b) || b.length - a.length || (a < b ? -1 : 1))
      .slice(0, WORDS_ASKED),
  )
}
