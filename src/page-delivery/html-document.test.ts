import { expect, test } from 'vitest'
import { composeDocument } from './html-document.ts'

const head = {
  title: 'Cook <at> "Lae"',
  ownTitle: 'Cook',
  siteName: 'Painim Wok',
  meta: [{ name: 'description', content: 'A & B' }],
  links: [{ rel: 'canonical', href: '/jobs/1' }],
  structuredData: [{ title: '</script><b>' }],
}

test('the document contains head, page, state and the tags of the build', () => {
  const page = { head, html: ['<p>$& page</p>'], state: '{}', style: '', words: '' }
  const tags = { head: ['<style>', new TextEncoder().encode('a{}</style>')], body: '<i></i>', isPlain: false }
  const html = new TextDecoder().decode(composeDocument({ ...page, language: 'en' }, tags))
  expect(html).toMatch(
    /^<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Cook &lt;at&gt; &quot;Lae&quot;<\/title>/,
  )
  expect(html).toContain('<meta name="description" content="A &amp; B">')
  expect(html).toContain('<link rel="canonical" href="/jobs/1">')
  expect(html).toContain('{"title":"\\u003c/script>\\u003cb>"}')
  expect(html).toContain('<style>a{}</style></head><body><div id="app"><p>$& page</p></div>')
  expect(html).toMatch(/<script type="application\/json" id="state">\{\}<\/script><i><\/i><\/body><\/html>$/)
})
