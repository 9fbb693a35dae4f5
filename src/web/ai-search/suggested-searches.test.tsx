import { expect, test } from 'vitest'
import { renderAdmin } from '../../../tests/support/rendered.tsx'
import { SuggestedSearches } from './suggested-searches.tsx'

const PATH = '/api/employer/ai-search-suggestions'
const render = (answer: object, isAsked: boolean) =>
  renderAdmin(() => <SuggestedSearches query="welder" isAsked={isAsked} onSearch={() => undefined} />, {
    answers: { [PATH]: answer },
  })

// Rule (AI search): When suggestions fail to load, the page says so and offers to try again
test('an employer who asked for suggestions is told when they fail and can try again', async () => {
  const broken = Response.json({ message: 'Something went wrong. Please try again.' }, { status: 500 })
  const asked = await render(broken, true)
  expect(asked.headings).toEqual(['We could not load other searches'])
  expect(asked.paragraphs).toEqual(['Something went wrong. Please try again.'])
  expect(asked.buttons).toEqual(['Try again'])
  expect(asked.text).not.toContain('no better search')
  expect((await render(broken, false)).text).toBe('')
})

test('the page says that there is no better search only when the server says so', async () => {
  const none = await render({ suggestions: [], counted: [] }, true)
  expect(none.text).toBe('We have no better search for this.')
})
