import { execFileSync } from 'node:child_process'
import process from 'node:process'
import { expect, test } from 'vitest'
import { withYoungFunctions } from './young-functions-plugin.ts'

/** Each turn makes an object with a function that reaches 8 kB, and forgets it. */
const PROGRAM = `
  const { getHeapSpaceStatistics } = require('node:v8')
  const old = () => getHeapSpaceStatistics().find((space) => space.space_name === 'old_space').space_used_size
  const before = old()
  for (let turn = 0; turn < 4000; turn++) {
    const page = new Array(1000).fill(turn)
    const context = {}
    context.sub = function () { return page }
  }
  console.log(old() - before)
`

/** Bytes that stay among the old objects of a process that ran the program without a full garbage collection. */
const bytesLeft = (program: string): number =>
  Number(
    execFileSync(process.execPath, ['--max-semi-space-size=1', '--no-opt', '-e', program], {
      encoding: 'utf8',
    }),
  )

test('what a function of a page reaches does not stay among the old objects', () => {
  expect(bytesLeft(PROGRAM)).toBeGreaterThan(5_000_000)
  expect(bytesLeft(withYoungFunctions(PROGRAM))).toBeLessThan(500_000)
})
