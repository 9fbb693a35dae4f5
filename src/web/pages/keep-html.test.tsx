import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Site } from '../app/site.tsx'
import { KeepContext, Kept } from '../components/kept.tsx'
import { island } from '../islands/island.tsx'
import { createKeep } from './keep-html.tsx'

const Button = island('save-job', () => <button type="button">Save</button>)
const site = (hour: number, savesData = false) =>
  ({ now: new Date(Date.UTC(2026, 0, 1, hour)), savesData }) as Site

function draw(given: Site, data: object, word: string, islands = new Set<string>()) {
  const html = renderToString(
    <KeepContext.Provider value={createKeep(given, islands)}>
      <Kept as="li" data={data} className="job">
        {() => (
          <>
            {word} <Button />
          </>
        )}
      </Kept>
    </KeepContext.Provider>,
  )
  return { html, islands: [...islands] }
}

test('a part is rendered once an hour for the same data, and its islands are in every page', () => {
  const data = {}
  const first = draw(site(1), data, 'first')
  expect(first.html).toMatch(/^<li class="job">first.*Save<\/button>/)
  expect(first.islands).toEqual(['save-job'])
  expect(draw(site(1), data, 'second')).toEqual(first)
  expect(draw(site(2), data, 'an hour later').html).toContain('an hour later')
  expect(draw(site(1), {}, 'other data').html).toContain('other data')
  expect(draw(site(2), data, 'without pictures').html).toContain('an hour later')
  expect(draw(site(2, true), data, 'without pictures').html).toContain('without pictures')
})

test('in the browser the part is rendered as it is', () => {
  const part = (
    <Kept as="ul" data={{}}>
      {() => <li>One</li>}
    </Kept>
  )
  expect(renderToString(part)).toBe('<ul><li>One</li></ul>')
})
