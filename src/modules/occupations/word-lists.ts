import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const file = readFileSync(join(import.meta.dirname, '../../../db/lexicon/words.txt'), 'utf8')
const lists = new Map(
  [...file.replaceAll(/^#.*\n/gm, '').matchAll(/^\[(.+)\]\n([^[]+)/gm)].map(([, name, text = '']) => [
    name,
    text.trim(),
  ]),
)

/** Returns the text of a list of db/lexicon/words.txt, which is read once per process. Throws if it has no such list. */
export function listOf(name: string): string {
  const text = lists.get(name)
  if (text === undefined) throw new Error(`words.txt has no list [${name}]`)
  return text
}

export const listedWords = (name: string): ReadonlySet<string> => wordsIn(listOf(name))

/** 'skul school; stoa store' */
export const listedPairs = (name: string): ReadonlyMap<string, string> =>
  new Map(phrasesIn(listOf(name)).map(([word = '', meaning = '']) => [word, meaning]))

export const wordsIn = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/))

/** The phrases of each line and their reason: 'sex is never used: female; male'. */
export const listedPhrases = (name: string): { said: string; phrase: string[] }[] =>
  listOf(name)
    .split('\n')
    .flatMap((line) => {
      const [said = '', phrases = ''] = line.split(': ')
      return phrasesIn(phrases).map((phrase) => ({ said, phrase }))
    })

/** The words of each phrase: 'haus sik; old age home'. */
export const phrasesIn = (text: string): string[][] => text.split(/;\s+/).map((phrase) => phrase.split(' '))
