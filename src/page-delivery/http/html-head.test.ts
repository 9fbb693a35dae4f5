import { expect, test } from 'vitest'
import { completeHead } from './html-head.ts'

const head = {
  title: 'Cook · Painim Wok',
  ownTitle: 'Cook',
  siteName: 'Painim Wok',
  meta: [
    { name: 'description', content: 'x'.repeat(200) },
    { property: 'og:image', content: '/a.jpg?v=1' },
  ],
  links: [{ rel: 'icon', href: '/icon.svg' }],
  structuredData: [],
}
const property = (meta: Record<string, string>[], name: string) =>
  meta.filter((entry) => entry.property === name).map(({ content }) => content)

test('the canonical address of a page is on the public host', () => {
  const { links, meta } = completeHead(head, 'https://wok.example', '/jobs?category=trades')
  expect(links).toEqual([
    { rel: 'icon', href: '/icon.svg' },
    { rel: 'canonical', href: 'https://wok.example/jobs?category=trades' },
  ])
  expect(property(meta, 'og:url')).toEqual(['https://wok.example/jobs?category=trades'])
  expect(property(meta, 'og:image')).toEqual(['https://wok.example/a.jpg?v=1'])
  expect(property(meta, 'og:title')).toEqual(['Cook'])
  expect(property(meta, 'og:description')[0]).toHaveLength(155)
})

test.each([
  ['/jobs?page=1', 'https://wok.example/jobs'],
  ['/jobs?category=trades&page=1', 'https://wok.example/jobs?category=trades'],
  ['/jobs?category=trades&page=2', 'https://wok.example/jobs?category=trades&page=2'],
])('the canonical address of %s is %s', (href, canonical) =>
  expect(property(completeHead(head, 'https://wok.example', href).meta, 'og:url')).toEqual([canonical]),
)

test('values that a page sets itself are kept', () => {
  const own = {
    ...head,
    meta: [...head.meta, { property: 'og:type', content: 'article' }],
    links: [{ rel: 'canonical', href: '/jobs' }],
  }
  const { links, meta } = completeHead(own, 'https://wok.example', '/jobs-old')
  expect(links).toEqual([{ rel: 'canonical', href: 'https://wok.example/jobs' }])
  expect(property(meta, 'og:type')).toEqual(['article'])
  expect(property(meta, 'og:url')).toEqual(['https://wok.example/jobs'])
})
