import { expect, test } from 'vitest'
import { collectHead, completeHead } from './head.ts'

const root = { meta: [{ title: 'Painim Wok' }, { name: 'description', content: 'Jobs' }] }
const job = {
  meta: [{ title: 'Cook' }, { name: 'description', content: 'Cook in Lae' }, { 'script:ld+json': { a: 1 } }],
  links: [{ rel: 'canonical', href: '/jobs/1' }, undefined],
}

test('the innermost title and description are used', () => {
  expect(collectHead([root])).toMatchObject({ title: 'Painim Wok' })
  expect(collectHead([root, job])).toEqual({
    title: 'Cook · Painim Wok',
    ownTitle: 'Cook',
    siteName: 'Painim Wok',
    meta: [{ name: 'description', content: 'Cook in Lae' }],
    links: [{ rel: 'canonical', href: '/jobs/1' }],
    structuredData: [{ a: 1 }],
  })
})

test('a page that does not exist says so', () => {
  expect(collectHead([{ ...root, status: 'notFound' }]).title).toBe('Page not found · Painim Wok')
  expect(collectHead([root, { status: 'notFound' }]).title).toBe('Page not found · Painim Wok')
  const job = { status: 'notFound', meta: [{ title: 'Job Not Found' }] }
  expect(collectHead([root, job]).title).toBe('Job Not Found · Painim Wok')
})

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
const complete = (one: typeof head, href: string) =>
  completeHead(one, { publicUrl: 'https://wok.example', href, isTranslated: false })
const property = (meta: Record<string, string>[], name: string) =>
  meta.filter((entry) => entry.property === name).map(({ content }) => content)

test('the canonical address of a page is on the public host', () => {
  const { links, meta } = complete(head, '/jobs?category=trades')
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
  expect(property(complete(head, href).meta, 'og:url')).toEqual([canonical]),
)

test('values that a page sets itself are kept', () => {
  const own = {
    ...head,
    meta: [...head.meta, { property: 'og:type', content: 'article' }],
    links: [{ rel: 'canonical', href: '/jobs' }],
  }
  const { links, meta } = complete(own, '/jobs-old')
  expect(links).toEqual([{ rel: 'canonical', href: 'https://wok.example/jobs' }])
  expect(property(meta, 'og:type')).toEqual(['article'])
  expect(property(meta, 'og:url')).toEqual(['https://wok.example/jobs'])
})
