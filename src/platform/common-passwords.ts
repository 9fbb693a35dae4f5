import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * The 3,000 commonest passwords of 6 or more characters in leaked lists, one a line, in lower case: the top of the list of
 * zxcvbn 4.4.2 (Dropbox, MIT licence), which counted Mark Burnett's ten million passwords (public domain).
 */
const FILE = join(import.meta.dirname, 'common-passwords.txt')

let common: Promise<ReadonlySet<string>> | undefined

/** Compared without regard to case. */
export async function isCommonPassword(password: string): Promise<boolean> {
  common ??= readFile(FILE, 'utf8').then((text) => new Set(text.trim().split('\n')))
  return (await common).has(password.toLowerCase())
}
