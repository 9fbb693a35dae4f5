import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** `| rule | file | name of the test |` */
function rows(): { rule: string; file: string; name: string }[] {
  const lines = readFileSync('docs/tested-rules.md', 'utf8').matchAll(
    /^\| (?<rule>.+?) \| (?<file>(?:tests|src)\/\S+) \| (?<name>.+?) \|$/gm,
  )
  return [...lines].map(({ groups: { rule = '', file = '', name = '' } = {} }) => ({ rule, file, name }))
}

test('every test that the list of rules names is there', () => {
  expect(rows().length).toBeGreaterThan(50)
  const missing = rows().filter(
    ({ file, name }) => !readFileSync(file, 'utf8').replaceAll("\\'", "'").includes(name),
  )
  expect(missing).toEqual([])
})
