import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { parsePublicSettings } from '../../modules/settings/schema.ts'
import { joinUtf8 } from '../../shared/text.ts'
import { type Site, shownSettings, useAccount } from '../app/site.tsx'
import { Kept } from '../components/kept.tsx'
import { island } from '../islands/island.tsx'
import { renderHtml } from './keep-html.tsx'

const Button = island('save-job', () => <button type="button">Save</button>)
const site = (hour: number, savesData = false) =>
  ({ now: new Date(Date.UTC(2026, 0, 1, hour)), savesData }) as Site

function render(given: Site, content: ReactNode, most?: number) {
  const { html, islands } = renderHtml(given, content, most)
  return { html: new TextDecoder().decode(joinUtf8(html)), islands }
}

const draw = (given: Site, data: object, word: string) =>
  render(
    given,
    <Kept as="li" data={data} className="job">
      {() => (
        <>
          {word} <Button />
        </>
      )}
    </Kept>,
  )

test('a part that is asked for again is rendered once an hour for the same data, and its islands are in every page', () => {
  const data = {}
  draw(site(1), data, 'once')
  const first = draw(site(1), data, 'first')
  expect(first.html).toMatch(/^<li class="job">first.*Save<\/button>/)
  expect(first.islands).toEqual(['save-job'])
  expect(draw(site(1), data, 'second')).toEqual(first)
  draw(site(2), data, 'once')
  expect(draw(site(2), data, 'an hour later').html).toContain('an hour later')
  expect(draw(site(1), {}, 'other data').html).toContain('other data')
  expect(draw(site(2), data, 'without pictures').html).toContain('an hour later')
  expect(draw(site(2, true), data, 'without pictures').html).toContain('without pictures')
})

test('kept parts are in their places between other content, and typed signs stay as they are', () => {
  const [some, others] = [{}, {}]
  const page = (
    <>
      <p>{'K1,000 – <!--kept-->'}</p>
      <Kept as="ul" data={some}>
        {() => 'Lae – Goroka'}
      </Kept>
      <b>between</b>
      <Kept as="li" data={others}>
        {() => '“others”'}
      </Kept>
    </>
  )
  const html = '<p>K1,000 – &lt;!--kept--></p><ul>Lae – Goroka</ul><b>between</b><li>“others”</li>'
  const show = () => render(site(1), page).html.replaceAll('&gt;', '>')
  expect([show(), show(), show()]).toEqual([html, html, html])
})

function Greeting() {
  return <>{useAccount('jobSeeker')?.fullName ?? 'Nobody'}</>
}

// Rule (pages): The part of a page that is kept for everybody contains nothing about the visitor for whom it was made
test('a part is rendered as for somebody without a login, also in another part', () => {
  const own = { ...site(1), accounts: { jobSeeker: { fullName: 'Ana Kila' } } } as Site
  const { html } = render(
    own,
    <Kept as="div" data={{}}>
      {() => (
        <Kept as="ul" data={{}}>
          {() => <Greeting />}
        </Kept>
      )}
    </Kept>,
  )
  expect(html).toBe('<div><ul>Nobody</ul></div>')
})

test('a part without data of its own is not kept', () => {
  const draw = (word: string) =>
    render(
      site(1),
      <Kept as="div" data={undefined}>
        {() => word}
      </Kept>,
    ).html
  expect([draw('first'), draw('second')]).toEqual(['<div>first</div>', '<div>second</div>'])
})

test('parts take a limited memory', () => {
  const [some, others] = [{}, {}]
  const show = (data: object, text: string) =>
    render(
      site(1),
      <Kept as="div" data={data}>
        {() => text}
      </Kept>,
      30_000_000,
    ).html
  const long = (word: string) => word.repeat(4_000_000)
  show(some, 'once')
  expect(show(some, long('some'))).toContain('some')
  expect(show(some, 'again')).toContain('some')
  show(others, 'once')
  expect(show(others, long('more'))).toContain('more')
  expect(show(some, 'again')).toContain('again')
})

test('settings that do not change are shown as the same object, so that the footer is kept', () => {
  const settings = parsePublicSettings([])
  expect(shownSettings(settings)).toBe(shownSettings(settings))
  expect(shownSettings(settings)).not.toHaveProperty('admin_email')
})

test('in the browser the part is rendered as it is', () => {
  const part = (
    <Kept as="ul" data={{}}>
      {() => <li>One</li>}
    </Kept>
  )
  expect(renderToString(part)).toBe('<ul><li>One</li></ul>')
})
