import { readdirSync } from 'node:fs'
import { basename } from 'node:path'

/** `npm run bench -- NAME [options]`. A benchmark is a file in this folder that exports `run`. */
const BENCHMARKS = readdirSync(import.meta.dirname)
  .map((file) => basename(file, '.ts'))
  .filter((name) =>
    [
      'ai-search',
      'faults',
      'fuzz',
      'ledger',
      'load',
      'mail',
      'newcomer',
      'pages',
      'scaling',
      'search',
      'tasks',
      'unlock',
    ].includes(name),
  )

const [name = '', ...options] = process.argv.slice(2)
if (name !== '' && !BENCHMARKS.includes(name)) {
  console.error(`There is no benchmark ${name}. Choose one of: ${BENCHMARKS.join(', ')}`)
  process.exit(1)
}
for (const benchmark of name === '' ? BENCHMARKS : [name]) {
  const { run }: { run(options: readonly string[]): Promise<void> } = await import(`./${benchmark}.ts`)
  await run(options)
}
