import { readdir } from 'node:fs/promises'
import { basename, dirname, extname, join, relative, sep } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { readDocumentText } from '../src/platform/document-text.ts'
import { identifyDocument } from '../src/platform/document-type.ts'
import { removeContacts } from '../src/shared/mask-contacts.ts'
import type { Category, Product, Uploaded } from './try-cvs-product.ts'
import { distinctiveWords, wordsOf } from './try-cvs-words.ts'

/** As many as the product reads at a time. */
const AT_ONCE = 2
/** The index is written with the CV; a minute leaves room for a product that is busy. */
const PATIENCE_MS = 60_000

export type Tried = {
  /** From the folder that was named. */
  file: string
  /** The first folder on the way, '' for files that lie at the top. */
  group: string
  outcome: Uploaded
  /** What was searched for; none when the file holds no words. */
  words: string[]
  /** Absent: nothing was searched for. */
  found?: boolean
}

/** Uploads every file below a folder as a new job seeker, then searches for each by words of its own. */
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

/** Title and category as the names of folder and file suggest. */
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

/** What the index is to hold of the file, read as the product reads it. */
async function readText(path: string): Promise<string> {
  const { text } = await readDocumentText(path, await identifyDocument(path, basename(path)))
  return removeContacts(text)
}

/** The title was made of the file's path: its words would be found without the text. */
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

/** The results in the order of `items`. */
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
