import { expect, test } from 'vitest'
import { fuzz } from '../../bench/fuzz.ts'
import { startPageServer } from '../../bench/pages/server.ts'

// Rule (random faults): Malformed requests in any role never get a 500 or an answer that is cut off
test('malformed requests in every role are answered, and never with a 500', {
  timeout: 600_000,
}, async () => {
  const server = await startPageServer()
  try {
    const { statuses, faults } = await fuzz(server.url, { requests: 5000, seed: 20_261_122 })
    expect(faults).toEqual([])
    // Every role had successful requests, so they were not all refused for their session.
    for (const [role, counts] of statuses) expect(counts.get(200), role).toBeGreaterThan(50)
  } finally {
    await server.stop()
  }
})
