// Uploads every file of a folder to a running product as new job seekers, and checks that the search finds them.
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Config } from '../src/platform/config.ts'
import { runScript, ScriptError } from './script.ts'
import { type Tried, tryFolder } from './try-cvs/folder.ts'
import { openProduct } from './try-cvs/product.ts'

async function tryCvs({ port }: Config): Promise<void> {
  const { folder, url } = readArguments(`http://localhost:${port}`)
  const product = openProduct(url, console.log)
  await product.requireRunning()
  const tried = await tryFolder(product, folder)
  for (const { file, outcome } of tried)
    if ('refusal' in outcome) console.log(`refused    ${file}: ${outcome.refusal}`)
  for (const { file, words, found } of tried)
    if (found === false) console.log(`not found  ${file}: ${words.join(' ')}`)
  const groups = new Set(tried.map(({ group }) => group))
  const table = [...groups].map(
    (group) => [group || '(top)', tried.filter((one) => one.group === group)] as const,
  )
  console.table(
    Object.fromEntries([...table, ['all', tried] as const].map(([name, rows]) => [name, countsOf(rows)])),
  )
  console.log(uploadTimes(tried))
  if (tried.some(({ found }) => found === false)) process.exitCode = 1
}

function readArguments(defaultUrl: string): { folder: string; url: string } {
  const usage = new ScriptError('Usage: npm run try-cvs -- FOLDER [--url http://localhost:3000]')
  try {
    const { values, positionals } = parseArgs({
      options: { url: { type: 'string' } },
      allowPositionals: true,
    })
    const [folder, ...rest] = positionals
    const url = values.url ?? defaultUrl
    if (!folder || rest.length > 0 || !URL.canParse(url)) throw usage
    // npm changes to the folder of the project.
    return { folder: resolve(process.env.INIT_CWD ?? '', folder), url: new URL(url).origin }
  } catch {
    throw usage
  }
}

function countsOf(tried: readonly Tried[]) {
  const stored = tried.filter(({ outcome }) => 'cvId' in outcome)
  return {
    files: tried.length,
    stored: stored.length,
    refused: tried.length - stored.length,
    found: stored.filter(({ found }) => found === true).length,
    'not found': stored.filter(({ found }) => found === false).length,
    'without words': stored.filter(({ found }) => found === undefined).length,
  }
}

function uploadTimes(tried: readonly Tried[]): string {
  const times = tried.flatMap(({ outcome }) => ('ms' in outcome ? outcome.ms : [])).sort((a, b) => a - b)
  const at = (share: number) => Math.round(times[Math.floor((times.length - 1) * share)] ?? 0)
  return `Uploads took ${at(0.5)} ms (median), ${at(0.95)} ms (p95), ${at(1)} ms (most)`
}

await runScript(tryCvs)
