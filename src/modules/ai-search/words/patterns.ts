import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { NUMBER_WORDS } from '../../../shared/text.ts'

type Block = { name: string; pattern: string; found: string[]; notFound: string[] }

const file = readFileSync(join(import.meta.dirname, '../../../../db/lexicon/patterns.txt'), 'utf8')

/** The patterns of db/lexicon/patterns.txt with their examples. Its first lines explain the format. */
export const PATTERNS: readonly Block[] = file
  .replaceAll(/^#.*\n/gm, '')
  .split(/^\[(?=[a-zA-Z -]+\]$)/m)
  .slice(1)
  .map((block) => {
    const [head = '', ...lines] = block.split('\n')
    const after = (sign: string) => lines.flatMap((line) => (line.startsWith(sign) ? [line.slice(2)] : []))
    const pattern = lines
      .filter((line) => !/^[=!] /.test(line))
      .map((line) => line.trim().replace(/^\| /, '|'))
    return { name: head.slice(0, -1), pattern: pattern.join(''), found: after('= '), notFound: after('! ') }
  })

const sources = new Map(PATTERNS.map(({ name, pattern }) => [name, pattern]))
sources.set('number words', NUMBER_WORDS.slice(1).join('|'))

function sourceOf(name: string): string {
  const source = sources.get(name)
  if (source === undefined) throw new Error(`patterns.txt has no pattern [${name}]`)
  return source.replaceAll(/<([a-z ]+)>/g, (_, part: string) => sourceOf(part))
}

/** Returns a pattern for all its matches in a text, in small and capital letters. Throws if the file has no such pattern. */
export const patternOf = (name: string): RegExp => new RegExp(sourceOf(name), 'giu')
