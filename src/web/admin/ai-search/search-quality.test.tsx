import { expect, test } from 'vitest'
import { renderAdmin } from '../../../../tests/support/rendered.tsx'
import { SearchQuality } from './search-quality.tsx'

const none = {
  ...{ searches: 0, shown: 0, opened: 0, shortlisted: 0, written: 0, hired: 0 },
  ...{ first: { one: 0, three: 0, ten: 0, later: 0 }, medianFirst: null },
}
const render = async (period: object, before: object = {}) => {
  const answers = {
    '/api/admin/ai-search-quality': { period: { ...none, ...period }, before: { ...none, ...before } },
  }
  return (await renderAdmin(() => <SearchQuality list={{}} onChange={() => undefined} />, { answers })).text
}

test('shares are of the searches that found people, beside those of the period before', async () => {
  const first = { one: 30, three: 10, ten: 5, later: 0 }
  const text = await render(
    { searches: 100, shown: 90, opened: 45, shortlisted: 9, written: 4, hired: 1, first, medianFirst: 1 },
    { searches: 50, shown: 40, opened: 10, medianFirst: 3 },
  )
  expect(text).toContain(
    '50 % of searches led to a person being opened 45 of 90 searches; 25 % in the period',
  )
  expect(text).toContain('No. 1 of the list was opened first')
  expect(text).toContain('10 searches found nobody of 100 searches; 10 of 50 in the period before')
  expect(text).toContain('A person was hired 1 · 1 %')
  expect(text).toContain('First 30 · 67 %')
})

test('without searches, or when all found nobody, the page says so', async () => {
  expect(await render({})).toContain('No employer used AI search in this period.')
  expect(await render({ searches: 1 })).toContain('1 search found nobody. “Weak searches” lists them.')
})
