import { expect, test } from 'vitest'
import { oneAfterAnother } from './one-after-another.ts'

// Rule (settings and mail): A setting that is changed again while it is being saved keeps its last value
test('the last value is saved after the first; what came between is left out', async () => {
  const saved: string[] = []
  const first = Promise.withResolvers<void>()
  const save = oneAfterAnother(async (value) => {
    saved.push(value)
    if (value === 'a') await first.promise
  })
  const saving = save('a')
  await expect.poll(() => saved).toEqual(['a'])
  const all = [saving, save('b'), save('c')]
  first.resolve()
  await Promise.all(all)
  expect(saved).toEqual(['a', 'c'])
})
