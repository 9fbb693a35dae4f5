import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Timeline } from './application-parts.tsx'

// Rule (job seekers): The employer's words about a rejection are beside the rejection, with the company's name
test('the words of a rejection are in the timeline', () => {
  const changedAt = '2026-11-20T02:00:00Z'
  const html = renderToString(
    <Timeline
      application={{
        company: 'Hula Boatbuilders',
        timeline: [
          { status: 'pending', changedAt },
          { status: 'rejected', changedAt: '2026-11-21T02:00:00Z', words: 'Thank you, Ana.' },
        ],
      }}
    />,
  )
  expect(html.match(/Rejected.*/)?.[0]).toMatch(/Hula Boatbuilders.*writes:.*Thank you, Ana\./)
  expect(html.match(/writes:/g)).toHaveLength(1)
})
