import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'

let words: ReadonlySet<string> | undefined

/** Whether a word, in small letters, is in the list of English words (SCOWL, see NOTICE.md). Loaded at the first use. */
export function isEnglish(word: string): boolean {
  if (!words) {
    const packed = readFileSync(join(import.meta.dirname, '../../db/lexicon/english-words.txt.gz'))
    words = new Set(gunzipSync(packed).toString().split('\n'))
  }
  return words.has(word)
}
