import { expect, test } from 'vitest'
import { boundedQueue } from './bounded-queue.ts'

test('works in turn, as many at once as allowed, and refuses more than may wait', async () => {
  const inTurn = boundedQueue({ running: 2, waiting: 1 })
  const log: string[] = []
  const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const works = gates.map((gate, index) =>
    inTurn(async () => {
      log.push(`start ${index}`)
      await gate.promise
      return index
    }),
  )
  await expect(inTurn(async () => 3)).rejects.toMatchObject({ code: 'too_many_requests' })
  expect(log).toEqual(['start 0', 'start 1'])
  gates[1]?.resolve()
  await works[1]
  await expect.poll(() => log).toContain('start 2')
  for (const gate of gates) gate.resolve()
  expect(await Promise.all(works)).toEqual([0, 1, 2])
})

test('a failure frees its place', async () => {
  const inTurn = boundedQueue({ running: 1, waiting: 1 })
  const failing = inTurn(() => Promise.reject(new Error('no')))
  const next = inTurn(async () => 'yes')
  await expect(failing).rejects.toThrow('no')
  expect(await next).toBe('yes')
  expect(await inTurn(async () => 'again')).toBe('again')
})
