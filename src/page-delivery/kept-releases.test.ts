import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import { keepRelease } from './kept-releases.ts'

// Rule (operating): The files of the last two releases stay available after an update
test('the files of the two releases before this one are found, and older ones deleted', () => {
  const { dir } = temporaryFolder()
  const kept = join(dir, 'kept')
  const start = (release: number) => {
    const assets = join(dir, `dist-${release}`)
    mkdirSync(assets, { recursive: true })
    writeFileSync(join(assets, `entry-${release}.js`), '')
    const find = keepRelease(assets, kept)
    // Each release is an hour older than the next.
    for (const name of readdirSync(kept)) {
      const [file = ''] = readdirSync(join(kept, name, 'assets'))
      const hour = Number(/\d+/.exec(file)) * 3600
      utimesSync(join(kept, name), hour, hour)
    }
    return [1, 2, 3, 4].filter((one) => find(`/assets/entry-${one}.js`))
  }
  expect(start(1)).toEqual([1])
  expect(start(1)).toEqual([1])
  expect(start(2)).toEqual([1, 2])
  expect(start(3)).toEqual([1, 2, 3])
  expect(start(4)).toEqual([2, 3, 4])
  expect(keepRelease(join(dir, 'dist-4'), kept)('/assets/../../dist-1/entry-1.js')).toBeUndefined()
})
