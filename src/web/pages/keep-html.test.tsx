import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type Site, useAccount } from '../app/site.tsx'
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

function Greeting() {
  return <>{useAccount('jobSeeker')?.fullName ?? 'Nobody'}</>
}

// Rule (pages): The part of a page that is kept for everybody contains nothing about the visitor for whom it was made
test('a part is rendered as for somebody without a login, also in another part', () => {
  const own = { ...site(1), accounts: { jobSeeker: { fullName: 'Ana Kila' } } } as Site
  const html = renderToString(
    <KeepContext.Provider value={createKeep(own, new Set())}>
      <Kept as="div" data={{}}>
        {() => (
          <Kept as="ul" data={{}}>
            {() => <Greeting />}
          </Kept>
        )}
      </Kept>
    </KeepContext.Provider>,
  )
  expect(html).toBe('<div><ul>Nobody</ul></div>')
})

test('a part without data of its own is not kept', () => {
  const draw = (word: string) =>
    renderToString(
      <KeepContext.Provider value={createKeep(site(1), new Set())}>
        <Kept as="div" data={undefined}>
          {() => word}
        </Kept>
      </KeepContext.Provider>,
    )
  expect([draw('first'), draw('second')]).toEqual(['<div>first</div>', '<div>second</div>'])
})

test('parts take a limited memory', () => {
  const [some, others] = [{}, {}]
  const keep = createKeep(site(1), new Set(), 30_000_000)
  const long = (word: string) => word.repeat(4_000_000)
  expect(keep(some, '', () => long('some'))).toContain('some')
  expect(keep(some, '', () => 'again')).toContain('some')
  expect(keep(others, '', () => long('more'))).toContain('more')
  expect(keep(some, '', () => 'again')).toBe('again')
})

test('in the browser the part is rendered as it is', () => {
  const part = (
    <Kept as="ul" data={{}}>
      {() => <li>One</li>}
    </Kept>
  )
  expect(renderToString(part)).toBe('<ul><li>One</li></ul>')
})
